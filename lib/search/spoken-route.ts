import 'server-only';
import { HttpError } from '../http/errors';
import { createJsonRoute } from '../http/json-route';
import { respondError } from '../http/respond';
import { parsePrefix, type ForeignLocale } from '../locales';

interface Context {
  params: Promise<{ language: string }>;
}

/**
 * A call under the address of a language, as `createJsonRoute` makes them. English has the addresses of the
 * specification and none here.
 */
export function createSpokenRoute<In>(
  schema: Parameters<typeof createJsonRoute<In>>[0],
  run: (input: In, locale: ForeignLocale, signal: AbortSignal) => Promise<unknown>,
): (request: Request, context: Context) => Promise<Response> {
  return async (request, { params }) => {
    const locale = parsePrefix((await params).language);
    if (!locale) return respondError(new HttpError('not_found', 'There is nothing at this path.'));
    return createJsonRoute(schema, (input, signal) => run(input, locale, signal))(request);
  };
}
