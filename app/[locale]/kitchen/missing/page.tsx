import type { Metadata } from 'next';
import RecipeNotFound, {
  generateMetadata as getNotFoundMetadata,
} from '@/app/[locale]/recipes/[slug]/not-found';

export async function generateMetadata(): Promise<Metadata> {
  return { ...(await getNotFoundMetadata()), robots: { index: false } };
}

/** What `lib/http/empty-pages.mjs` shows in place of Next's empty document for a recipe that nobody wrote. */
export default function MissingRecipePage() {
  return <RecipeNotFound />;
}
