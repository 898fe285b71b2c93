import { HttpError } from '@/lib/http/errors';
import { createJsonRoute } from '@/lib/http/json-route';
import { createMethodNotAllowed } from '@/lib/http/respond';
import { logEvent } from '@/lib/observability/log';
import { toRoute, vitalSchema } from '@/lib/observability/vital';
import { MAX_SEARCH_BODY_BYTES } from '@/lib/payload-limits';
import { logsVitals } from '@/lib/public-env';

/** Logs a web vital by its route (docs/operations.md); only where the build asks browsers for them. */
export const POST = createJsonRoute(
  vitalSchema,
  ({ name, value, path }) => {
    if (!logsVitals()) throw new HttpError('not_found', 'No web vitals are collected here.');
    logEvent('info', 'web_vital', { name, value, route: toRoute(path) });
    return Promise.resolve({ logged: true });
  },
  { bucket: 'vitals', maxBodyBytes: MAX_SEARCH_BODY_BYTES },
);

const methodNotAllowed = createMethodNotAllowed('POST');
export {
  methodNotAllowed as DELETE,
  methodNotAllowed as GET,
  methodNotAllowed as OPTIONS,
  methodNotAllowed as PATCH,
  methodNotAllowed as PUT,
};
