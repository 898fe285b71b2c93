import { getEnv } from '@/lib/env';
import { LazyAnalytics } from './lazy-analytics';

/**
 * One page-view for every route, the first included (specification section 2). Where nothing collects them,
 * off Vercel and unconfigured, nothing is loaded.
 */
export function PageViews() {
  const { ANALYTICS, VERCEL } = getEnv();
  return (ANALYTICS ?? Boolean(VERCEL)) ? <LazyAnalytics /> : null;
}
