import { useLocale, useTranslations } from 'next-intl';
import type { RecipeSummary } from '@/lib/recipes/types';
import { Link } from '../ui/link';
import { markLanguage, toForeignLang } from './mark-language';

/** Recipes published after and before one, in a list sorted newest first; none for an unknown slug. */
export function getAdjacentRecipes(recipes: readonly RecipeSummary[], slug: string) {
  const index = recipes.findIndex((recipe) => recipe.slug === slug);
  return index === -1 ? {} : { newer: recipes[index - 1], older: recipes[index + 1] };
}

interface AdjacentRecipeLinksProps {
  recipes: readonly RecipeSummary[];
  slug: string;
}

export function AdjacentRecipeLinks({ recipes, slug }: AdjacentRecipeLinksProps) {
  const t = useTranslations('recipes');
  const { newer, older } = getAdjacentRecipes(recipes, slug);
  if (!newer && !older) return null;
  return (
    <nav aria-label={t('moreRecipes')} className="grid grid-cols-2 gap-3 pt-10 print:hidden">
      {newer ? <AdjacentRecipeLink label={t('previous')} recipe={newer} /> : <span />}
      {older ? <AdjacentRecipeLink label={t('next')} recipe={older} isEnd /> : null}
    </nav>
  );
}

interface AdjacentRecipeLinkProps {
  label: string;
  recipe: RecipeSummary;
  isEnd?: boolean;
}

function AdjacentRecipeLink({ label, recipe, isEnd = false }: AdjacentRecipeLinkProps) {
  const locale = useLocale();
  return (
    <Link
      href={`/recipes/${recipe.slug}`}
      prefetch={false}
      className={`flex flex-col gap-1 rounded-card border border-line bg-surface p-4 ${isEnd ? 'text-right' : ''}`}
    >
      <span className="text-sm text-ink-soft">{label}</span>
      <span className="font-bold">
        {markLanguage(recipe.title, toForeignLang(recipe.language, locale))}
      </span>
    </Link>
  );
}
