import 'server-only';
import { toPreferenceSentence } from '@kioot/engine';
import { toProfileKey } from '../contract/profile-key';
import type { RecommendationBackend } from '../contract/rec-contract';
import type { SearchBackend } from '../service/run-search';

/**
 * Search over the four calls, for a tourism backend without `/api/search`. Lists what they list: no
 * places of unknown menus, unless the backend lists them.
 */
export function createRemoteSearch(backend: RecommendationBackend): SearchBackend {
  return {
    async search({ origin, radius, need, profile }, signal) {
      // A tourism backend never gets the allergies, so it cannot have considered them.
      const isConsidered = toProfileKey({ kind: 'any' }, profile) === undefined;
      const contentIdList = await backend.getContentIds({ ...origin, radius }, signal);
      const { restaurantInfo } = await backend.getFiltered(
        { contentIdList, userPref: toPreferenceSentence(need) },
        signal,
      );
      // Places that the backend itself calls unsuitable are not shown.
      const listed = restaurantInfo.filter(({ match }) => match?.fit !== 'none');
      return {
        places: listed.map(({ contentId, match }) => ({
          contentId,
          fit: (isConsidered && match?.fit) || 'unknown',
        })),
        getRestaurants: async (from, to) =>
          from === to
            ? []
            : backend.getPage(
                { restaurantInfo: listed.slice(from, to), page: 1, pageSize: to - from },
                signal,
              ),
      };
    },
  };
}
