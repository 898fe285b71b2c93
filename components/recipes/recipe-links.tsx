import { useLocale } from 'next-intl';
import type { RecipeForDishes } from '@/lib/recipes/match-by-dish';
import { Link } from '../ui/link';
import { markLanguage, toForeignLang } from './mark-language';

interface RecipeLinksProps {
  title: string;
  recipes: readonly RecipeForDishes[];
}

/** Links to the recipes for the dishes of a page. */
export function RecipeLinks({ title: heading, recipes }: RecipeLinksProps) {
  const locale = useLocale();
  if (recipes.length === 0) return null;
  return (
    <section className="mt-6">
      <h2 className="text-card">{heading}</h2>
      <ul className="mt-1 divide-y divide-line">
        {recipes.map(({ language, slug, title }) => (
          <li key={slug}>
            <Link
              href={`/recipes/${slug}`}
              prefetch={false}
              className="flex min-h-touch items-center py-2 font-bold text-brand-strong underline underline-offset-4"
            >
              {markLanguage(title, toForeignLang(language, locale))}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
