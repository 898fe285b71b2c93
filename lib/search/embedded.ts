import 'server-only';
import {
  createEngine,
  parsePreference,
  rankRestaurants,
  toFit,
  type Engine,
  type Preference,
  type PreferenceMatch,
  type Ranked,
  type RestaurantDiet,
} from '../engine';
import { createPlaceIndex, type PlaceIndex } from '../engine/geo';
import { parseHours } from '../engine/hours';
import { HttpError } from '../http/errors';
import { logEvent } from '../observability/log';
import { isListed } from '../places/snapshot';
import { getRestaurants } from '../places/store';
import type { RestaurantRow } from '../places/row';
import { getBuiltJudgements } from './built';
import type { FilterRequest, Restaurant, RecommendationBackend } from './contract';
import { toEnglishRestaurant } from './english';
import { getLexicon } from './engine-lexicon';
import { packHours, type PackedHours } from './packed-hours';
import { createHiddenFilter, toMatch } from './reasons';
import { getTooLongField } from './requests';
import type { SearchBackend } from './search-answer';
import { createTurns, mapInTurns, type Turns } from './turns';
import { keepWhatFits } from './what-fits';

type RankedRow = Ranked<{ row: RestaurantRow; diet: RestaurantDiet; distanceM: number }>;
type PlacedRow = RestaurantRow & { mapx: number; mapy: number };

/** What is derived from one snapshot of the data; a new snapshot gets a new one. */
interface Index {
  rows: readonly RestaurantRow[];
  places: PlaceIndex<PlacedRow>;
  byId: ReadonlyMap<string, RestaurantRow>;
}

function createIndex(rows: readonly RestaurantRow[]): Index {
  // What the calls would not take back is not handed out.
  const known = rows.filter((row) => getTooLongField(row) === undefined);
  if (known.length < rows.length) {
    logEvent('warn', 'places.rows_skipped', { skipped: rows.length - known.length });
  }
  const placed = known
    .filter(isListed)
    .flatMap((row) =>
      row.mapx === null || row.mapy === null ? [] : [{ ...row, mapx: row.mapx, mapy: row.mapy }],
    );
  return {
    rows,
    places: createPlaceIndex(placed),
    byId: new Map(known.map((row) => [row.contentId, row])),
  };
}

/** Our own engine over our own data: answers without any other service. */
export function createEmbeddedBackend(): RecommendationBackend & SearchBackend {
  const built = getBuiltJudgements();
  const getHidden = createHiddenFilter(built?.tables ?? getLexicon());
  const diets = new WeakMap<RestaurantRow, RestaurantDiet>();
  const hoursOf = new WeakMap<RestaurantRow, { packed: PackedHours | undefined }>();
  let engine: Engine | undefined;
  let current: Index | undefined;

  function getIndex(): Index {
    const rows = getRestaurants();
    if (current?.rows !== rows) current = createIndex(rows);
    return current;
  }

  /** To build it takes longer than to answer, and nobody needs it for places that the build has judged. */
  function getEngine(): Engine {
    return (engine ??= createEngine(getLexicon()));
  }

  function getDiet(row: RestaurantRow): RestaurantDiet {
    const known = diets.get(row);
    if (known) return known;
    const diet = built?.getPlace(row)?.diet ?? getEngine().classifyRestaurant(row);
    diets.set(row, diet);
    return diet;
  }

  function getHours(row: RestaurantRow): PackedHours | undefined {
    const known = hoursOf.get(row);
    if (known) return known.packed;
    const inBuild = built?.getPlace(row);
    const packed = inBuild
      ? inBuild.english.hours
      : packHours(parseHours(row.opentimefood, row.restdatefood));
    hoursOf.set(row, { packed });
    return packed;
  }

  async function rank(
    rows: readonly RestaurantRow[],
    preference: Preference,
    turns: Turns,
  ): Promise<RankedRow[]> {
    // The rows come nearest first and the ranking is stable, so equal matches keep that order.
    const candidates = await mapInTurns(
      rows,
      (row) => ({ row, diet: getDiet(row), distanceM: 0 }),
      turns,
    );
    return rankRestaurants(candidates, preference);
  }

  function toListed({ row, diet, match }: RankedRow, preference: Preference): Restaurant {
    return {
      ...toRestaurant(row),
      match: toMatch({ title: row.title, diet, match }, preference),
      hidden: getHidden(diet, preference, match),
      hours: getHours(row),
    };
  }

  /** The rows behind the ids that suit the sentence, best first; ids nobody knows are passed over. */
  async function filter({
    contentIdList,
    userPref,
    certainty,
  }: FilterRequest): Promise<Restaurant[]> {
    const preference = parsePreference(userPref);
    if (!preference) {
      throw new HttpError('invalid_request', 'userPref: the sentence names no preference');
    }
    const { byId } = getIndex();
    const rows = [...new Set(contentIdList)].flatMap((id) => byId.get(id) ?? []);
    const turns = createTurns();
    const ranked = await rank(rows, preference, turns);
    return mapInTurns(
      ranked.filter(({ match }) => isWorthShowing(match, preference, certainty)),
      (place) => toListed(place, preference),
      turns,
    );
  }

  return {
    async getContentIds({ mapx, mapy, radius }) {
      const { places } = getIndex().places.within(mapx, mapy, radius);
      return keepWhatFits(
        'contentIds',
        places.map(({ contentId }) => contentId),
      );
    },
    async getFiltered(request) {
      const restaurantInfo = keepWhatFits('filter', await filter(request));
      return { restaurantInfo, total: restaurantInfo.length };
    },
    async getPage({ restaurantInfo, page, pageSize }) {
      const first = (page - 1) * pageSize;
      return mapInTurns(restaurantInfo.slice(first, first + pageSize), toEnglishRestaurant);
    },
    async getFilteredInEnglish(request) {
      return keepWhatFits('english', await mapInTurns(await filter(request), toEnglishRestaurant));
    },
    async find({ origin, radius, need }) {
      const near = getIndex().places.within(origin.mapx, origin.mapy, radius).places;
      const ranked = await rank(near, need, createTurns());
      return {
        places: ranked.map(({ row, match }) => ({ ...toRestaurant(row), fit: toFit(match) })),
        getCards: (from, to) =>
          mapInTurns(ranked.slice(from, to), (place) => toEnglishRestaurant(toListed(place, need))),
      };
    },
  };
}

/**
 * Unknown is never presented as an answer, except to those who eat anything. Dishes that may suit count only where
 * asking can settle it (vegan on request, a kitchen that is usually halal) or where `certainty` asks for them, and
 * are marked as such.
 */
function isWorthShowing(
  { verdict }: PreferenceMatch,
  { kind }: Preference,
  certainty: FilterRequest['certainty'],
): boolean {
  if (verdict === 'yes' || kind === 'any') return true;
  return verdict === 'ask' && (kind !== 'meats' || certainty === 'maybe');
}

/** A row with the fields that travel. */
function toRestaurant(row: RestaurantRow): Restaurant {
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
  };
}
