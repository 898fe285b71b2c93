import { useTranslations } from 'next-intl';
import type { HolidayMap } from '@kioot/engine/hours';
import type { PlacePageData } from '@/lib/place-page/place-page-data';
import { joinWithDots } from '@/lib/format/join-with-dots';
import { toKoreanLines } from '@/lib/place-page/format-place';
import { OpenNow } from './open-now';
import { WeeklyHours } from './weekly-hours';

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
