import type { Metadata } from 'next';
import { generateMetadata as getNotFoundMetadata } from '../not-found';

/** Page of `middleware.ts` for addresses without a page, in their language: Next's own is in English. */
export { default } from '../not-found';

export async function generateMetadata(): Promise<Metadata> {
  return { ...(await getNotFoundMetadata()), robots: { index: false } };
}
