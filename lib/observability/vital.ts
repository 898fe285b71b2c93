import 'server-only';
import * as v from 'valibot';
import { splitLocalePath } from '../locales';
import { getRouteTarget } from '../request-routing';
import { textBetween } from '@kioot/base/validation';

/** Beacon of `web-vitals.ts`. */
export const vitalSchema = v.object({
  name: v.picklist(['CLS', 'FCP', 'INP', 'LCP', 'TTFB']),
  value: v.pipe(v.number(), v.minValue(0), v.maxValue(600_000)),
  path: textBetween(1, 500),
});

/**
 * Route of a page for the log, without what a visitor looked at.
 * @example
 * toRoute('/ja/places/2871024') // '/places/…'
 */
export function toRoute(path: string): string {
  if (getRouteTarget(path, false).kind !== 'page') return 'other';
  const [, first = '', second] = splitLocalePath(path).path.split('/');
  return second === undefined ? `/${first}` : `/${first}/…`;
}
