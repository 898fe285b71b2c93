import { createMethodNotAllowed } from '@/lib/http/respond';
import { getBackend } from '@/lib/search/backend';
import { pageRequestSchema } from '@/lib/search/requests';
import { toSpoken } from '@/lib/search/spoken';
import { createSpokenRoute } from '@/lib/search/spoken-route';

/** Seconds the host gives this function: above the 120 s abort, so that our own answer comes first. */
export const maxDuration = 130;

/** The specified call, whose restaurants have names in a language as well. */
export const POST = createSpokenRoute(pageRequestSchema, async (input, locale, signal) => [
  { content: await toSpoken(await getBackend().getPage(input, signal), locale) },
]);

const methodNotAllowed = createMethodNotAllowed('POST');
export {
  methodNotAllowed as DELETE,
  methodNotAllowed as GET,
  methodNotAllowed as OPTIONS,
  methodNotAllowed as PATCH,
  methodNotAllowed as PUT,
};
