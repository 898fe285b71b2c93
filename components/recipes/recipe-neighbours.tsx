import { useLocale, useTranslations } from 'next-intl';
import type { RecipeSummary } from '@/lib/recipes/types';
import type { Neighbours } from '@/lib/recipes/neighbours';
import { Link } from '../ui/link';
import { markLanguage, toForeign } from './mark-language';

/** The way on, to the next and the previous recipe of the list. */
export function RecipeNeighbours({ newer, older }: Neighbours) {
  const t = useTranslations('recipes');
  if (!newer && !older) return null;
  return (
    <nav aria-label={t('moreRecipes')} className="grid grid-cols-2 gap-3 pt-10 print:hidden">
      {newer ? <NeighbourLink label={t('previous')} recipe={newer} /> : <span />}
      {older ? <NeighbourLink label={t('next')} recipe={older} isEnd /> : null}
    </nav>
  );
}

interface NeighbourLinkProps {
  label: string;
  recipe: RecipeSummary;
  isEnd?: boolean;
}

function NeighbourLink({ label, recipe, isEnd = false }: NeighbourLinkProps) {
  const locale = useLocale();
  return (
    <Link
      href={`/recipes/${recipe.slug}`}
      prefetch={false}
      className={`flex flex-col gap-1 rounded-card border border-line bg-surface p-4 ${isEnd ? 'text-right' : ''}`}
    >
      <span className="text-sm text-ink-soft">{label}</span>
      <span className="font-bold">
        {markLanguage(recipe.title, toForeign(recipe.language, locale))}
      </span>
    </Link>
  );
}
