import { describe, expect, it } from '@jest/globals';
import portions from '../../lexicon/portions.json';
import { readMenu } from '../../src';
import { classifyEatingAlone, PORTION_FORMS, SHARED_FORMS } from '../../src/lexicon/portions';
import { FOOD_KINDS } from '../../src/lexicon/food-kinds';

const classify = (treatmenu: string, title = '가게') =>
  classifyEatingAlone({ title, items: readMenu({ firstmenu: '', treatmenu }) });
const getReason = (menu: string, title?: string) => classify(menu, title).reason;
const getKind = (menu: string, title?: string) => classify(menu, title).kind;

describe('classifyEatingAlone', () => {
  it.each([
    ['bowl', '회덮밥', '모듬회, 회덮밥'],
    ['soup', '왕갈비탕', '한우꽃등심, 왕갈비탕'],
    ['noodles', '짬뽕', '탕수육, 짬뽕'],
    ['gimbap', '참치김밥', '참치김밥, 떡볶이'],
    ['rice', '돌솥밥', '고등어 정식, 돌솥밥'],
    ['plate', '등심돈까스', '등심돈까스'],
  ])('is one for a dish in one portion: %s', (form, dish, menu) => {
    expect(classify(menu)).toEqual({ kind: 'one', reason: { dish, form } });
  });

  it.each([
    ['grill', '삼겹살', '삼겹살, 목살'],
    ['hot-pot', '닭볶음탕', '닭볶음탕, 감자탕'],
    ['braised', '아구찜', '아구찜, 해물탕, 공기밥'],
    ['platter', '족발', '족발, 보쌈, 소주'],
  ])('is two where all meals are to share: %s', (form, dish, menu) => {
    expect(classify(menu)).toEqual({ kind: 'two', reason: { dish, form } });
  });

  it('is unknown where the menu tells too little', () => {
    expect(classify('')).toEqual({ kind: 'unknown', reason: null });
    expect(getKind('커피, 당근케이크')).toBe('unknown');
    expect(getKind('점심코스, 한정식')).toBe('unknown');
    expect(getKind('김치찌개')).toBe('unknown');
    expect(getKind('삼겹살, 제육볶음')).toBe('unknown');
    expect(getKind('삼겹살, 한식뷔페')).toBe('unknown');
  });

  it('counts no rice and no noodles that follow a shared meal', () => {
    expect(getReason('냉면, 만두')).toEqual({ dish: '냉면', form: 'noodles' });
    expect(getKind('삼겹살, 냉면, 된장찌개')).toBe('unknown');
    expect(getKind('냉면', '참숯불 돼지갈비')).toBe('unknown');
    expect(getKind('냉면', '우리 정육식당')).toBe('unknown');
    expect(getKind('마늘곱창 볶음밥')).toBe('unknown');
    expect(getKind('해물파전, 두부김치, 오징어볶음, 냉면')).toBe('unknown');
  });

  it('counts them as the best-known dish of a restaurant', () => {
    expect(getReason('칼국수, 수육, 보쌈')).toEqual({ dish: '칼국수', form: 'noodles' });
    expect(getKind('칼국수, 수육, 보쌈', '원조 보쌈')).toBe('unknown');
    expect(getKind('수육, 보쌈, 칼국수')).toBe('unknown');
  });

  it('counts salads and dumplings as meals only where there are several', () => {
    expect(getKind('두부샐러드, 치킨샐러드')).toBe('one');
    expect(getKind('시저샐러드, 치즈플래터')).toBe('unknown');
  });

  it('reads counts of people', () => {
    expect(getReason('김치찌개 (2인 이상)')).toEqual({ dish: '김치찌개', form: 'from-two' });
    expect(getReason('칼국수 (2인분부터)')).toEqual({ dish: '칼국수', form: 'from-two' });
    expect(getReason('파스타 커플세트')).toEqual({ dish: '파스타 커플세트', form: 'set-for-two' });
    expect(getReason('떡볶이 2인 세트')).toEqual({ dish: '떡볶이 세트', form: 'set-for-two' });
    expect(getReason('즉석떡볶이 (1인 주문 불가)')).toMatchObject({ form: 'from-two' });
    expect(getReason('샤브샤브 (1인분 가능)')).toEqual({ dish: '샤브샤브', form: 'for-one' });
    expect(getReason('1인샤브, 월남쌈')).toEqual({ dish: '1인샤브', form: 'for-one' });
    expect(getReason('혼밥 보쌈세트, 보쌈')).toEqual({ dish: '혼밥 보쌈세트', form: 'for-one' });
  });

  it('takes a price per person for no promise, but the smallest of several sizes', () => {
    expect(getKind('곱창구이 (200g, 1인)')).toBe('two');
    expect(getKind('샤브샤브 (1인)')).toBe('unknown');
    expect(getKind('찜닭 (1~2인)')).toBe('two');
    expect(getReason('순살찜닭 (1인), 순살찜닭 (소)')).toEqual({
      dish: '순살찜닭',
      form: 'for-one',
    });
  });

  it('promises nothing where a minimum ends the menu', () => {
    expect(getKind('갈비탕, 육회비빔밥 (2인 이상 주문 가능)')).toBe('unknown');
    expect(getReason('정든님 정식, 굴비 정식 (2인 이상 주문 가능)')).toMatchObject({
      form: 'from-two',
    });
    expect(getReason('닭한마리 (2인 이상), 삼계탕')).toEqual({ dish: '삼계탕', form: 'soup' });
  });

  it('reads the sizes of a pot', () => {
    expect(getReason('동태탕 (중), 동태탕 (대)')).toEqual({ dish: '동태탕', form: 'hot-pot' });
    expect(getReason('탕수육 (중)')).toEqual({ dish: '탕수육', form: 'platter' });
    expect(getKind('뼈해장국 (중)')).toBe('unknown');
    expect(getKind('돼지국밥 (대)')).toBe('one');
  });

  it('takes several dishes in one for no portion', () => {
    expect(getKind('탕수육+짜장면')).toBe('unknown');
    expect(getKind('1++ 한우 비빔밥, 비빔밥')).toBe('one');
  });
});

describe('the table', () => {
  it('has known forms and kinds of food', () => {
    const { terms, endings, kinds } = portions;
    const conditions = ['unless-shared', 'if-several'];
    const classes = [
      ...PORTION_FORMS.flatMap((form) => [form, ...conditions.map((each) => `${form} ${each}`)]),
      ...SHARED_FORMS,
      'open',
      'no-meal',
    ];
    const used = [terms, endings, kinds].flatMap((part) => Object.keys(part));
    expect(classes).toEqual(expect.arrayContaining(used));
    const usedKinds = Object.values(kinds).flatMap((list) => list.split(' '));
    expect([...usedKinds].sort()).toEqual([...FOOD_KINDS].sort());
  });

  it('has each term once', () => {
    for (const part of [portions.terms, portions.endings]) {
      const terms = Object.values(part).flatMap((list) => list.split(' '));
      expect(terms.filter((term, at) => terms.indexOf(term) !== at)).toEqual([]);
    }
  });
});
