import { useLocale } from 'next-intl';
import { toLocalePath } from '@/lib/locales';
import type { RecipeSummary } from '@/lib/recipes/types';
import { markLanguage, toForeignLang } from './mark-language';
import { LocalDate } from './local-date';
import { RecipePicture } from './recipe-picture';
import { useDuration } from './use-duration';

/** Specification section 9. */
const MAX_CARD_TAGS = 3;

interface RecipeCardProps {
  recipe: RecipeSummary;
  isFirst: boolean;
}

/**
 * Recipe of the list; the whole card is a link. Server component: hydrating up to 48 cards would be
 * one long task.
 */
export function RecipeCard({ recipe, isFirst }: RecipeCardProps) {
  const { slug, title, excerpt, thumbnailUrl, publishedAt, tags, isComing, totalMinutes } = recipe;
  const formatDuration = useDuration();
  const locale = useLocale();
  const Heading = isComing ? 'h3' : 'h2';
  return (
    <article className="relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-surface shadow-card transition-shadow focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-focus hover:shadow-lift">
      {thumbnailUrl ? (
        <RecipePicture
          src={thumbnailUrl}
          sizes="(max-width: 600px) calc(100vw - 40px), 290px"
          isFirst={isFirst}
        />
      ) : null}
      <div className="flex flex-1 flex-col gap-2 p-4">
        {/* Not balanced: Chrome lets a balanced phrase run out of a narrower line. */}
        <Heading className="text-card text-pretty">
          <a
            href={toLocalePath(`/recipes/${slug}`, locale)}
            className="outline-none after:absolute after:inset-0"
          >
            {markLanguage(title, toForeignLang(recipe.language, locale))}
          </a>
        </Heading>
        {excerpt ? (
          <p className="text-ink-soft">
            {markLanguage(excerpt, toForeignLang(recipe.language, locale))}
          </p>
        ) : null}
        <div className="mt-auto flex flex-wrap gap-x-3 gap-y-1 pt-1 text-sm">
          {totalMinutes === null ? null : (
            <p className="font-bold">{formatDuration(totalMinutes)}</p>
          )}
          <p className="text-ink-soft">
            <LocalDate iso={publishedAt} />
          </p>
          {tags.length > 0 ? (
            <ul className="flex flex-wrap gap-x-3 gap-y-1 font-bold text-brand">
              {tags.slice(0, MAX_CARD_TAGS).map((tag, index) => (
                <li key={tag}>#{recipe.tagWords[index]}</li>
              ))}
            </ul>
          ) : null}
        </div>
      </div>
    </article>
  );
}
