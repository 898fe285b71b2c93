import { createJsonRoute } from '@/lib/http/json-route';
import { MAX_SEARCH_BODY_BYTES } from '@/lib/payload-limits';
import { insertReport } from '@/lib/reports/insert-report';
import { reportSchema } from '@/lib/reports/report';

/** Stores a mistake that a visitor reports (docs/editors.md). */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = createJsonRoute(
  reportSchema,
  async (report) => {
    await insertReport(report);
    return { stored: true };
  },
  { bucket: 'reports', maxBodyBytes: MAX_SEARCH_BODY_BYTES, isJsonOnly: true },
);
