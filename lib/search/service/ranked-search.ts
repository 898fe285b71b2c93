import 'server-only';
import { LRUCache } from 'lru-cache';
import { getDistanceM, type Point } from '@kioot/engine/geo';
import { AREAS, type Area, type RadiusM } from '../../areas';
import { mapYielding } from '../../cooperative';
import type { TableNeeds } from '../../needs/need';
import type { PlaceIndex, PlaceRows } from '../../places/place-index';
import { RADII_M } from '../../radii';
import { getDiet } from '../classification/place-facts';
import type { Alternatives } from '../client/search-client';
import { WHOLE_CITY, type AlternativesRequest, type SearchQuery } from '../contract/requests';
import { toEnglishRestaurant } from '../localization/localize-cards';
import type { createCardMapper } from './card-mapper';
import { getTableNeeds, rankRows, type createListRankers, type ListRanker } from './list-ranker';
import type { PlaceSource } from './place-source';
import type { RankedPlace, SearchBackend, SearchResult } from './run-search';

/** Largest radius: an area is offered after every radius around the origin found nothing. */
export const AREA_RADIUS_M: RadiusM = 2000;
const MAX_AREAS = 3;

/** Areas elsewhere, nearest first. */
export function getAreasByDistance(origin: Point): { area: Area; distanceM: number }[] {
  return AREAS.map((area) => ({ area, distanceM: getDistanceM(origin, area) }))
    .filter(({ distanceM }) => distanceM > 0)
    .sort((one, other) => one.distanceM - other.distanceM);
}

/**
 * Nearest areas with matches. Each has one that no nearer area has: circles of 2 km overlap, and
 * Bukchon and Hanok Village are one point.
 */
function findNextAreas(
  index: PlaceIndex,
  matchingIds: readonly string[],
  origin: Point,
): Alternatives['areas'] {
  const offeredIds = new Set<string>();
  const found: Alternatives['areas'] = [];
  for (const { area, distanceM } of getAreasByDistance(origin)) {
    const { distancesM } = index.getByIds(matchingIds, area);
    const ids = matchingIds.filter((_, at) => (distancesM[at] ?? Infinity) <= AREA_RADIUS_M);
    if (ids.every((contentId) => offeredIds.has(contentId))) continue;
    for (const contentId of ids) offeredIds.add(contentId);
    const count = ids.length;
    found.push({ area: area.id, radius: AREA_RADIUS_M, count, distanceM: Math.round(distanceM) });
    if (found.length === MAX_AREAS) break;
  }
  return found;
}

/** Geographic center of Seoul, on Namsan; the farthest corner of the city is 24 km away. */
const SEOUL_CENTER = { mapx: 126.9882, mapy: 37.5512 };
const SEOUL_RADIUS_M = 25_000;

/** Rows ranked at a time; the register has 167,659. */
const BATCH_ROWS = 2000;

/** All listed places of Seoul, with distances from a point. */
function getWholeCity(index: PlaceIndex, origin: Point): PlaceRows {
  const { rows } = index.getWithin(SEOUL_CENTER, SEOUL_RADIUS_M);
  return index.getByIds(Array.from(rows, index.getContentId), origin);
}

/**
 * Matches with a known menu, nearest first; for a party those where everyone finds something. Yields
 * to other requests.
 */
async function rankByDistance(
  index: PlaceIndex,
  { rows, distancesM }: PlaceRows,
  { rank }: Pick<ListRanker, 'rank'>,
): Promise<RankedPlace[]> {
  const starts = Array.from(
    { length: Math.ceil(rows.length / BATCH_ROWS) },
    (_, at) => at * BATCH_ROWS,
  );
  const batches = await mapYielding(starts, (start) => {
    const end = start + BATCH_ROWS;
    const batch = { rows: rows.subarray(start, end), distancesM: distancesM.subarray(start, end) };
    const { order, fits, partyFits } = rank(index.verdicts, batch);
    return order.flatMap((at, position) => {
      const fit = fits[position] ?? 'none';
      const partyFit = partyFits?.[position];
      if (fit === 'unknown' || fit === 'none') return [];
      return [{ at: start + at, fit, ...(partyFit ? { partyFit } : {}) }];
    });
  });
  const getDistanceM = ({ at }: { at: number }) => distancesM[at] ?? Infinity;
  return batches
    .flat()
    .sort((one, other) => getDistanceM(one) - getDistanceM(other))
    .map(({ at, ...fit }) => ({ contentId: index.getContentId(rows[at] ?? NaN), ...fit }));
}

/** Cached results per index, some hundred kilobytes each. */
const MAX_CACHED_RESULTS = 20;
/** Longest list of all Seoul to cache; most places of a register match some needs. */
const MAX_CACHED_PLACES = 10_000;

/** Creates `/api/search` over a source; all sources share the cached rankings. */
export function createRankedSearch(
  getRanker: ReturnType<typeof createListRankers>,
  createRowMapper: ReturnType<typeof createCardMapper>['createRowMapper'],
) {
  const resultsByIndex = new WeakMap<PlaceIndex, LRUCache<string, RankedPlace[]>>();

  /**
   * Ranks all places of a search; cached, because pages and counts of a list need the same ranking.
   * In all of Seoul those with a known menu, nearest first.
   */
  async function rankWithin(
    source: PlaceSource,
    { origin, radius }: SearchQuery,
    needs: TableNeeds,
  ): Promise<RankedPlace[]> {
    const index = await source.getIndex();
    const results =
      resultsByIndex.get(index) ?? new LRUCache<string, RankedPlace[]>({ max: MAX_CACHED_RESULTS });
    resultsByIndex.set(index, results);
    const key = JSON.stringify([origin, radius, needs]);
    const known = results.get(key);
    if (known) return known;
    const ranker = getRanker(needs);
    if (radius === WHOLE_CITY) {
      const candidates = getWholeCity(index, origin);
      await source.prepare(index, candidates.rows);
      const places = await rankByDistance(index, candidates, ranker);
      if (places.length <= MAX_CACHED_PLACES) results.set(key, places);
      return places;
    }
    const candidates = index.getWithin(origin, radius);
    await source.prepare(index, candidates.rows);
    // Ignores the time of day: pages of one list are requested over hours, and a place that opens
    // meanwhile must not move.
    const { order, fits, partyFits } = rankRows(ranker, index, candidates);
    const places = order.map((at, position): RankedPlace => ({
      contentId: index.getContentId(candidates.rows[at] ?? NaN),
      fit: fits[position] ?? 'none',
      ...(partyFits ? { partyFit: partyFits[position] ?? 'unknown' } : {}),
    }));
    results.set(key, places);
    return places;
  }

  async function find(source: PlaceSource, search: SearchQuery): Promise<SearchResult> {
    const needs = getTableNeeds(search);
    const places = await rankWithin(source, search, needs);
    await source.ensureAvailable(places[0]?.contentId);
    return {
      places,
      async getRestaurants(start, end) {
        const contentIds = places.slice(start, end).map(({ contentId }) => contentId);
        const rows = await source.getCachedRows(contentIds);
        const { match, party } = getRanker(needs);
        const toRestaurant = createRowMapper(needs, party);
        return mapYielding(rows, (row) => {
          const diet = getDiet(row);
          return toEnglishRestaurant(toRestaurant({ row, diet, match: match(diet) }));
        });
      },
    };
  }

  async function countAlternatives(
    source: PlaceSource,
    { radius: emptyRadius, ...request }: AlternativesRequest,
  ): Promise<Alternatives> {
    const needs = getTableNeeds(request);
    const rankAt = (radius: SearchQuery['radius']) =>
      rankWithin(source, { ...request, radius }, needs);
    const city = await rankAt(WHOLE_CITY);
    await source.ensureAvailable(city[0]?.contentId);
    const wider: Alternatives['wider'] = [];
    for (const radius of RADII_M.filter((radiusM) => radiusM > emptyRadius)) {
      const count = (await rankAt(radius)).filter(isKnown).length;
      if (count > 0) wider.push({ radius, count });
    }
    const contentIds = city.map(({ contentId }) => contentId);
    const areas =
      wider.length > 0 ? [] : findNextAreas(await source.getIndex(), contentIds, request.origin);
    return { wider, areas, city: city.length };
  }

  return (source: PlaceSource): SearchBackend => ({
    search: (search) => find(source, search),
    countAlternatives: (request) => countAlternatives(source, request),
  });
}

/** True for a place of a known menu where everyone finds something. */
const isKnown = ({ fit }: Pick<RankedPlace, 'fit'>) => fit !== 'unknown' && fit !== 'none';
