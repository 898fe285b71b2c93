import { createJsonRoute } from '@/lib/http/json-route';
import { createMethodNotAllowed } from '@/lib/http/respond';
import { getBackend } from '@/lib/search/backend';
import { filterRequestSchema } from '@/lib/search/requests';

/** Seconds the host gives this function: above the 120 s abort, so that our own answer comes first. */
export const maxDuration = 130;

export const POST = createJsonRoute(filterRequestSchema, async (input, signal) => {
  const { restaurantInfo, unknown, found } = await getBackend().getFilteredInEnglish(input, signal);
  return { restaurantInfoEng: JSON.stringify(restaurantInfo), unknown, found };
});

const methodNotAllowed = createMethodNotAllowed('POST');
export {
  methodNotAllowed as DELETE,
  methodNotAllowed as GET,
  methodNotAllowed as OPTIONS,
  methodNotAllowed as PATCH,
  methodNotAllowed as PUT,
};
