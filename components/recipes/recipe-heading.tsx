import { useLocale, useTranslations } from 'next-intl';
import type { Recipe } from '@/lib/recipes/types';
import { markLanguage, toForeignLang } from './mark-language';
import { LocalDate } from './local-date';
import { RecipePicture } from './recipe-picture';
import { ServingsCount } from './servings';
import { useDuration } from './use-duration';
import { Link } from '../ui/link';

export function RecipeHeading({ recipe }: { recipe: Recipe }) {
  const t = useTranslations('recipes');
  const { title, excerpt, thumbnailUrl, publishedAt, servings, tags } = recipe;
  const { totalMinutes, cookMinutes } = recipe;
  const formatDuration = useDuration();
  const untranslated = useTranslations('untranslated');
  const foreign = toForeignLang(recipe.language, useLocale());
  return (
    <header className="flex flex-col gap-3">
      {thumbnailUrl ? (
        <div className="overflow-hidden rounded-card shadow-card print:hidden">
          <RecipePicture
            src={thumbnailUrl}
            sizes="(max-width: 640px) calc(100vw - 40px), 600px"
            isFirst
          />
        </div>
      ) : null}
      <h1 className="text-title text-pretty">{markLanguage(title, foreign)}</h1>
      {foreign ? (
        <p className="rounded-card bg-brand-soft p-4 text-brand-strong">{untranslated('recipe')}</p>
      ) : null}
      {excerpt ? <p className="text-lead text-ink-soft">{markLanguage(excerpt, foreign)}</p> : null}
      <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-soft">
        <li>
          <LocalDate iso={publishedAt} />
        </li>
        {servings === null ? null : (
          <li>
            <ServingsCount />
          </li>
        )}
        {totalMinutes === null ? null : (
          <li>{t('totalTime', { time: formatDuration(totalMinutes) })}</li>
        )}
        {cookMinutes ? <li>{t('cookTime', { minutes: cookMinutes })}</li> : null}
      </ul>
      {tags.length > 0 ? (
        <ul className="flex flex-wrap gap-2 text-sm font-bold print:hidden">
          {tags.map((tag, index) => (
            <li key={tag}>
              <Link
                href={`/recipies?tag=${encodeURIComponent(tag)}`}
                prefetch={false}
                className="inline-flex min-h-11 items-center rounded-full bg-brand-soft px-3 text-brand-strong"
              >
                #{recipe.tagWords[index]}
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
    </header>
  );
}
