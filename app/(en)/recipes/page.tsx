import { permanentRedirect } from 'next/navigation';

/** The list lives at /recipies, spelt that way; the expected spelling leads there. */
export default function RecipesPage() {
  permanentRedirect('/recipies');
}
