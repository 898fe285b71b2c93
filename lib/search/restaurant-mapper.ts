import 'server-only';
import {
  NOTHING_AVOIDED,
  matchPreference,
  parsePreference,
  type Avoided,
  type Preference,
  type PreferenceMatch,
  type RestaurantDiet,
} from '@kioot/engine';
import { PREFERENCE_SENTENCE_HINT } from '@kioot/engine/needs';
import { HttpError } from '../http/errors';
import type { RestaurantRow } from '../places/row';
import { toCheckedFor } from './checked-for';
import type { FilterRequest, Restaurant } from './contract';
import { getDiet, getHours, getKind } from './classify-cached';
import { getLexicon } from '@kioot/engine/lexicon';
import { parseCheckedFor } from './parse-checked-for';
import { getBuiltJudgements } from './precomputed-verdicts';
import { createReasons } from './reasons';

/** What somebody eats, and what they must not have. */
export interface Wanted {
  need: Preference;
  profile: Avoided;
}

/**
 * What a filter is asked for.
 * @throws {HttpError} `invalid_request` for a sentence that names no preference
 */
export function toWanted({
  userPref,
  profile = NOTHING_AVOIDED,
}: Pick<FilterRequest, 'userPref' | 'profile'>): Wanted {
  const need = parsePreference(userPref);
  if (need) return { need, profile };
  throw new HttpError('invalid_request', `userPref: ${PREFERENCE_SENTENCE_HINT}`);
}

interface JudgedRow {
  row: RestaurantRow;
  diet: RestaurantDiet;
  match: PreferenceMatch;
}

const MAX_KNOWN_FOR = 3;

/** What a verdict is made from. */
const JUDGED_TEXTS = ['title', 'firstmenu', 'treatmenu'] as const;

/** True where a verdict on the card is one on the row. */
export function hasSameTexts(restaurant: Restaurant, row: RestaurantRow): boolean {
  return JUDGED_TEXTS.every((field) => row[field] === restaurant[field]);
}

/** Maps rows to restaurants as they travel: with verdict, reasons and hours. */
export function createRestaurantMapper() {
  const toReasons = createReasons(getBuiltJudgements()?.tables ?? getLexicon());

  /** Maps the judged rows of one search. */
  function createRowMapper({ need, profile }: Wanted): (place: JudgedRow) => Restaurant {
    const { toMatch, toHidden } = toReasons(need, profile);
    return ({ row, diet, match }) => {
      const judged = { title: row.title, diet, match };
      const isAnything = toCheckedFor(need, profile) === undefined;
      return {
        ...toRestaurant(row),
        ...(isAnything ? { dishes: getKnownFor(diet) } : {}),
        kind: getKind(row),
        match: toMatch(judged),
        hidden: toHidden(judged),
        hours: getHours(row),
      };
    };
  }

  /** The row as it is by now, if the verdict on it is of other texts or of another engine: a phone keeps lists for long. */
  function reclassify(restaurant: Restaurant, row: RestaurantRow | undefined): Restaurant {
    const { match } = restaurant;
    const wanted = match?.checkedFor === undefined ? null : parseCheckedFor(match.checkedFor);
    if (!row || !wanted) return restaurant;
    const isOfNow = toCheckedFor(wanted.need, wanted.profile) === match?.checkedFor;
    if (isOfNow && hasSameTexts(restaurant, row)) return restaurant;
    const diet = getDiet(row);
    const anew = matchPreference(diet, wanted.need, wanted.profile);
    return createRowMapper(wanted)({ row, diet, match: anew });
  }

  return { createRowMapper, reclassify };
}

/** The first dishes of its menu, which are those it is known for. */
function getKnownFor({ dishes }: RestaurantDiet): string[] {
  return dishes.slice(0, MAX_KNOWN_FOR).map(({ dish }) => dish);
}

/** A row with the fields that travel. */
export function toRestaurant(row: RestaurantRow): Restaurant {
  return {
    contentId: row.contentId,
    title: row.title,
    title_eng: row.title_eng,
    firstmenu: row.firstmenu,
    treatmenu: row.treatmenu,
    opentimefood: row.opentimefood,
    restdatefood: row.restdatefood,
    addr1: row.addr1,
    mapx: row.mapx ?? undefined,
    mapy: row.mapy ?? undefined,
    tel: row.tel,
    ...(row.menuAsOf ? { menuYear: Number(row.menuAsOf.slice(0, 4)) } : {}),
  };
}
