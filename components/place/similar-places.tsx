import { useTranslations } from 'next-intl';
import { formatWalk } from '@/lib/format/walking-distance';
import type { SimilarPlace } from '@/lib/place-page/place-page-data';
import { toPlacePath } from '@/lib/places/place-path';
import { FoodPicture } from '../ui/food-picture';
import { Link } from '../ui/link';

/** Links to similar places with their distance from this one; null without any. */
export function SimilarPlaces({ places }: { places: readonly SimilarPlace[] }) {
  const t = useTranslations('places');
  const words = useTranslations('words');
  if (places.length === 0) return null;
  return (
    <section aria-labelledby="similar" className="mt-6">
      <h2 id="similar" className="text-card">
        {t('similar')}
      </h2>
      <ul className="mt-2 space-y-2">
        {places.map(({ contentId, ko, en, kind, distanceM }) => (
          <li key={contentId}>
            <Link
              href={toPlacePath(contentId)}
              prefetch={false}
              className="flex min-h-touch items-center gap-3 rounded-card border border-line bg-surface p-2.5 shadow-card"
            >
              <FoodPicture
                kind={kind}
                className="size-11 shrink-0 rounded-control bg-accent-soft p-1"
              />
              <span className="min-w-0 flex-1">
                <span className="block font-bold">{en || <span lang="ko">{ko}</span>}</span>
                <span className="flex flex-wrap gap-x-2 text-fine text-ink-soft">
                  {en ? <span lang="ko">{ko}</span> : null}
                  <span className="break-keep">{formatWalk(words, distanceM)}</span>
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
