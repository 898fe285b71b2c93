import { describe, expect, it } from '@jest/globals';
import {
  NO_RESTRICTIONS,
  createEngine,
  createPartyRanker,
  createRestaurantMatcher,
  readMenu,
  type PersonNeeds,
  type Preference,
} from '../../src';
import { packPlace, unpackPlaces } from '../../src/classify/packed-facts';
import { getLexicon } from '../../src/lexicon/engine-lexicon';
import { markSharedDishes } from '../../src/lexicon/portions';

const engine = createEngine(getLexicon());
const classify = (menu: string, title = '가게') => {
  const text = { contentId: '1', title, firstmenu: '', treatmenu: menu };
  return markSharedDishes(engine.classifyRestaurant(text), readMenu(text));
};
const guest = (need: Preference, profile = NO_RESTRICTIONS): PersonNeeds => ({ need, profile });
const anything = guest({ kind: 'any' });
const vegan = guest({ kind: 'strictVegan' });
const pork = guest({ kind: 'meats', meats: ['pork'] });
const peanut = guest({ kind: 'any' }, { allergies: ['peanut'] });
const severeEgg = guest({ kind: 'any' }, { allergies: ['egg'], severe: ['egg'] });

const toFits = (menu: string, ...party: PersonNeeds[]) =>
  createPartyRanker(party)
    .match(classify(menu))
    .map(({ fit }) => fit);

describe('a place for a party', () => {
  it('names the dishes of each person', () => {
    const matches = createPartyRanker([vegan, pork]).match(classify('삼겹살, 비건 카레'));
    expect(matches.map(({ match }) => match.dishes)).toEqual([['비건 카레'], ['삼겹살']]);
  });

  it.each([
    ['비건 카레, 삼겹살', ['yes', 'yes']],
    ['감자전, 삼겹살', ['question', 'yes']],
    ['삼겹살', ['no', 'yes']],
    ['뷁뷁', ['unknown', 'unknown']],
    ['아메리카노, 삼겹살', ['no', 'yes']],
  ])('with %s is for a vegan and who likes pork: %j', (menu, fits) => {
    expect(toFits(menu, vegan, pork)).toEqual(fits);
  });

  it('is ranked by who is worst off, then by that person’s sure dishes, unknown menus last', () => {
    const menus = ['삼겹살', '비건 카레', '감자전', '비건 카레, 비건 버거', '뷁뷁'];
    const diets = menus.map((menu) => classify(menu));
    const block = unpackPlaces(Buffer.concat(diets.map((diet) => packPlace(diet, true))));
    const candidates = { rows: [0, 1, 2, 3, 4], distancesM: [1, 2, 3, 4, 5] };
    const { order, fits } = createPartyRanker([anything, vegan]).rank(block, candidates);
    expect(order.map((at) => menus[at])).toEqual([
      '비건 카레, 비건 버거',
      '비건 카레',
      '감자전',
      '삼겹살',
      '뷁뷁',
    ]);
    expect(fits).toEqual(['yes', 'yes', 'question', 'no', 'unknown']);
  });

  it('is left out where nobody has a meal', () => {
    const block = unpackPlaces(packPlace(classify('삼겹살'), true));
    const candidates = { rows: [0], distancesM: [1] };
    expect(createPartyRanker([vegan, vegan]).rank(block, candidates).order).toEqual([]);
  });

  it('is matched as for one person where there is only one', () => {
    const diet = classify('삼겹살, 비건 카레, 부대찌개');
    for (const only of [anything, vegan, pork, peanut, severeEgg]) {
      const [matched] = createPartyRanker([only]).match(diet);
      const toMatch = createRestaurantMatcher(only.need, only.profile);
      expect(matched?.match).toEqual(toMatch(diet));
    }
  });
});

describe('the dishes that show it', () => {
  const toShown = (menu: string, title: string, person: PersonNeeds) =>
    createPartyRanker([person])
      .findDishes(classify(menu, title))
      .map(({ fit, dishes }) => [fit, ...dishes.map(({ dish }) => dish)]);
  const halal = guest({ kind: 'halal' });

  it('are none of a menu that contradicts the name of the place', () => {
    expect(toShown('삼겹살', '비건 식당 풀', vegan)).toEqual([['yes']]);
  });

  it('are named where a place is halal, and none where that is to ask', () => {
    expect(toShown('닭갈비, 커리', '할랄 식당', halal)).toEqual([['yes', '닭갈비']]);
    expect(toShown('닭갈비, 커리', '이스탄불', halal)).toEqual([['ask']]);
  });
});

describe('a pot that is shared', () => {
  it('is for nobody beside an allergy to what is in it', () => {
    const shrimp = guest({ kind: 'any' }, { allergies: ['shrimp'] });
    expect(toFits('새우전골', anything)).toEqual(['yes']);
    expect(toFits('새우전골', anything, shrimp)).toEqual(['no', 'no']);
  });

  it('is asked about beside an allergy to what may be in it', () => {
    expect(toFits('부대찌개', anything, peanut)).toEqual(['ask', 'ask']);
  });

  it('is asked about beside every severe allergy', () => {
    expect(toFits('삼겹살', anything, severeEgg)).toEqual(['ask', 'ask']);
  });

  it('is left to the others by a diet', () => {
    expect(toFits('부대찌개, 비건 카레', anything, vegan)).toEqual(['yes', 'yes']);
  });

  it('leaves bowls of one’s own as they are', () => {
    const shrimp = guest({ kind: 'any' }, { allergies: ['shrimp'] });
    expect(toFits('새우전골, 갈비탕', pork, shrimp)[1]).toBe('ask');
    expect(toFits('새우튀김, 갈비탕', anything, shrimp)[0]).toBe('yes');
  });
});
