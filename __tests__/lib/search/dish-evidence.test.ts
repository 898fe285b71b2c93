import { describe, expect, it } from '@jest/globals';
import { createEngine, NO_RESTRICTIONS, matchPreference, type Preference } from '@kioot/engine';
import { getLexicon } from '@kioot/engine/lexicon';
import { formatDishVerdict } from '@/lib/format/format-dish-verdict';
import { toPlaceDishes } from '@/lib/place-page/place-page-data';
import { getSnapshotRows } from '@/lib/places/snapshot-store';
import { createMatchExplainer } from '@/lib/search/service/explain-match';
import { translatorOf } from '../../helpers/translator';

const engine = createEngine(getLexicon());
const explain = createMatchExplainer(getLexicon());
const CHAIN = { firstmenu: { source: 'vegetarian-2021', asOf: '2021', isOfChain: true } };
const CITY = { firstmenu: { source: 'vegetarian-2023', asOf: '2021' } };

function getEvidence(
  treatmenu: string,
  { title = '식당', fieldSources = {}, kind = 'strictVegan' } = {},
) {
  const need = { kind } as Preference;
  const diet = engine.classifyRestaurant({ contentId: '1', title, firstmenu: '', treatmenu });
  const match = matchPreference(diet, need);
  return explain(need, NO_RESTRICTIONS).toMatch({ title, fieldSources, diet, match }).evidence;
}

describe('who says that a place has something vegan', () => {
  it.each([
    ['a label of the city, with its year', '콩국수(비건)', CITY, { by: 'city', year: 2021 }],
    ['a label on the menu', '콩국수(비건)', {}, { by: 'menu' }],
    ['a diet in the name of the dish', '비건 버거', {}, { by: 'menu' }],
    ['only the name of the dish', '생두부', {}, { by: 'name' }],
    ['the best of several dishes', '생두부, 콩국수(비건)', CITY, { by: 'city', year: 2021 }],
    ['the menu before the city', '콩국수(비건), 비건 버거', CITY, { by: 'menu' }],
    [
      'the city’s label on a menu of another source',
      '콩국수(비건)',
      { ...CITY, firstmenu: { source: 'visitseoul' }, labels: CITY.firstmenu },
      { by: 'city', year: 2021 },
    ],
    ['the menu of the chain', '콩국수(비건)', CHAIN, { by: 'chain', year: 2021 }],
    [
      'an offer of the chain’s menu',
      '된장찌개(일반식, 비건가능)',
      CHAIN,
      { by: 'chain', year: 2021, isOnRequest: true },
    ],
    [
      'an offer of the city’s list',
      '된장찌개(일반식, 비건가능)',
      CITY,
      { by: 'city', year: 2021, isOnRequest: true },
    ],
    [
      'an offer beside the diet of the dish as served',
      '된장찌개(페스코,비건가능)',
      CITY,
      { by: 'city', year: 2021, isOnRequest: true },
    ],
  ])('is %s', (_title, menu, fieldSources, evidence) => {
    expect(getEvidence(menu, { fieldSources })).toEqual(evidence);
  });

  it('is the restaurant where only its name says so', () => {
    expect(getEvidence('', { title: '비건 식당 풀' })).toEqual({ by: 'title' });
  });

  it('is nobody for a question, or for a label that the name contradicts', () => {
    expect(getEvidence('비빔밥')).toBeUndefined();
    expect(getEvidence('살몬(비건)', { fieldSources: CITY })).toBeUndefined();
  });

  it('is no label that denies another diet', () => {
    const kind = 'lactoOvo';
    expect(getEvidence('호박죽(논비건)', { fieldSources: CITY, kind })).toEqual({ by: 'name' });
    expect(getEvidence('호박죽(락토)', { fieldSources: CITY, kind })).toEqual({
      by: 'city',
      year: 2021,
    });
  });

  it('is not shown to visitors without a diet', () => {
    expect(getEvidence('콩국수(비건)', { fieldSources: CITY, kind: 'any' })).toBeUndefined();
  });
});

it('gives the list, not the restaurant, as the source of a label that rules a dish out', () => {
  const t = translatorOf('en', 'words');
  const denied = { verdict: 'no', about: [], tell: [] } as const;
  const row = getSnapshotRows().find(({ title }) => title === '위샐러듀');
  const dish = row && toPlaceDishes(row).find(({ ko }) => ko.startsWith('솔로몬'));
  expect(formatDishVerdict(t, denied, false, dish?.labels).reason).toBe('Seoul City list, 2021');
  expect(formatDishVerdict(t, denied, false).reason).toBe('The restaurant says so');
});
