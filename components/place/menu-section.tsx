import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { findDishSlugs } from '@/lib/dishes/dish-catalog';
import { toDishPath } from '@/lib/dishes/dish';
import { formatMonth } from '@/lib/place-page/format-place';
import type { PlacePageData } from '@/lib/place-page/place-page-data';
import type { PlaceMistake } from '@/lib/places/place-corrections';
import { buttonClass } from '../ui/button-class';
import { Link } from '../ui/link';
import { MenuReaderLink } from '../ui/menu-reader-link';
import { CurrencyNote } from '../ui/currency-note';
import { DishList } from './dish-list';

const LINK_CLASS = 'inline-flex min-h-touch items-center font-bold text-brand-strong underline';

/** Menu of a place with its source, known mistakes, and ways to read another one. */
export function MenuSection({ place, name }: { place: PlacePageData; name: string }) {
  const t = useTranslations('places');
  const counter = useTranslations('counter');
  const format = useFormatter();
  const locale = useLocale();
  const { restaurant, facts, source, lastKnown, recentlyOn, mistakes } = place;
  const { dishes, halal, byName } = facts;
  const isMenuKnown = dishes.length > 0;
  const confirmed =
    recentlyOn.length > 1 ? (
      <p className="text-fine text-ink-soft">
        {t('confirmed', {
          sources: format.list(recentlyOn.map((publisher) => t(`sources.${publisher}`))),
        })}
      </p>
    ) : null;
  // The source of a known menu has the year, and an old list stands beside the hours.
  const listed = lastKnown && !isMenuKnown && !lastKnown.isOld;
  const sources =
    listed || confirmed ? (
      <>
        {listed ? <LastKnown {...lastKnown} /> : null}
        {confirmed}
      </>
    ) : null;
  return (
    <section className="mt-6">
      <div className="flex flex-wrap items-baseline gap-x-2">
        <h2 className="text-card">{t('menu')}</h2>
        {isMenuKnown ? (
          <p className="text-fine text-ink-soft">
            {t('source', {
              source: format.list(
                source.by.length > 0
                  ? source.by.map((publisher) => t(`sources.${publisher}`))
                  : [source.name],
              ),
              month: formatMonth(locale, source.asOf),
            })}
          </p>
        ) : null}
      </div>
      {restaurant.menuYear ? (
        <p className="mt-2 bg-warn-soft p-2 text-fine text-warn">
          {t(source.isOfChain ? 'chainMenu' : 'oldMenu', { year: String(restaurant.menuYear) })}
        </p>
      ) : null}
      {isMenuKnown ? (
        <DishList
          contentId={restaurant.contentId}
          dishes={dishes}
          place={{ halal, byName }}
          slugs={findDishSlugs(dishes)}
        >
          {sources}
        </DishList>
      ) : (
        <>
          {place.knownFor ? <KnownFor {...place.knownFor} /> : null}
          <p>{t('noDish')}</p>
          {sources}
        </>
      )}
      {restaurant.price || dishes.some(({ price }) => typeof price === 'number') ? (
        <CurrencyNote />
      ) : null}
      {mistakes.map((mistake) => (
        <Mistake key={`${mistake.kind} ${mistake.dish}`} {...mistake} />
      ))}
      <MenuReaderLink
        place={{ contentId: restaurant.contentId, name }}
        className={isMenuKnown ? LINK_CLASS : buttonClass('secondary', 'mt-1 w-full')}
      >
        {t('readMenu')}
      </MenuReaderLink>
      <p>
        <Link href="/counter" prefetch={false} className={LINK_CLASS}>
          {counter('linkFromPlace')}
        </Link>
      </p>
    </section>
  );
}

/** Dishes that the city or its name tells of a place, with their pages, which have the verdicts. */
function KnownFor({ dishes, year }: NonNullable<PlacePageData['knownFor']>) {
  const t = useTranslations('places');
  const format = useFormatter();
  const slugs = findDishSlugs(dishes);
  const names = dishes.map(({ ko, en }) => {
    const slug = slugs[ko];
    const name = (
      <>
        {en} <span lang="ko">{ko}</span>
      </>
    );
    if (!slug) return <span key={ko}>{name}</span>;
    return (
      <Link
        key={ko}
        href={toDishPath(slug)}
        prefetch={false}
        className="font-bold text-brand-strong underline underline-offset-4"
      >
        {name}
      </Link>
    );
  });
  const values = { dish: () => format.list(names) };
  return (
    <p className="mb-1">
      {year === undefined
        ? t.rich('knownByName', values)
        : t.rich('knownFor', { ...values, year: String(year) })}
    </p>
  );
}

/** Latest list that has a place: "Listed by Seoul City, 2026". */
export function LastKnown({ publisher, year, isOld }: NonNullable<PlacePageData['lastKnown']>) {
  const t = useTranslations('places');
  const names = { source: t(`sources.${publisher}`), year: String(year) };
  return (
    <p className={isOld ? 'font-bold text-warn' : 'text-fine text-ink-soft'}>
      {isOld ? t('lastSeenBy', names) : t('listedBy', names)}
    </p>
  );
}

/** Mistake on the page that an accepted report tells of, with the day of the report. */
export function Mistake({ kind, dish, reportedOn }: PlaceMistake) {
  const t = useTranslations('places');
  // Noon in UTC: the same day in Seoul, wherever the page is made.
  const day = new Date(`${reportedOn}T12:00:00Z`);
  return (
    <p className="mt-2 bg-warn-soft p-2 text-fine text-warn">
      {kind === 'dish' && dish !== undefined
        ? t.rich('mistakes.dish', { day, dish, ko: (name) => <span lang="ko">{name}</span> })
        : t(`mistakes.${kind === 'dish' ? 'menu' : kind}`, { day })}
    </p>
  );
}
