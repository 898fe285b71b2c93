import 'server-only';
import { toPreferenceSentence } from '@kioot/engine';
import { toCheckedFor } from './checked-for';
import type { RecommendationBackend } from './contract';
import type { SearchBackend } from './search-answer';

/**
 * A search put together from the four calls, for a tourism backend that has nothing else. It finds what they list:
 * not the places that nothing is known of, unless the backend lists them.
 */
export function createSearchOverCalls(calls: RecommendationBackend): SearchBackend {
  return {
    async find({ origin, radius, need, profile }, signal) {
      // Allergies are sent to no other backend, so none has judged by them.
      const isJudged = toCheckedFor({ kind: 'any' }, profile) === undefined;
      const contentIdList = await calls.getContentIds({ ...origin, radius }, signal);
      const { restaurantInfo } = await calls.getFiltered(
        { contentIdList, userPref: toPreferenceSentence(need) },
        signal,
      );
      // A place that the backend itself says does not fit is none of ours to show.
      const listed = restaurantInfo.filter(({ match }) => match?.fit !== 'none');
      return {
        places: listed.map(({ contentId, match }) => ({
          contentId,
          fit: (isJudged && match?.fit) || 'unknown',
        })),
        getCards: async (from, to) =>
          from === to
            ? []
            : calls.getPage(
                { restaurantInfo: listed.slice(from, to), page: 1, pageSize: to - from },
                signal,
              ),
      };
    },
  };
}
