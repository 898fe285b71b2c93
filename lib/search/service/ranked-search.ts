import 'server-only';
import { LRUCache } from 'lru-cache';
import { mapYielding } from '../../cooperative';
import type { TableNeeds } from '../../needs/need';
import type { PlaceIndex } from '../../places/place-index';
import { RADII_M } from '../../radii';
import { getDiet } from '../classification/classify-cached';
import { WHOLE_CITY, type AlternativesRequest, type SearchQuery } from '../contract/search-request';
import { toEnglishRestaurant } from '../localization/localize-in-english';
import { rankRows, type ServiceParts } from './list-ranker';
import { mapDatabaseError } from './map-database-error';
import { findNextAreas } from './next-areas';
import type { PlaceSource } from './place-source';
import type { Alternatives, RankedPlace, SearchBackend, SearchResult } from './run-search';
import { getTableNeeds } from './search-needs';
import { getWholeCity, rankByDistance } from './whole-city';

/** Cached results per index, some hundred kilobytes each. */
const MAX_CACHED_RESULTS = 20;
/** Longest list of all Seoul to cache; most places of a register match some needs. */
const MAX_CACHED_PLACES = 10_000;

/** Creates `/api/search` over a source; all sources share the cached rankings. */
export function createRankedSearch({ getRanker, createRowMapper }: ServiceParts) {
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
        const rows = await mapDatabaseError(source.getCachedRows(contentIds));
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
    search: (search) => mapDatabaseError(find(source, search)),
    countAlternatives: (request) => mapDatabaseError(countAlternatives(source, request)),
  });
}

/** True for a place of a known menu where everyone finds something. */
const isKnown = ({ fit }: Pick<RankedPlace, 'fit'>) => fit !== 'unknown' && fit !== 'none';
