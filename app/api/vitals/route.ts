import { HttpError } from '@kioot/base/http-errors';
import { createJsonRoute } from '@/lib/http/json-route';
import { logEvent } from '@/lib/observability/log';
import { toRoute, vitalSchema } from '@/lib/observability/vital';
import { MAX_SEARCH_BODY_BYTES } from '@/lib/payload-limits';
import { logsVitals } from '@/lib/public-env';

/** Logs a web vital by its route (docs/operations.md); only where the build asks browsers for them. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = createJsonRoute(
  vitalSchema,
  ({ name, value, path }) => {
    if (!logsVitals()) throw new HttpError('not_found', 'No web vitals are collected here.');
    logEvent('info', 'web_vital', { name, value, route: toRoute(path) });
    return Promise.resolve({ logged: true });
  },
  { bucket: 'vitals', maxBodyBytes: MAX_SEARCH_BODY_BYTES },
);
