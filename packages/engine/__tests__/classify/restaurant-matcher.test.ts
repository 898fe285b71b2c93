import { describe, expect, it } from '@jest/globals';
import { createEngine, matchPreference, toFit, type Preference } from '../../src';
import { getLexicon } from '../../src/lexicon/engine-lexicon';

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
