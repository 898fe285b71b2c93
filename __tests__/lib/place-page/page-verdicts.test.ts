import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from '@jest/globals';
import { matchPreference, type DietaryRestrictions, type Preference } from '@kioot/engine';
import { getLexicon } from '@kioot/engine/lexicon';
import { createPlaceDishExplainer } from '@kioot/engine/verdicts';
import { matchPlace } from '@/lib/place-page/match-place';
import { toPlaceDishes, toPageFacts } from '@/lib/place-page/place-page-data';
import { getSnapshotRows } from '@/lib/places/snapshot-store';
import { getDiet } from '@/lib/search/classification/place-facts';
import type { RestaurantMatch } from '@/lib/search/contract/rec-contract';
import { createMatchExplainer } from '@/lib/search/service/explain-match';

const NEEDS: readonly Preference[] = [
  { kind: 'any' },
  { kind: 'meats', meats: ['pork', 'beef'] },
  { kind: 'meats', meats: ['chicken'] },
  { kind: 'meats', meats: ['fish', 'seafood'] },
  { kind: 'meats', meats: [] },
  { kind: 'halal' },
  { kind: 'strictVegan' },
  { kind: 'lactoOvo' },
];
const PROFILES: readonly DietaryRestrictions[] = [
  { allergies: [] },
  { allergies: ['peanut'] },
  { allergies: ['egg', 'milk', 'wheat'] },
  { allergies: ['shrimp', 'fish'], notSpicy: true },
  { allergies: ['milk'], noFivePungent: true },
];

/** Real menus from all parts of the data. */
const rows = getSnapshotRows()
  .filter(({ treatmenu }) => treatmenu !== '')
  .filter((_, at) => at % 10 === 0);

describe('the verdicts on the page of a place', () => {
  it.each(NEEDS)('equal those of the result list, with any restrictions: %j', (need) => {
    const differences: string[] = [];
    let named = 0;
    for (const row of rows) {
      const dishes = new Map(toPlaceDishes(row).map((dish) => [dish.ko, dish]));
      for (const avoided of PROFILES) {
        const diet = getDiet(row);
        const list = matchPreference(diet, need, avoided);
        const explain = createPlaceDishExplainer(need, avoided, diet);
        const isChecked =
          (need.kind !== 'any' && !(need.kind === 'meats' && need.meats.length === 0)) ||
          avoided.allergies.length > 0;
        for (const { dish, serving } of diet.dishes) {
          const shown = dishes.get(dish);
          const onPage = shown && explain(shown).verdict;
          const onList = list.dishes.includes(dish)
            ? 'yes'
            : list.askable.includes(dish)
              ? 'ask'
              : undefined;
          if (onList) named += 1;
          // The halal claim of a restaurant counts for its dishes, except those that contradict it.
          const isStricter = need.kind === 'halal' && (onPage === 'no' || onPage === 'ask');
          const isSame = onList === undefined || onPage === onList || isStricter;
          const isNeverLooser =
            onPage !== 'yes' ||
            onList === 'yes' ||
            !isChecked ||
            serving !== 'meal' ||
            (need.kind === 'halal' && list.verdict === 'yes' && avoided.allergies.length === 0);
          if (isChecked && !(isSame && isNeverLooser))
            differences.push(
              `${row.title} ${dish} ${JSON.stringify(avoided)}: ${onPage}, ${onList}`,
            );
        }
      }
    }
    expect(differences).toEqual([]);
    if (need.kind !== 'halal') expect(named).toBeGreaterThan(50);
  });

  it.each(NEEDS)('make up the match that the list sends: %j', (need) => {
    const createExplainer = createMatchExplainer(getLexicon());
    const isDiet = need.kind === 'strictVegan' || need.kind === 'lactoOvo';
    const pick = ({ fit, share, known, justServes, evidence, groups }: RestaurantMatch) => [
      ...[fit, share, known, justServes, evidence],
      // The dishes that the sentence of a diet is about.
      isDiet && groups.map(({ wish, dishes, ask = [] }) => [wish, dishes[0], ask[0]?.dish]),
    ];
    const differences: unknown[] = [];
    for (const row of rows) {
      const facts = toPageFacts(row, toPlaceDishes(row));
      const diet = getDiet(row);
      for (const avoided of PROFILES) {
        const match = matchPreference(diet, need, avoided);
        const listed = pick(createExplainer(need, avoided).toMatch({ ...row, diet, match }));
        const shown = pick(matchPlace(facts, { need, profile: avoided }).match);
        if (!isDeepStrictEqual(shown, listed))
          differences.push([row.title, avoided, shown, listed]);
      }
    }
    expect(differences).toEqual([]);
  });
});
