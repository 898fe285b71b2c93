import type { Metadata } from 'next';
import { generateMetadata as getNotFoundMetadata } from '@/app/(en)/not-found';

/** What `middleware.ts` shows for an address in a language that no page has: what Next would show is in English. */
export { default } from '@/app/(en)/not-found';

export async function generateMetadata(): Promise<Metadata> {
  return { ...(await getNotFoundMetadata()), robots: { index: false } };
}
