import { useTranslations } from 'next-intl';
import type { RecipeFilter } from '@/lib/recipes/filter';
import type { TagGroup } from '@/lib/recipes/tag-groups';
import { toShownTag } from './shown-tag';

const SUGGESTIONS = 3;

interface NothingFoundProps {
  filter: RecipeFilter;
  tagGroups: readonly TagGroup[];
  askUrl: string;
  onChange: (filter: RecipeFilter) => void;
}

/** What to try where no recipe matches nor sounds alike: without the tag, kinds of dishes there are, and asking for it. */
export function NothingFound({ filter, tagGroups, askUrl, onChange }: NothingFoundProps) {
  const t = useTranslations('recipes');
  const { tags = [] } =
    tagGroups.find(({ heading, englishHeading = heading }) => englishHeading === 'Kind of dish') ??
    tagGroups[0] ??
    {};
  const ways = [
    ...(filter.tag && filter.query
      ? [
          {
            name: t('withoutTag', {
              query: filter.query.trim(),
              tag: toShownTag(tagGroups, filter.tag),
            }),
            tag: '',
            query: filter.query,
          },
        ]
      : []),
    ...tags
      .slice(0, SUGGESTIONS)
      .map((tag) => ({ name: `#${toShownTag(tagGroups, tag)}`, tag, query: '' })),
  ];
  return (
    <div className="rounded-card bg-brand-soft p-5 text-brand-strong">
      <p className="font-bold">{t('nothingFound')}</p>
      <ul className="flex flex-wrap gap-2 py-3">
        {ways.map(({ name, tag, query }) => (
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
          ask: (words) => (
            <a href={askUrl} rel="noopener" className="font-bold underline">
              {words}
            </a>
          ),
        })}
      </p>
    </div>
  );
}
