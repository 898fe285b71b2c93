import { createMethodNotAllowed } from '@/lib/http/respond';
import { getBackend } from '@/lib/search/backend';
import { filterRequestSchema } from '@/lib/search/requests';
import { toSpoken } from '@/lib/search/spoken';
import { createSpokenRoute } from '@/lib/search/spoken-route';

/** Seconds the host gives this function: above the 120 s abort, so that our own answer comes first. */
export const maxDuration = 130;

/** The specified call, whose restaurants have names in a language as well. */
export const POST = createSpokenRoute(filterRequestSchema, async (input, locale, signal) => {
  const { restaurantInfo, unknown, found } = await getBackend().getFilteredInEnglish(input, signal);
  return {
    restaurantInfoEng: JSON.stringify(await toSpoken(restaurantInfo, locale)),
    unknown,
    found,
  };
});

const methodNotAllowed = createMethodNotAllowed('POST');
export {
  methodNotAllowed as DELETE,
  methodNotAllowed as GET,
  methodNotAllowed as OPTIONS,
  methodNotAllowed as PATCH,
  methodNotAllowed as PUT,
};
