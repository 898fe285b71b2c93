import { describe, expect, it } from '@jest/globals';
import { createPartyRanker, createRanker, type PartyRanker, type Section } from '@kioot/engine';
import type { PersonNeeds } from '@kioot/engine/needs';
import { getSection } from '@/lib/search/contract/arrange-rows';
import { toProfileKey } from '@/lib/needs/need';
import { createPartyDishExplainer, matchParty } from '@/lib/place-page/match-party';
import { matchPlace } from '@/lib/place-page/match-place';
import { toPlaceDishes, toPageFacts } from '@/lib/place-page/place-page-data';
import { getSnapshotRows } from '@/lib/places/snapshot-store';
import type { Place } from '@kioot/places/place';
import { getDiet } from '@/lib/search/classification/place-facts';
import { createCardMapper } from '@/lib/search/service/card-mapper';
import { sample, sampled } from '../../helpers/sample';

/*
 * A visitor is a table of one wherever these hold, for every place and common need. Where they do
 * not, both paths stay: docs/decisions/0302-keep-two-rankings-for-one-and-several.md.
 */

const NONE = { allergies: [] };
const NEEDS: Readonly<Record<string, Required<PersonNeeds>>> = {
  none: { need: { kind: 'any' }, profile: NONE },
  'lacto-ovo': { need: { kind: 'lactoOvo' }, profile: NONE },
  'strict vegan': { need: { kind: 'strictVegan' }, profile: NONE },
  halal: { need: { kind: 'halal' }, profile: NONE },
  'severe peanut': {
    need: { kind: 'any' },
    profile: { allergies: ['peanut'], severe: ['peanut'] },
  },
  'no pork': { need: { kind: 'any' }, profile: { allergies: ['pork'] } },
};

const rows: readonly Place[] = sample(getSnapshotRows(), 1_000);
const { createRowMapper } = createCardMapper();

/** Section of a table for that of one person. */
const TABLE_SECTIONS: Readonly<Partial<Record<Section, Section>>> = {
  ...{ good: 'everyone', question: 'question', ask: 'ask' },
  // Drinks, sweets or sides alone are no meal for a table.
  ...{ little: 'notAll', unknown: 'someUnknown' },
};

const ANSWER_OF_FIT = {
  ...{ only: 'yes', options: 'yes', maybe: 'ask', unknown: 'unknown', none: 'no' },
} as const;
const ANSWER_OF_TABLE = {
  ...{ yes: 'yes', question: 'ask', ask: 'ask', unknown: 'unknown', no: 'no' },
} as const;

describe.each(Object.entries(NEEDS))(sampled('a party of one: %s'), (_name, person) => {
  const { need, profile } = person;
  const { match } = createRanker(need, profile);
  const party = createPartyRanker([person]);
  const key = toProfileKey(need, profile);
  /** One with no needs has no profile, as on a phone. */
  const guest = key === undefined ? { need } : person;

  const toRow = (ranker: PartyRanker | null) => {
    const toRestaurant = createRowMapper(person, ranker);
    return (row: Place) => {
      const diet = getDiet(row);
      // Age has a section of its own, for one person and for a table.
      return { ...toRestaurant({ row, diet, match: match(diet) }), lastSeenYear: undefined };
    };
  };

  it('has the sections of one person', () => {
    const [toAlone, toTable] = [toRow(null), toRow(party)];
    const differences = rows.filter((row) => {
      const alone = toAlone(row);
      const section = getSection(alone, key);
      const expected = alone.match?.fit === 'none' ? 'notAll' : TABLE_SECTIONS[section];
      return getSection(toTable(row), key) !== expected;
    });
    expect(differences.map(({ title }) => title)).toEqual([]);
  });

  it('has the answer and the dishes of the page of one person', () => {
    const differences: unknown[] = [];
    for (const row of rows) {
      const place = toPageFacts(row, toPlaceDishes(row));
      const alone = matchPlace(place, person);
      const [fit = 'unknown'] = matchParty(place, [guest]);
      const answer = alone.match.justServes ? 'no' : ANSWER_OF_FIT[alone.fit];
      if (ANSWER_OF_TABLE[fit] !== answer) differences.push([row.title, answer, fit]);
      if (key === undefined) continue;
      const explain = createPartyDishExplainer([guest], place);
      const verdicts = place.dishes.flatMap((dish) => explain(dish));
      for (const [at, verdict] of alone.verdicts.entries())
        if (JSON.stringify(verdicts[at]) !== JSON.stringify(verdict))
          differences.push([row.title, place.dishes[at]?.ko, verdict, verdicts[at]]);
    }
    expect(differences).toEqual([]);
  });
});
