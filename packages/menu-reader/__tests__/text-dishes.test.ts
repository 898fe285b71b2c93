import { describe, expect, it } from '@jest/globals';
import { createMenuReader } from '../src/reader';
import { getLexicon, getNamerFor } from '@kioot/engine/lexicon';

const reader = createMenuReader(getLexicon());
const read = (text: string) => reader.readText(text).map(({ ko, price }) => [ko, price]);

describe('pasted menu', () => {
  it.each([
    ['제육볶음 11,000원', '제육볶음', 11_000],
    ['제육볶음 .... 11.0', '제육볶음', 11_000],
    ['김치찌개······8,000', '김치찌개', 8_000],
    ['된장찌개 9천원', '된장찌개', 9_000],
    ['육회 1만5천원', '육회', 15_000],
    ['갈비찜 3.5만', '갈비찜', 35_000],
    ['비빔밥 8000', '비빔밥', 8_000],
    ['비빔밥 ₩9,000', '비빔밥', 9_000],
    ['냉면 11.000', '냉면', 11_000],
    ['삼겹살(2인) 25,000', '삼겹살', 25_000],
    ['항정살 180g 15.0', '항정살', 15_000],
    ['감자탕 소 30,000 중 40,000 대 50,000', '감자탕', 30_000],
    ['짬뽕 9,000~12,000', '짬뽕', 9_000],
    ['된장찌개', '된장찌개', null],
  ])('%s', (text, ko, price) => {
    expect(read(text)).toEqual([[ko, price]]);
  });

  it('has several dishes on a line, each followed by its price', () => {
    expect(read('물냉면 9,000   비빔냉면 9,500\n물회/회덮밥 15,000')).toEqual([
      ['물냉면', 9_000],
      ['비빔냉면', 9_500],
      ['물회', 15_000],
      ['회덮밥', 15_000],
    ]);
  });

  it.each([
    ['물냉면 제육볶음 된장찌개', ['물냉면', '제육볶음', '된장찌개']],
    ['돼지 김치찌개', ['돼지 김치찌개']],
    ['매운 갈비찜', ['매운 갈비찜']],
  ])('separates dishes at spaces, but not the words of one: %s', (text, dishes) => {
    expect(read(text)).toEqual(dishes.map((ko) => [ko, null]));
  });

  it('has a price below its dish, or all prices below all names', () => {
    expect(read('불고기\n15,000\n갈비탕\n13,000')).toEqual([
      ['불고기', 15_000],
      ['갈비탕', 13_000],
    ]);
    expect(read('짬뽕\n짜장면\n탕수육\n7,000\n6,000\n20,000')).toEqual([
      ['짬뽕', 7_000],
      ['짜장면', 6_000],
      ['탕수육', 20_000],
    ]);
  });

  it('never gives a dish the price of another', () => {
    expect(read('짬뽕\n짜장면\n탕수육\n7,000\n20,000')).toEqual([
      ['짬뽕', null],
      ['짜장면', null],
      ['탕수육', null],
    ]);
  });

  it.each([
    '식사류',
    '[ 메 뉴 ]',
    '문의 02-123-4567',
    '예약전화: 010-1234-5678',
    '영업시간 11:00 ~ 22:00',
    '원산지: 국내산',
    '쌀(국내산), 배추김치(중국산)',
    '어서오세요 반갑습니다',
    '서울시 종로구 인사동길 12',
    'https://example.org',
    '12,000',
    '',
  ])('has no dish in "%s"', (text) => {
    expect(read(text)).toEqual([]);
  });

  it('is read without errors, whatever it holds', () => {
    expect(read('\u0000\u0007🍜 \ud800\n\u1100\u1161\u11a8')).toEqual(expect.any(Array));
    expect(read('짬뽕 9,000\u2028우동 8,000')).toHaveLength(2);
    expect(read(' 제육볶음 11,000 '.normalize('NFD'))).toEqual([['제육볶음', 11_000]]);
  });
});

describe('dish details', () => {
  it('have English, a kind of food, and facts for a verdict', () => {
    expect(reader.getDish('김치찌개')).toMatchObject({
      ko: '김치찌개',
      en: 'Kimchi Stew (pork)',
      kind: 'stew',
      vegan: 'no',
    });
    expect(reader.getDish('뷁뷁')).toMatchObject({ kind: 'unknown', vegan: 'unknown' });
  });
});

describe('suggestions', () => {
  it.each([
    ['제육', '제육볶음'],
    ['제육볶ㅇ', '제육볶음'],
    ['ㅈㅇㅂㅇ', '제육볶음'],
    ['jeyuk', '제육볶음'],
    ['doenjang', '된장찌개'],
    ['bulgoki', '불고기'],
    ['stir-fried pork', '제육볶음'],
  ])('%s: %s', (typed, ko) => {
    expect(reader.suggest(typed, 5).map((each) => each.ko)).toContain(ko);
  });

  it('are bounded, also by English, and empty for an empty text', () => {
    const suggestions = reader.suggest('김치', 3);
    expect(suggestions).toHaveLength(3);
    expect(suggestions.every(({ en }) => /^[A-Z]/.test(en))).toBe(true);
    expect(reader.suggest(' ', 3)).toEqual([]);
  });
});

it('names dishes in the language of the given names', () => {
  const { getDish, suggest } = createMenuReader(getLexicon(), () => getNamerFor('ja').toDish);
  expect(getDish('매운 돼지갈비찜')).toMatchObject({ en: '豚カルビの辛煮込み' });
  expect(suggest('삼겹살', 1)).toEqual([{ ko: '삼겹살', en: 'サムギョプサル' }]);
});
