import { useLocale, useTranslations } from 'next-intl';
import { getGroupPicture } from '@/lib/dish-index/dish-groups';
import type { GroupPreview } from '@/lib/dish-index/index-files';
import { toDishPath } from '@/lib/dishes/dish';
import { toLocalePath } from '@/lib/locales';
import { FoodPicture } from '../ui/food-picture';

/** Groups of dishes with links to their commonest ones. */
export function GroupList({ groups }: { groups: readonly GroupPreview[] }) {
  const t = useTranslations('dishIndex');
  const locale = useLocale();
  return groups.map(({ id, count, dishes }) => (
    <section key={id} aria-labelledby={id} className="mt-6">
      <div className="flex items-center gap-3">
        <FoodPicture kind={getGroupPicture(id)} className="size-11 shrink-0" />
        <h2 id={id} className="min-w-0 grow text-card">
          {t(`groups.${id}`)}
        </h2>
        <a
          href={`${toLocalePath('/dishes', locale)}?kind=${id}`}
          data-group={id}
          className="inline-flex min-h-touch shrink-0 items-center font-bold text-brand-strong underline"
        >
          {t.rich('all', {
            count,
            more: (chunks) => <span className="sr-only">{chunks}</span>,
            group: t(`groups.${id}`),
          })}
        </a>
      </div>
      <ul className="mt-1 flex flex-wrap gap-2">
        {dishes.map(({ slug, ko, names }) => (
          <li key={slug} className="max-w-full">
            <a
              href={toLocalePath(toDishPath(slug), locale)}
              className="flex min-h-touch flex-wrap items-center gap-x-1.5 rounded-card border border-line-strong bg-surface px-3 py-1.5"
            >
              <span className="font-bold">{names[locale]}</span>
              <span lang="ko" className="text-fine break-keep text-ink-soft">
                {ko}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  ));
}
