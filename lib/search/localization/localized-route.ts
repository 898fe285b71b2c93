import 'server-only';
import { HttpError } from '@kioot/base/http-errors';
import { createJsonRoute, createPostRoute, respondError } from '../../http/json-route';
import { parseLocalePrefix, type ForeignLocale } from '../../locales';

interface RouteContext {
  params: Promise<{ language: string }>;
}

/**
 * Creates the exports of a JSON route under the address of a language. English has only the addresses of the
 * specification.
 */
export function createLocalizedRoute<In>(
  schema: Parameters<typeof createJsonRoute<In>>[0],
  run: (input: In, locale: ForeignLocale, signal: AbortSignal) => Promise<unknown>,
) {
  return createPostRoute(async (request: Request, { params }: RouteContext) => {
    const locale = parseLocalePrefix((await params).language);
    if (!locale) return respondError(new HttpError('not_found', 'There is nothing at this path.'));
    return createJsonRoute(schema, (input, signal) => run(input, locale, signal)).POST(request);
  });
}
