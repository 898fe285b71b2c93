import { describe, expect, it } from '@jest/globals';
import { createCorrection } from '@/lib/menu-reader/correct';
import { createDishReader } from '@/lib/menu-reader/known-dish';
import { getLexicon } from '@/lib/search/engine-lexicon';

const correct = createCorrection(getLexicon(), createDishReader(getLexicon()));
/** As a recogniser reads it that is so sure of every letter. */
const see = (read: string, sureness = 80) =>
  correct(
    read,
    Array.from(read.replaceAll(' ', ''), () => sureness),
  );

describe('a name that was read badly', () => {
  it.each([
    ['돌솔비빔밥', '돌솥비빔밥'],
    ['떡뽁이', '떡볶이'],
    ['제유볶음', '제육볶음'],
    ['된장찌게', '된장찌개'],
    ['김치찌7개', '김치찌개'],
    ['|해물파전', '해물파전'],
    ['순두부찌개·', '순두부찌개'],
    ['김 치찌개', '김치찌개'],
    ['왕갈비 탕', '왕갈비탕'],
    ['콩굴수', '콩국수'],
    ['함응냉면', '함흥냉면'],
    ['매운고주김밥', '매운고추김밥'],
  ])('%s: %s', (read, ko) => {
    expect(see(read).ko).toBe(ko);
  });

  it('is left to whoever reads it where the letters fit dishes that are judged differently', () => {
    // Oyster salad, or one of tangerines.
    const { ko, certain, others } = see('귤무침');
    expect(certain).toBe(false);
    expect([ko, ...others]).toEqual(expect.arrayContaining(['귤무침', '굴무침']));
  });

  it('is asked about where one letter more makes another animal', () => {
    // 햄 is ham, 램 lamb.
    expect(see('램치즈복음밥')).toMatchObject({ certain: false });
  });

  it('is asked about where a word that was not read for sure is a food itself', () => {
    // 브리 is a cheese, 보리 barley.
    expect(see('브리열무비빔밥', 90)).toMatchObject({ certain: false });
    expect(see('브리열무비빔밥', 90).others).toContain('보리열무비빔밥');
  });

  it('that the engine reads whole stays what it is', () => {
    for (const name of ['물냉면', '불고기', '굴국밥', '게장', '비건 버거', '두부조림']) {
      expect(see(name).ko).toBe(name);
      expect(see(name, 95)).toEqual({ ko: name, certain: true, others: [] });
      expect(correct(name)).toEqual({ ko: name, certain: true, others: [] });
    }
  });

  it('keeps its letters where nothing in the lexicon looks like them', () => {
    expect(see('뷁뷁쀍')).toEqual({ ko: '뷁뷁쀍', certain: false, others: [] });
    expect(correct('뷁뷁쀍')).toEqual({ ko: '뷁뷁쀍', certain: false, others: [] });
  });

  it('is believed of whoever typed it, as far as something in it is understood', () => {
    expect(correct('만득이 제육볶음')).toEqual({
      ko: '만득이 제육볶음',
      certain: true,
      others: [],
    });
  });

  it('never becomes vegan, or halal, by letters that nobody wrote', () => {
    for (const read of ['비진버거', '비견버거', '할렐치킨', '비긴 라면']) {
      expect(see(read).ko).not.toMatch(/비건|할랄/);
    }
  });

  it('is uncertain where it was hardly read', () => {
    expect(see('김치찌개', 30).certain).toBe(false);
    expect(see('한두', 60).certain).toBe(false);
  });
});
