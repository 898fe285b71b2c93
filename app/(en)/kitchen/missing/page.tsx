import type { Metadata } from 'next';
import RecipeNotFound, { metadata as notFoundMetadata } from '@/app/(en)/recipes/[slug]/not-found';

export const metadata: Metadata = { ...notFoundMetadata, robots: { index: false } };

/** What `lib/http/empty-pages.mjs` shows in place of Next's empty document for a recipe that nobody wrote. */
export default function MissingRecipePage() {
  return <RecipeNotFound />;
}
