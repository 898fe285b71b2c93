import { REC_PATHS } from '@/lib/search/contract/rec-endpoints';
import { parse } from '@kioot/base/validation';
import type {
  ContentIdRequest,
  FilterBody,
  RecommendationBackend,
} from '@/lib/search/contract/rec-contract';
import { toListBody } from '@/lib/search/contract/rec-responses';
import { pageRequestSchema } from '@/lib/search/contract/requests';
import { toFilterRequest } from './backend-calls';
import { startTestServer, type TestServer } from './http-server';

/** Tourism backend on a free local port that answers the four calls from `backend`. */
export function startCallsServer(backend: RecommendationBackend): Promise<TestServer> {
  const { signal } = new AbortController();
  const answer = async (path: string, body: unknown): Promise<unknown> => {
    switch (path) {
      case REC_PATHS.contentIds:
        return backend.getContentIds(body as ContentIdRequest, signal);
      case REC_PATHS.filter:
        return toListBody(await backend.getFiltered(toFilterRequest(body as FilterBody), signal));
      case REC_PATHS.page:
        return [{ content: await backend.getPage(parse(pageRequestSchema, body), signal) }];
      case REC_PATHS.english: {
        const found = await backend.getFilteredInEnglish(
          toFilterRequest(body as FilterBody),
          signal,
        );
        return { restaurantInfoEng: found.restaurants, unknown: found.unknown };
      }
      default:
        throw new Error(`There is no ${path}`);
    }
  };
  return startTestServer((request, response, body) => {
    answer(request.url ?? '', JSON.parse(body)).then(
      (value) => response.end(JSON.stringify(value)),
      (error: Error) => response.destroy(error),
    );
  });
}
