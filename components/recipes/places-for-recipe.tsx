import { useTranslations } from 'next-intl';
import { toPlacePath } from '@/lib/places/place-path';
import type { PlaceForRecipe } from '@/lib/recipes/match-by-dish';
import { Link } from '../ui/link';

/** Places with the dish on their menu. Verdicts are on their own pages. */
export function PlacesForRecipe({ places }: { places: readonly PlaceForRecipe[] }) {
  const t = useTranslations('recipes');
  if (places.length === 0) return null;
  return (
    <section aria-labelledby="eat-it" className="pt-10 print:hidden">
      <h2 id="eat-it" className="text-card">
        {t('eatIt')}
      </h2>
      <p className="text-sm text-ink-soft">{t('eatItAsk')}</p>
      <ul className="mt-3 flex flex-col gap-3">
        {places.map(({ contentId, title, localizedTitle, dish, localizedDish, areaName }) => (
          <li key={contentId}>
            <Link
              href={toPlacePath(contentId)}
              prefetch={false}
              className="flex flex-col rounded-card border border-line bg-surface p-4 [overflow-wrap:anywhere]"
            >
              <span className="text-sm text-ink-soft">{areaName}</span>
              <span className="font-bold">
                {localizedTitle === title ? null : `${localizedTitle} `}
                <span lang="ko" className="break-keep">
                  {title}
                </span>
              </span>
              <span className="text-sm text-ink-soft">
                {localizedDish}{' '}
                <span lang="ko" className="break-keep">
                  {dish}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
