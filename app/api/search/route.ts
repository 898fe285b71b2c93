import { createJsonRoute } from '@/lib/http/json-route';
import { createMethodNotAllowed } from '@/lib/http/respond';
import { MAX_SEARCH_BODY_BYTES } from '@/lib/limits';
import { getSearchBackend } from '@/lib/search/backend';
import { answerSearch } from '@/lib/search/search-answer';
import { searchRequestSchema } from '@/lib/search/search-request';

/** Seconds the host gives this function: above the 120 s abort, so that our own answer comes first. */
export const maxDuration = 130;

export const POST = createJsonRoute(
  searchRequestSchema,
  (input, signal) => answerSearch(getSearchBackend(), input, signal),
  { maxBodyBytes: MAX_SEARCH_BODY_BYTES },
);

const methodNotAllowed = createMethodNotAllowed('POST');
export {
  methodNotAllowed as DELETE,
  methodNotAllowed as GET,
  methodNotAllowed as OPTIONS,
  methodNotAllowed as PATCH,
  methodNotAllowed as PUT,
};
