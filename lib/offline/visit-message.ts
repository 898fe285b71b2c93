import * as v from 'valibot';
import { parseOrNull } from '@kioot/base/validation';

/**
 * Same-origin path. `//host` and `/\host` would leave the site, also with a tab between, which URLs
 * drop.
 */
const pathSchema = v.pipe(v.string(), v.regex(/^\/(?![/\\])[^\t\r\n]*$/));

const visitMessageSchema = v.object({
  type: v.literal('visit'),
  /** Path now shown; null when the worker served the document. */
  path: v.nullable(pathSchema),
  /** Same-origin paths of pictures loaded before the worker was active. */
  pictures: v.array(pathSchema),
  /** False on a slow or metered connection. */
  mayFetchShell: v.boolean(),
});

/** Message to the service worker after a page load and after each route change. */
export type VisitMessage = v.InferOutput<typeof visitMessageSchema>;

/** Valid message, or null. */
export const parseVisitMessage = (data: unknown): VisitMessage | null =>
  parseOrNull(visitMessageSchema, data);
