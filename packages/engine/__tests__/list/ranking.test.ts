import { describe, expect, it } from '@jest/globals';
import { createEngine, toFit, type Preference } from '../../src';
import { getLexicon } from '../../src/lexicon/engine-lexicon';
import { rankDiets } from './rank-diets';

const engine = createEngine(getLexicon());
const diet = (treatmenu: string, title = '가게') =>
  engine.classifyRestaurant({
    contentId: `${title}|${treatmenu}`,
    title,
    firstmenu: '',
    treatmenu,
  });
describe('ranking', () => {
  const candidates = [
    { id: 'unknown', diet: diet('', '가담'), distanceM: 1 },
    { id: 'open', diet: diet('양념갈비'), distanceM: 2 },
    { id: 'half', diet: diet('갈비탕, 삼계탕'), distanceM: 3 },
    { id: 'none', diet: diet('고등어구이'), distanceM: 4 },
    { id: 'far', diet: diet('설렁탕'), distanceM: 900 },
    { id: 'near', diet: diet('불고기'), distanceM: 500 },
  ];

  it('sorts by share, certainty and distance, and leaves out what does not match', () => {
    const ranked = rankDiets(candidates, { kind: 'meats', meats: ['beef'] });
    expect(ranked.map(({ id }) => id)).toEqual(['near', 'far', 'half', 'open', 'unknown']);
    expect(ranked.map((place) => toFit(place.match))).toEqual([
      'only',
      'only',
      'options',
      'maybe',
      'unknown',
    ]);
  });

  it('puts places with only a matching drink below those with a meal', () => {
    const places = [
      { id: 'coffee', diet: diet('아메리카노, 홍차'), distanceM: 1 },
      { id: 'one meal of many', diet: diet('갈비탕, 삼겹살, 냉면, 비건 호박죽'), distanceM: 3 },
      { id: 'on request', diet: diet('비빔밥'), distanceM: 2 },
      { id: 'nothing known', diet: diet('', '가담'), distanceM: 1 },
    ];
    const ranked = rankDiets(places, { kind: 'strictVegan' });
    expect(ranked.map(({ id }) => id)).toEqual([
      'one meal of many',
      'on request',
      'coffee',
      'nothing known',
    ]);
  });

  describe('with branches of chains', () => {
    const beef: Preference = { kind: 'meats', meats: ['beef'] };
    const toPlaces = (
      prefix: string,
      count: number,
      place: { diet: typeof certain },
      isBranch = true,
    ) =>
      Array.from({ length: count }, (_, at) => ({
        ...{ id: `${prefix}${at + 1}`, distanceM: at + 1, isBranch, ...place },
      }));
    const certain = diet('갈비탕');
    const half = diet('갈비탕, 삼겹살');
    const maybe = diet('육수 국물');
    const idsOf = (places: ReturnType<typeof toPlaces>) =>
      rankDiets(places, beef).map(({ id }) => id);

    it('lists three of them among the first ten while others have a certain meal, too', () => {
      const ids = idsOf([
        ...toPlaces('chain', 6, { diet: certain }),
        ...toPlaces('other', 9, { diet: half }, false),
      ]);
      expect(ids).toEqual(
        'chain1 chain2 chain3 other1 other2 other3 other4 other5 other6 other7 chain4 chain5 chain6 other8 other9'.split(
          ' ',
        ),
      );
    });

    it('puts none behind a place of another section', () => {
      const ids = idsOf([
        ...toPlaces('other', 3, { diet: maybe }, false),
        ...toPlaces('chain', 6, { diet: certain }),
      ]);
      expect(ids.slice(0, 6).every((id) => id.startsWith('chain'))).toBe(true);
      expect(new Set(ids).size).toBe(ids.length);
    });
  });

  it('sorts by distance without a preference, known menus first', () => {
    const ranked = rankDiets(candidates, { kind: 'any' });
    expect(ranked.map(({ distanceM }) => distanceM)).toEqual([2, 3, 4, 500, 900, 1]);
  });

  describe('of matching places', () => {
    const beef: Preference = { kind: 'meats', meats: ['beef'] };
    const idsOf = (places: Parameters<typeof rankDiets>[0]) =>
      rankDiets(places, beef).map((place) => place.diet.contentId);
    const place = (contentId: string, menu: string, title = '가담') => ({
      ...{ diet: { ...diet(menu, title), contentId }, distanceM: 300 },
    });

    it('puts a certain meal before a title', () => {
      expect(
        idsOf([
          { ...place('name', '', '한우집'), distanceM: 10, hasHours: true },
          place('meal', '불고기, 삼겹살, 삼계탕, 고등어구이'),
        ]),
      ).toEqual(['meal', 'name']);
    });

    it('does not put one dish of one above nine of ten', () => {
      const nineOfTen =
        '설렁탕, 갈비탕, 육회, 불고기, 꽃등심, 소고기국밥, 도가니탕, 꼬리곰탕, 차돌박이, 삼계탕';
      const few = { ...place('one of one', '설렁탕'), distanceM: 400 };
      const many = place('nine of ten', nineOfTen);
      expect(many.diet.dishes).toHaveLength(10);
      expect(idsOf([few, many])).toEqual(['nine of ten', 'one of one']);
      expect(idsOf([{ ...few, distanceM: 200 }, many])).toEqual(['one of one', 'nine of ten']);
    });

    it('counts the best-known dish twice', () => {
      const second = place('second', '삼계탕, 불고기, 냉면, 고등어구이, 삼겹살');
      const first = {
        ...place('first', '불고기, 삼계탕, 냉면, 고등어구이, 삼겹살'),
        distanceM: 2000,
      };
      expect(idsOf([second, first])).toEqual(['first', 'second']);
    });

    it('sorts by known hours, then distance rings', () => {
      expect(
        idsOf([
          place('unknown hours', '불고기'),
          { ...place('next ring', '불고기'), hasHours: true, distanceM: 501 },
          { ...place('further', '불고기'), hasHours: true, distanceM: 500 },
          { ...place('nearer in the ring', '불고기'), hasHours: true, distanceM: 251 },
        ]),
      ).toEqual(['nearer in the ring', 'further', 'next ring', 'unknown hours']);
    });
  });
});
