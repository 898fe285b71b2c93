import type { Metadata } from 'next';
import { generateMetadata as getNotFoundMetadata } from '../not-found';

/**
 * Page shown by `middleware.ts` (404) for unknown paths of a language; Next's own is in English.
 */
export { default } from '../not-found';

export async function generateMetadata(): Promise<Metadata> {
  return { ...(await getNotFoundMetadata()), robots: { index: false } };
}
