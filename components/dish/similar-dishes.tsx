import { useLocale, useTranslations } from 'next-intl';
import type { Dish } from '@/lib/dishes/dish';
import { toDishPath } from '@/lib/dishes/dish-path';
import { FoodPicture } from '../ui/food-picture';
import { Link } from '../ui/link';
import { Morph } from '../ui/morph';

/** Links to dishes of the same form and meats; null without any. */
export function SimilarDishes({ dishes }: { dishes: readonly Dish[] }) {
  const t = useTranslations('dish');
  const locale = useLocale();
  if (dishes.length === 0) return null;
  return (
    <section aria-labelledby="similar" className="mt-6">
      <h2 id="similar" className="text-card">
        {t('alike')}
      </h2>
      <ul className="mt-2 space-y-2">
        {dishes.map(({ slug, ko, kind, names }) => (
          <li key={slug}>
            <Link
              href={toDishPath(slug)}
              prefetch={false}
              className="flex min-h-touch items-center gap-3 rounded-card border border-line bg-surface p-2.5 shadow-card"
            >
              <Morph name={`dish-${slug}`}>
                <FoodPicture
                  kind={kind}
                  className="size-11 shrink-0 rounded-control bg-accent-soft p-1"
                />
              </Morph>
              <span className="min-w-0 flex-1">
                <span className="block font-bold">{names[locale]}</span>
                <span lang="ko" className="text-fine break-keep text-ink-soft">
                  {ko}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
