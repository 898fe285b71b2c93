import { createGetRoute, respondError, respondJson } from '@/lib/http/json-route';
import { getReadiness } from '@/lib/server/readiness';
import { limitRate } from '@/lib/http/rate-limiter';

/** Never prerendered: reports on the running process. */
export const dynamic = 'force-dynamic';

/** Readiness: 200, or 503 with the missing dependencies (docs/reliability.md). */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = createGetRoute(
  async (request: Request): Promise<Response> => {
    try {
      await limitRate(request, 'ready');
      const readiness = await getReadiness();
      return respondJson(readiness, { status: readiness.status === 'ready' ? 200 : 503 });
    } catch (thrown) {
      return respondError(thrown);
    }
  },
);
