import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { readMenu, splitMenu } from '../../src/menu';
import { toPlainText } from '../../src/text/plain-text';
import { toRuns } from '../../../../__tests__/helpers/sample';

const dishes = (text: string) =>
  splitMenu(text)
    .filter((item) => item.isDish)
    .map((item) => item.dish);

describe('splitMenu', () => {
  it.each([
    ['한우곱창 / 한우대창 / 한우 곱창전골 등', ['한우곱창', '한우대창', '한우 곱창전골']],
    [
      '냉소바, 가조쿠소바·에비텐소바|자루소바; 우동、라멘・교자',
      ['냉소바', '가조쿠소바', '에비텐소바', '자루소바', '우동', '라멘', '교자'],
    ],
    ['김치찌개<br>된장찌개<br/>순두부&amp;두부', ['김치찌개', '된장찌개', '순두부&두부']],
    ['김치찌개 7,000원, 된장찌개 8,000원', ['김치찌개', '된장찌개']],
    ['흑임자 슈페너 6,800원 수제 바닐라 라떼 6,500원', ['흑임자 슈페너', '수제 바닐라 라떼']],
    ['로스티드 치킨 (24,000) 항정살 스테이크 (23,000)', ['로스티드 치킨', '항정살 스테이크']],
    ['채정식(점심) 담정식(저녁) 선정식(저녁)', ['채정식', '담정식', '선정식']],
    [
      '[점심] 누룽지곰탕 / 고추육개장 [저녁] 생돼지갈비',
      ['누룽지곰탕', '고추육개장', '생돼지갈비'],
    ],
    ['한식(양지탕,모듬수육,삼겹살)', ['양지탕', '모듬수육', '삼겹살']],
    [
      '퐁피두(광어와 루꼴라), 빨락빠니르(시금치커리)',
      ['퐁피두 (광어와 루꼴라)', '빨락빠니르 (시금치커리)'],
    ],
    ['(한우) 불고기', ['한우 불고기']],
    ['치킨 버거(비건), 샐러드 (비건 가능) 9,000원', ['치킨 버거 (비건)', '샐러드 (비건 가능)']],
    ['[비건] 커리, 케밥(할랄)', ['커리 (비건)', '케밥']],
    ['봉추찜닭(소, 2인), 민물장어 대 2마리', ['봉추찜닭', '민물장어']],
    ['닭한마리, 닭강정 한마리, 소한마리', ['닭한마리', '닭강정', '소한마리']],
    ['1++ 한우 등심 200g', ['1++ 한우 등심']],
    ['1. 김치찌개 2인분\n2. 된장찌개', ['김치찌개', '된장찌개']],
    ['치킨 마살라(매운맛)+버터난', ['치킨 마살라+버터난 (매운맛)']],
    ['양지설렁탕 차돌탕 차돌수육', ['양지설렁탕', '차돌탕', '차돌수육']],
    ['묵밥 물냉면 왕만두', ['묵밥', '물냉면', '왕만두']],
    ['생대구탕 생두부', ['생대구탕', '생두부']],
    ['제육볶음 공기밥 사이다', ['제육볶음', '공기밥', '사이다']],
    ['쇼콜라 타르트', ['쇼콜라 타르트']],
    ['짜장면 짬뽕 탕수육', ['짜장면', '짬뽕', '탕수육']],
    ['광양 불고기', ['광양 불고기']],
    ['소고기 쌀국수', ['소고기 쌀국수']],
    ['점심: 김치찌개', ['김치찌개']],
    ['아메리카노', ['아메리카노']],
  ])('splits %s', (text, expected) => {
    expect(dishes(text)).toEqual(expected);
  });

  it.each([
    '성인 이용 가격',
    '한식',
    '코스요리 (런치, 디너)',
    '향토음식',
    '런치 코스',
    'A세트',
    '세트메뉴',
    '음료(7천원~9천원)',
    '15:00 - 23:00 (22:00 라스트오더)',
    '코스 10만원~15만원 외',
    '품목별 상이',
  ])('finds no dish in %s', (text) => {
    const items = splitMenu(text);
    expect(items.length).toBeGreaterThan(0);
    expect(items.every((item) => !item.isDish)).toBe(true);
  });

  it.each([
    ['국수전골(1만5천원)', ['1만5천원']],
    ['김치찌개 7,000원', ['7,000원']],
    ['김치찌개 ₩12,000', ['₩12,000']],
    ['초월 6.9', ['6.9']],
    ['모둠회 대/중/소', ['대', '중', '소']],
    ['김치찌개 외 다수', []],
    ['김치찌개 12,000~', ['12,000~']],
    ['커피(5천원~6천원)', ['5천원~6천원']],
    ['아구찜 소(小)', ['소', '小']],
    ['닭한마리 (2인 이상 주문 가능)', ['2인 이상 주문 가능']],
    ['치킨 full, half', ['full', 'half']],
    ['즉석떡볶이 2인 세트', ['2인']],
  ])('keeps prices and sizes of %s as notes', (text, notes) => {
    const items = splitMenu(text);
    expect(items).toHaveLength(1);
    expect(items[0]?.notes).toEqual(notes);
  });

  it('adds a set or course in a bracket to the name', () => {
    expect(dishes('난 (런치코스), 자장면')).toEqual(['난 런치코스', '자장면']);
    expect(dishes('비빔밥(A세트), 점심(코스)')).toEqual(['비빔밥 A세트']);
  });

  it('composes decomposed Hangul', () => {
    expect(dishes('김치찌개, 라면'.normalize('NFD'))).toEqual(['김치찌개', '라면']);
  });

  it('never throws and trims every dish', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        for (const item of splitMenu(text)) {
          expect(item.dish).toBe(item.dish.trim());
          expect(item.dish).not.toBe('');
        }
      }),
      toRuns(1_000),
    );
  });

  it('finds all plain dishes in any mixture of separators', () => {
    const dish = fc.constantFrom('김치찌개', '물냉면', '파스타', '한우 육회', '탄두리 치킨');
    const between = fc.constantFrom(' / ', ', ', ' · ', '|', '<br>', '; ', '\n', ' 7,000원 / ');
    fc.assert(
      fc.property(fc.array(fc.tuple(dish, between), { minLength: 1, maxLength: 12 }), (parts) => {
        const text = parts.map(([name, gap]) => name + gap).join('');
        expect(dishes(text)).toEqual(parts.map(([name]) => name));
      }),
      toRuns(1_000),
    );
  });
});

describe('readMenu', () => {
  it('joins both fields, each dish once, in order', () => {
    const items = readMenu({
      firstmenu: '닭강정 1마리',
      treatmenu: '닭강정 1마리, 닭강정 컵, 닭 강정 2인분',
    });
    expect(items.map((item) => item.dish)).toEqual(['닭강정', '닭강정 컵']);
    expect(items[0]?.notes).toEqual(['1마리', '2인분']);
  });

  it('returns nothing for empty fields', () => {
    expect(readMenu({ firstmenu: '', treatmenu: ' <br> ' })).toEqual([]);
  });
});

describe('toPlainText', () => {
  it('decodes entities, breaks lines and removes tags', () => {
    expect(toPlainText('A&nbsp;&lt;BEST&gt;<br>B<p>C</p><b>D</b> (E)')).toBe(
      'A <BEST>\nB\nC\nD (E)',
    );
  });
});
