import 'server-only';
import { toPreferenceSentence } from '@kioot/engine';
import type { Point } from '@kioot/engine/geo';
import { HttpError } from '@kioot/base/http-errors';
import { RADII_M, type RadiusM } from '../../radii';
import { WHOLE_CITY, type AlternativesRequest } from '../contract/requests';
import { isVeganPreference, toProfileKey } from '../../needs/need';
import type { RecommendationBackend } from '../contract/rec-contract';
import { AREA_RADIUS_M, getAreasByDistance } from '../service/ranked-search';
import type { Alternatives } from '../client/search-client';
import type { SearchBackend } from '../service/run-search';

/** Areas counted after an empty search, each with two requests to the tourism backend. */
const MAX_COUNTED_AREAS = 3;

/**
 * Search over the four calls, for a tourism backend without `/api/search`. Lists what they list: no
 * places of unknown menus, unless the backend lists them.
 */
export function createRemoteSearch(backend: RecommendationBackend): SearchBackend {
  /** Number of places that the calls of the wizard list. */
  async function count(
    { mapx, mapy }: Point,
    radius: RadiusM,
    { need }: AlternativesRequest,
    signal: AbortSignal,
  ): Promise<number> {
    const contentIdList = await backend.getContentIds({ mapx, mapy, radius }, signal);
    const request = { contentIdList, sentence: toPreferenceSentence(need), need };
    const { total } = isVeganPreference(need)
      ? await backend.getFilteredInEnglish(request, signal)
      : await backend.getFiltered(request, signal);
    return total;
  }

  return {
    async search({ origin, radius, need, profile }, signal) {
      if (radius === WHOLE_CITY)
        throw new HttpError('invalid_request', 'radius: the tourism backend lists no whole city.');
      // A tourism backend never gets the allergies, so it cannot have considered them.
      const isConsidered = toProfileKey({ kind: 'any' }, profile) === undefined;
      const contentIdList = await backend.getContentIds({ ...origin, radius }, signal);
      const { restaurants } = await backend.getFiltered(
        { contentIdList, sentence: toPreferenceSentence(need), need, profile },
        signal,
      );
      // Places that the backend itself calls unsuitable are not shown.
      const listed = restaurants.filter(
        ({ match, chosenFor }) => chosenFor !== undefined || match?.fit !== 'none',
      );
      return {
        places: listed.map(({ contentId, match, chosenFor }) => ({
          contentId,
          // Our reading of a menu is no match of a backend that chose by rules of its own.
          fit: (isConsidered && chosenFor === undefined && match?.fit) || 'unknown',
        })),
        getRestaurants: async (from, to) =>
          from === to
            ? []
            : backend.getPage(
                { restaurants: listed.slice(from, to), page: 1, pageSize: to - from },
                signal,
              ),
      };
    },
    async countAlternatives(request, signal) {
      const { origin } = request;
      const wider = await countAll(
        RADII_M.filter((radius) => radius > request.radius).map(async (radius) => ({
          radius,
          count: await count(origin, radius, request, signal),
        })),
      );
      if (wider.length > 0) return { wider, areas: [], city: null };
      const areas: Alternatives['areas'] = await countAll(
        getAreasByDistance(origin)
          .slice(0, MAX_COUNTED_AREAS)
          .map(async ({ area, distanceM }) => ({
            ...{ area: area.id, radius: AREA_RADIUS_M, distanceM: Math.round(distanceM) },
            count: await count(area, AREA_RADIUS_M, request, signal),
          })),
      );
      return { wider, areas, city: null };
    },
  };
}

/**
 * Counts above 0; single failures are left out.
 * @throws the failure if all failed
 */
async function countAll<T extends { count: number }>(counts: readonly Promise<T>[]): Promise<T[]> {
  const settled = await Promise.allSettled(counts);
  const counted = settled.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
  if (counted.length === 0) await Promise.all(counts);
  return counted.filter(({ count }) => count > 0);
}
