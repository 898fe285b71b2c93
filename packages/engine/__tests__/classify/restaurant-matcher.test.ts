import { describe, expect, it } from '@jest/globals';
import { createEngine, matchPreference, toFit, type Preference } from '../../src';
import { getLexicon } from '../../src/lexicon/engine-lexicon';
import { rankDiets } from '../list/rank-diets';

const engine = createEngine(getLexicon());
const diet = (treatmenu: string, title = '가게') =>
  engine.classifyRestaurant({
    contentId: `${title}|${treatmenu}`,
    title,
    firstmenu: '',
    treatmenu,
  });
function match(preference: Preference, treatmenu: string, title?: string) {
  const found = matchPreference(diet(treatmenu, title), preference);
  return { ...found, fit: toFit(found) };
}

const CHICKEN_OR_PORK: Preference = { kind: 'meats', meats: ['chicken', 'pork'] };

describe('a preference for meats', () => {
  it('matches one dish with only wanted main meats', () => {
    expect(match(CHICKEN_OR_PORK, '삼계탕, 갈비탕')).toMatchObject({
      fit: 'options',
      share: 0.5,
      dishes: ['삼계탕'],
    });
  });

  it('matches completely where every meat dish fits', () => {
    expect(match(CHICKEN_OR_PORK, '삼겹살, 닭갈비, 공기밥')).toMatchObject({
      fit: 'only',
      share: 1,
    });
  });

  it('says nothing of a whole menu where a list names its meatless dishes alone', () => {
    const noPork: Preference = { kind: 'meats', meats: ['chicken', 'fish', 'seafood'] };
    expect(match(noPork, '해물순두부, 콩국수').fit).toBe('only');
    expect(match(noPork, '해물순두부(페스코), 콩국수(비건)').fit).toBe('options');
  });

  it('rejects a dish with one unwanted main meat of two', () => {
    expect(match({ kind: 'meats', meats: ['beef'] }, '불낙전골').fit).toBe('none');
    expect(match({ kind: 'meats', meats: ['beef', 'seafood'] }, '불낙전골').fit).toBe('only');
  });

  it('asks about a dish with an ambiguous meat', () => {
    expect(match({ kind: 'meats', meats: ['beef'] }, '양념갈비').fit).toBe('maybe');
  });

  it('matches a dish of one of several animals if all of them are wanted', () => {
    expect(match({ kind: 'meats', meats: ['pork', 'beef'] }, '수육')).toMatchObject({
      fit: 'only',
      dishes: ['수육'],
    });
    expect(match({ kind: 'meats', meats: ['fish', 'seafood'] }, '오마카세').fit).toBe('only');
    expect(match({ kind: 'meats', meats: ['pork'] }, '수육')).toMatchObject({
      fit: 'maybe',
      dishes: [],
      askable: ['수육'],
    });
    expect(match({ kind: 'meats', meats: ['chicken'] }, '수육').fit).toBe('none');
  });

  it('rejects a meat that is only a possible small part of a dish', () => {
    expect(match({ kind: 'meats', meats: ['pork'] }, '빈대떡, 감자전').fit).toBe('none');
  });

  it('uses the title of a place without a menu', () => {
    expect(match({ kind: 'meats', meats: ['pork'] }, '', '장충동족발').fit).toBe('only');
    expect(match({ kind: 'meats', meats: ['pork'] }, '', '가담').fit).toBe('unknown');
    expect(match({ kind: 'meats', meats: [] }, '', '가담').fit).toBe('only');
  });

  it('counts a dish with some unwanted meat at a lower weight', () => {
    const pure = match({ kind: 'meats', meats: ['pork'] }, '삼겹살');
    const mixed = match(
      { kind: 'meats', meats: ['pork'] },
      '야끼교자, 콤비네이션 피자, 김치볶음밥',
    );
    expect(pure.share).toBe(1);
    expect(mixed.share).toBeLessThanOrEqual(1);
  });
});

describe('a diet', () => {
  it('prefers vegan dishes to dishes on request', () => {
    expect(match({ kind: 'strictVegan' }, '두부김치, 비건 호박죽')).toMatchObject({
      fit: 'options',
      dishes: ['비건 호박죽'],
    });
    expect(match({ kind: 'strictVegan' }, '비빔밥, 갈비탕')).toMatchObject({
      fit: 'maybe',
      share: 0,
      dishes: [],
      askable: ['비빔밥'],
    });
    expect(match({ kind: 'strictVegan' }, '갈비탕').fit).toBe('none');
    expect(match({ kind: 'strictVegan' }, '').fit).toBe('unknown');
  });

  it('allows egg and milk for lacto-ovo', () => {
    expect(match({ kind: 'lactoOvo' }, '마르게리따 피자, 프렌치토스트').fit).toBe('only');
    expect(match({ kind: 'strictVegan' }, '마르게리따 피자, 프렌치토스트').fit).toBe('none');
  });

  it('does not count a drink or a side as a meal', () => {
    expect(match({ kind: 'strictVegan' }, '아메리카노, 치즈케이크')).toMatchObject({
      fit: 'options',
      share: 0,
      dishes: ['아메리카노'],
      justServes: 'drinks',
    });
    expect(match({ kind: 'lactoOvo' }, '삼겹살, 공기밥')).toMatchObject({
      fit: 'options',
      share: 0,
      dishes: ['공기밥'],
      justServes: 'sides',
    });
    expect(match({ kind: 'strictVegan' }, '비건 쿠키, 아메리카노, 갈비탕')).toMatchObject({
      share: 0,
      justServes: 'sweets',
    });
    const both = match({ kind: 'strictVegan' }, '비건 호박죽, 아메리카노, 갈비탕');
    expect(both).toMatchObject({ share: 0.5, dishes: ['비건 호박죽'] });
    expect(both.justServes).toBeUndefined();
  });

  it('trusts the title where only drinks are known', () => {
    expect(match({ kind: 'strictVegan' }, '아메리카노', '비건카페')).toMatchObject({
      fit: 'options',
      share: 0.5,
    });
  });

  it('uses the halal verdict of the place', () => {
    expect(match({ kind: 'halal' }, '할랄 불고기').fit).toBe('only');
    expect(match({ kind: 'halal' }, '양고기 케밥').fit).toBe('maybe');
    expect(match({ kind: 'halal' }, '설렁탕').fit).toBe('unknown');
    expect(match({ kind: 'halal' }, '제육볶음').fit).toBe('none');
  });
});

describe('a drink or a side', () => {
  const restrictions = { allergies: ['peanut' as const] };
  const matchAvoided = (preference: Preference, treatmenu: string) => {
    const found = matchPreference(diet(treatmenu), preference, restrictions);
    return { ...found, fit: toFit(found) };
  };

  it('does not count for an allergy beside dishes to ask about', () => {
    expect(matchAvoided({ kind: 'any' }, '아메리카노, 마늘빵')).toMatchObject({
      fit: 'maybe',
      dishes: [],
      askable: ['마늘빵'],
    });
    expect(matchAvoided({ kind: 'any' }, '땅콩 없는 샐러드, 아메리카노')).toMatchObject({
      fit: 'only',
      dishes: ['땅콩 없는 샐러드'],
    });
  });

  it('is marked as all that an allergy allows', () => {
    expect(matchAvoided({ kind: 'any' }, '아메리카노')).toMatchObject({
      fit: 'options',
      share: 0,
      justServes: 'drinks',
      dishes: ['아메리카노'],
    });
    expect(matchAvoided({ kind: 'any' }, '땅콩빵, 아메리카노')).toMatchObject({
      share: 0,
      justServes: 'drinks',
    });
    expect(matchAvoided({ kind: 'any' }, '삼겹살, 아메리카노').justServes).toBeUndefined();
  });

  it('counts against a menu with a matching meal', () => {
    const milk = { allergies: ['milk' as const] };
    const found = matchPreference(diet('비건 카레, 카페라떼'), { kind: 'any' }, milk);
    expect([toFit(found), found.share]).toEqual(['options', 0.5]);
  });

  it('is no match for a meat', () => {
    expect(match({ kind: 'meats', meats: ['beef'] }, '삼겹살, 소고기 추가')).toMatchObject({
      fit: 'options',
      share: 0,
      justServes: 'sides',
      dishes: ['소고기 추가'],
    });
    const both = match({ kind: 'meats', meats: ['beef'] }, '불고기, 소고기 추가');
    expect(both).toMatchObject({ fit: 'only', dishes: ['불고기'] });
    expect(both.justServes).toBeUndefined();
  });

  it('is all that a halal place offers if its meals are restricted', () => {
    expect(matchAvoided({ kind: 'halal' }, '할랄 땅콩 소스 닭꼬치, 아메리카노')).toMatchObject({
      fit: 'options',
      justServes: 'drinks',
    });
  });
});

describe('a halal place', () => {
  const noPork = { allergies: ['pork' as const] };

  it('serves no pork for other preferences either', () => {
    const place = diet('콤보 플래터, 떡갈비', '할랄가이즈');
    for (const dish of place.dishes) {
      expect([dish.dish, dish.meats.pork]).toEqual([dish.dish, 'no']);
    }
    expect(toFit(matchPreference(place, { kind: 'any' }, noPork))).toBe('only');
    expect(toFit(matchPreference(diet('콤보 플래터, 떡갈비'), { kind: 'any' }, noPork))).not.toBe(
      'only',
    );
    expect(matchPreference(place, { kind: 'meats', meats: ['pork'] }).dishes).toEqual([]);
  });

  it('is contradicted by a dish that names pork', () => {
    const place = diet('떡갈비, 돼지갈비', '할랄가이즈');
    expect(place.halal).toBe('no');
    expect(place.dishes.find(({ dish }) => dish === '돼지갈비')?.meats.pork).toBe('yes');
    expect(place.dishes.find(({ dish }) => dish === '떡갈비')?.meats.pork).not.toBe('no');
  });

  it('proves nothing by the claim of one dish, and nothing for a severe allergy', () => {
    const [halal, other] = diet('할랄 떡갈비, 떡갈비').dishes;
    expect([halal?.meats.pork, other?.meats.pork]).toEqual(['no', 'maybe']);
    const severe = { ...noPork, severe: noPork.allergies };
    const place = diet('치킨 플래터', '할랄가이즈');
    expect(toFit(matchPreference(place, { kind: 'any' }, severe))).toBe('maybe');
  });
});

describe('a place without informative dishes', () => {
  it.each<[Preference, string]>([
    [{ kind: 'meats', meats: ['pork'] }, '장충동족발'],
    [{ kind: 'halal' }, '할랄 식당'],
    [{ kind: 'strictVegan' }, '비건 식당'],
  ])('matches %j as %s, and is asked about with a peanut allergy', (preference, title) => {
    const place = diet('', title);
    expect(matchPreference(place, preference).verdict).toBe('yes');
    const restrictions = { allergies: ['peanut' as const] };
    expect(matchPreference(place, preference, restrictions)).toMatchObject({
      verdict: 'ask',
      share: 0,
    });
  });
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
          { ...place('name', '', '한우집'), distanceM: 10, hours: 'open' },
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

    it('sorts by known hours, then open at the search, then distance rings', () => {
      expect(
        idsOf([
          place('unknown hours', '불고기'),
          { ...place('shut', '불고기'), hours: 'known' },
          { ...place('next ring', '불고기'), hours: 'open', distanceM: 501 },
          { ...place('open', '불고기'), hours: 'open', distanceM: 500 },
          { ...place('nearer in the ring', '불고기'), hours: 'open', distanceM: 251 },
        ]),
      ).toEqual(['nearer in the ring', 'open', 'next ring', 'shut', 'unknown hours']);
    });
  });
});
