import type { Metadata } from 'next';
import RecipeNotFound, {
  generateMetadata as getNotFoundMetadata,
} from '@/app/[locale]/recipes/[slug]/not-found';

export async function generateMetadata(): Promise<Metadata> {
  return { ...(await getNotFoundMetadata()), robots: { index: false } };
}

/** Page shown by `middleware.ts` (404) for recipes that do not exist. */
export default function MissingRecipePage() {
  return <RecipeNotFound />;
}
