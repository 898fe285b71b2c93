import { useTranslations } from 'next-intl';
import type { HolidayMap } from '@kioot/engine/hours';
import type { PlacePageData, SimilarPlace } from '@/lib/place-page/place-page-data';
import { joinWithDots } from '@/lib/format/join-with-dots';
import { toKoreanLines, formatSubwayLines } from '@/lib/place-page/format-place';
import { OpenNow } from './open-now';
import { WeeklyHours } from './weekly-hours';
import { formatWalk } from '@/lib/format/walking-distance';
import type { PlaceCard } from '@/lib/search/contract/rec-contract';
import { CopyButton } from '../results/copy-button';
import { DirectionsLink } from './directions-link';
import { toPlacePath } from '@/lib/places/place-path';
import { FoodLink } from '../ui/food-link';

/** Groups of days in one line; more are a table. */
const MAX_GROUPS = 3;

/** Opening state, and the week folded to one line: "Mon–Sat 11:00–22:00 · Sun closed". */
export function OpeningHours({
  place: { restaurant, week, weekGroups, exceptions, isClosingUnsaid },
  holidays,
}: {
  place: PlacePageData;
  holidays: HolidayMap;
}) {
  const t = useTranslations('places');
  const koreanHours = toKoreanLines(restaurant.opentimefood, restaurant.restdatefood);
  const asListed = koreanHours ? (
    <p className="mt-2 text-fine text-ink-soft">
      <span className="block font-bold">{t('asListed')}</span>
      <span lang="ko" className="whitespace-pre-line">
        {koreanHours}
      </span>
    </p>
  ) : null;
  return (
    <section>
      <h2 className="sr-only">{t('hours')}</h2>
      {week ? (
        <>
          <div className="flex flex-wrap items-center gap-x-2">
            <OpenNow restaurant={restaurant} holidays={holidays} />
            <details className="group min-w-0 open:basis-full">
              <summary className="flex min-h-touch cursor-pointer list-none items-center gap-1 font-bold text-brand-strong underline underline-offset-4 [&::-webkit-details-marker]:hidden">
                <span className="phrases min-w-0">
                  {weekGroups.length > MAX_GROUPS ? t('hoursByDay') : joinWithDots(weekGroups)}
                </span>
                <svg
                  aria-hidden
                  viewBox="0 0 20 20"
                  className="size-4 shrink-0 group-open:rotate-180"
                >
                  <path d="m5 8 5 5 5-5" fill="none" stroke="currentColor" strokeWidth="2.5" />
                </svg>
              </summary>
              <WeeklyHours days={week} />
              {exceptions.map((line) => (
                <p key={line}>{line}</p>
              ))}
              {asListed}
            </details>
          </div>
          {isClosingUnsaid ? <p className="text-fine text-ink-soft">{t('closingUnsaid')}</p> : null}
        </>
      ) : (
        <>
          <p>{t('noHours')}</p>
          {asListed}
        </>
      )}
    </section>
  );
}

/** Nearest station with the walk from it. */
export function PlaceStation({ place: { station, restaurant } }: { place: PlacePageData }) {
  const t = useTranslations('places');
  const words = useTranslations('words');
  if (!station) return null;
  return (
    <p className="break-keep text-ink-soft">
      {t.rich('station', {
        name: station.name,
        koreanName: station.ko,
        lines: formatSubwayLines(t, station.lines),
        walk: formatWalk(words, station.distanceM, restaurant.errorM !== undefined),
        side: t(`sides.${station.direction}`),
        ko: (name) => <span lang="ko">{name}</span>,
      })}
    </p>
  );
}

/** Address in Latin letters and Korean, to copy with the Korean name. */
export function PlaceAddress({
  restaurant,
  latinAddress,
}: Pick<PlacePageData, 'latinAddress'> & { restaurant: PlaceCard }) {
  const t = useTranslations('places');
  const results = useTranslations('results');
  const { title, title_eng: titleEng, addr1, district, mapx, mapy } = restaurant;
  if (!addr1) return null;
  const name = titleEng || title;
  const suffix = results('ofPlace', { name });
  return (
    <section className="mt-6">
      <h2 className="text-card">{t('address')}</h2>
      {latinAddress ? <p lang="ko-Latn">{latinAddress}</p> : null}
      <p lang="ko" className={latinAddress ? 'text-ink-soft' : undefined}>
        {addr1}
      </p>
      <p className="mt-2">
        {/* Fields that are sent to the phone. */}
        <DirectionsLink name={name} place={{ title, district, mapx, mapy }} />
      </p>
      <div className="-ml-2 flex flex-wrap items-center">
        <CopyButton label={results('copyName')} suffix={suffix} text={title} />
        <CopyButton label={results('copyAddress')} suffix={suffix} text={addr1} />
      </div>
    </section>
  );
}

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
            <FoodLink href={toPlacePath(contentId)} kind={kind}>
              <span className="block font-bold">{en || <span lang="ko">{ko}</span>}</span>
              <span className="flex flex-wrap gap-x-2 text-fine text-ink-soft">
                {en ? <span lang="ko">{ko}</span> : null}
                <span className="break-keep">{formatWalk(words, distanceM)}</span>
              </span>
            </FoodLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
