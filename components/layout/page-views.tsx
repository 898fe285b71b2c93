import { getEnv } from '@/lib/env';
import { LazyAnalytics } from './lazy-analytics';

/**
 * Counts one page view for each route, the first included (specification section 2). Loads nothing
 * off Vercel, unless configured.
 */
export function PageViews() {
  const { ANALYTICS, VERCEL } = getEnv();
  return (ANALYTICS ?? Boolean(VERCEL)) ? <LazyAnalytics /> : null;
}
