import { useTranslations } from 'next-intl';
import type { RecipeFilter } from '@/lib/recipes/filter';
import type { TagGroup } from '@/lib/recipes/tag-groups';
import { getTagLabel } from './tag-groups';

const MAX_SUGGESTIONS = 3;

interface NoRecipesFoundProps {
  filter: RecipeFilter;
  tagGroups: readonly TagGroup[];
  askUrl: string;
  onChange: (filter: RecipeFilter) => void;
}

/**
 * Suggestions when no recipe matches: search without the tag, other kinds of dishes, or ask for the
 * recipe.
 */
export function NoRecipesFound({ filter, tagGroups, askUrl, onChange }: NoRecipesFoundProps) {
  const t = useTranslations('recipes');
  const { tags = [] } =
    tagGroups.find(({ heading, englishHeading = heading }) => englishHeading === 'Kind of dish') ??
    tagGroups[0] ??
    {};
  const suggestions = [
    ...(filter.tag && filter.query
      ? [
          {
            name: t('withoutTag', {
              query: filter.query.trim(),
              tag: getTagLabel(tagGroups, filter.tag),
            }),
            tag: '',
            query: filter.query,
          },
        ]
      : []),
    ...tags
      .slice(0, MAX_SUGGESTIONS)
      .map((tag) => ({ name: `#${getTagLabel(tagGroups, tag)}`, tag, query: '' })),
  ];
  return (
    <div className="rounded-card bg-brand-soft p-5 text-brand-strong">
      <p className="font-bold">{t('nothingFound')}</p>
      <ul className="flex flex-wrap gap-2 py-3">
        {suggestions.map(({ name, tag, query }) => (
          <li key={name}>
            <button
              type="button"
              onClick={() => onChange({ tag, query })}
              className="min-h-11 rounded-full border-2 border-line bg-surface px-4 text-sm font-bold text-ink"
            >
              {name}
            </button>
          </li>
        ))}
      </ul>
      <p>
        {t.rich('askForIt', {
          ask: (chunks) => (
            <a href={askUrl} rel="noopener" className="font-bold underline">
              {chunks}
            </a>
          ),
        })}
      </p>
    </div>
  );
}
