import 'server-only';
import {
  NOTHING_AVOIDED,
  rankRestaurants,
  toFit,
  type KnownHours,
  type Ranked,
  type RestaurantDiet,
} from '@kioot/engine';
import { createPlaceIndex, getDistanceM, type PlaceIndex, type Point } from '@kioot/engine/geo';
import { logEvent } from '../observability/log';
import { isListed } from '../places/snapshot';
import { getRestaurants } from '../places/store';
import type { RestaurantRow } from '../places/row';
import { createCards, hasSameTexts, toWanted, type Wanted } from './cards';
import type {
  FilterRequest,
  FilterResponse,
  PageRequest,
  RecommendationBackend,
  Restaurant,
} from './contract';
import { getDiet } from './diets';
import { toEnglishRestaurant } from './english';
import { createHoursNow } from './hours-now';
import { getTooLongField } from './requests';
import type { SearchBackend } from './search-answer';
import { createTurns, mapInTurns, type Turns } from './turns';
import { keepFound, keepWhatFits } from './what-fits';

type RankedRow = Ranked<{ row: RestaurantRow; diet: RestaurantDiet; distanceM: number }>;
type PlacedRow = RestaurantRow & { mapx: number; mapy: number };

/** How a list is put in order beside what is eaten. */
interface RankOptions {
  turns: Turns;
  toDistanceM: (row: RestaurantRow) => number;
  toHours: (row: RestaurantRow) => KnownHours;
}

/** How far a place is from a point in metres: nothing from nowhere, so that the nearest-first order of the ids stays. */
function createDistances(from: Point | undefined): (row: RestaurantRow) => number {
  return ({ mapx, mapy }) => {
    if (!from) return 0;
    return mapx === null || mapy === null ? Infinity : getDistanceM(from, { mapx, mapy });
  };
}

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

/** Our own engine over our own data. */
export interface EmbeddedBackend extends RecommendationBackend, SearchBackend {
  /** True where all of these are places of the data. */
  hasAll(contentIds: readonly string[]): boolean;
  /** As `getPage`, for cards made of other rows: only those of the same texts are judged again. */
  getPageOfOthers(request: PageRequest): Promise<Restaurant[]>;
}

/** Makes the backend that answers without any other service. */
export function createEmbeddedBackend(): EmbeddedBackend {
  const { getHours, createLister, judgeAnew } = createCards();
  let current: Index | undefined;

  function getIndex(): Index {
    const rows = getRestaurants();
    if (current?.rows !== rows) current = createIndex(rows);
    return current;
  }

  const getHoursNow = createHoursNow(getHours);

  async function rank(
    rows: readonly RestaurantRow[],
    { need, profile }: Wanted,
    { turns, toDistanceM, toHours }: RankOptions,
  ): Promise<RankedRow[]> {
    const candidates = await mapInTurns(
      rows,
      (row) => ({ row, diet: getDiet(row), distanceM: toDistanceM(row), hours: toHours(row) }),
      turns,
    );
    return rankRestaurants(candidates, need, profile);
  }

  /** The rows behind the ids that suit the sentence, best first; ids nobody knows are passed over. */
  async function filter(request: FilterRequest): Promise<FilterResponse> {
    const { contentIdList, certainty, origin } = request;
    const wanted = toWanted(request);
    const { byId } = getIndex();
    const rows = [...new Set(contentIdList)].flatMap((id) => byId.get(id) ?? []);
    const turns = createTurns();
    const nowMs = Date.now();
    const ranked = await rank(rows, wanted, {
      turns,
      toDistanceM: createDistances(origin),
      toHours: (row) => getHoursNow(row, nowMs),
    });
    const known =
      certainty === 'unknown' ? ranked : ranked.filter(({ match }) => match.verdict !== 'unknown');
    const restaurantInfo = await mapInTurns(known, createLister(wanted), turns);
    const unknown = ranked.length - known.length;
    return { restaurantInfo, total: restaurantInfo.length, ...(unknown > 0 ? { unknown } : {}) };
  }

  function getPage(
    { restaurantInfo, page, pageSize }: PageRequest,
    mayReplace: (restaurant: Restaurant, row: RestaurantRow) => boolean,
  ): Promise<Restaurant[]> {
    const first = (page - 1) * pageSize;
    return mapInTurns(restaurantInfo.slice(first, first + pageSize), (restaurant) => {
      const row = getIndex().byId.get(restaurant.contentId);
      const isReplaced = row !== undefined && mayReplace(restaurant, row);
      return toEnglishRestaurant(judgeAnew(restaurant, isReplaced ? row : undefined));
    });
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
      return keepFound('filter', await filter(request));
    },
    getPage: (request) => getPage(request, () => true),
    getPageOfOthers: (request) => getPage(request, hasSameTexts),
    hasAll: (contentIds) => contentIds.every((contentId) => getIndex().byId.has(contentId)),
    async getFilteredInEnglish(request) {
      const found = await filter(request);
      const inEnglish = await mapInTurns(found.restaurantInfo, toEnglishRestaurant);
      return keepFound('english', { ...found, restaurantInfo: inEnglish });
    },
    async find({ origin, radius, need, profile = NOTHING_AVOIDED }) {
      const wanted = { need, profile };
      const near = getIndex().places.within(origin.mapx, origin.mapy, radius).places;
      const ranked = await rank(near, wanted, {
        turns: createTurns(),
        toDistanceM: createDistances(origin),
        // Pages of one list are asked for over hours: what opens in between must not move what was not read yet.
        toHours: (row) => (getHours(row) ? 'known' : 'unknown'),
      });
      const toListed = createLister(wanted);
      return {
        places: ranked.map(({ row, match }) => ({ contentId: row.contentId, fit: toFit(match) })),
        getCards: (from, to) =>
          mapInTurns(ranked.slice(from, to), (place) => toEnglishRestaurant(toListed(place))),
      };
    },
  };
}
