import type { Metadata } from 'next';
import { getFormatter, getLocale, getTranslations } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { Screen } from '@/components/layout/screen';
import { PlaceMenus } from '@/components/menu-reader/place-menus';
import { OpenOrder } from '@/components/order/open-order';
import { PlaceBackLink } from '@/components/place/place-back-link';
import { DishList } from '@/components/place/dish-list';
import { EatingAlone } from '@/components/ui/eating-alone';
import { MealPrice } from '@/components/place/meal-price';
import { OpeningHours } from '@/components/place/opening-hours';
import { PlaceActions } from '@/components/place/place-actions';
import { PlaceAnswer } from '@/components/place/place-answer';
import { LastKnown } from '@/components/place/last-known';
import { Mistake } from '@/components/place/mistake';
import { PlaceName } from '@/components/place/place-name';
import { PlacePhone } from '@/components/place/place-phone';
import { ReportPlace } from '@/components/place/report-place';
import { SimilarPlaces } from '@/components/place/similar-places';
import { CopyButton } from '@/components/results/copy-button';
import { buttonClass } from '@/components/ui/button-class';
import { FoodPicture } from '@/components/ui/food-picture';
import { markLanguage, toForeignLang } from '@/components/recipes/mark-language';
import { Link } from '@/components/ui/link';
import { MenuReaderLink } from '@/components/ui/menu-reader-link';
import { findDishSlugs } from '@/lib/dish-index/find-slugs';
import { getPlaceCardUrl, toPlaceJsonLd } from '@/lib/place-page/json-ld';
import { formatList, formatSubwayLines, formatMonth } from '@/lib/place-page/format-place';
import { getPlacePageData } from '@/lib/place-page/place-page-data';
import { toPageMetadata } from '@/lib/page-metadata';
import { toPlacePath } from '@/lib/places/place-path';
import { getRecipesForDishes } from '@/lib/recipes/match-by-dish';
import { toScriptText } from '@/lib/recipes/json-ld';
import { withLocalizedNames } from '@/lib/search/localization/localized-names';
import { SITE } from '@/lib/site';
import { getCurrentHolidays } from '@/lib/format/holidays';
import { hasSupabase } from '@/lib/supabase/server';
import { formatWalk } from '@/lib/format/walking-distance';

interface PlacePageProps {
  params: Promise<{ contentId: string }>;
}

/** Seconds; shows rows that a sync wrote without a call of the webhook. */
export const revalidate = 600;

/** Rendered at the first visit: there are thousands of places, most never opened. */
export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: PlacePageProps): Promise<Metadata> {
  const locale = await getLocale();
  const place = await getPlacePageData((await params).contentId, locale);
  if (!place) notFound();
  const { contentId, title, title_eng: titleEng } = withLocalizedNames(place.restaurant, locale);
  const name = titleEng || title;
  const t = await getTranslations('places');
  const dishes = formatList(
    t,
    place.facts.dishes.slice(0, 3).map(({ en }) => en),
    'next',
  );
  const description = dishes
    ? t('descriptionWithDishes', { name, title, dishes })
    : t('description', { name, title });
  return toPageMetadata({
    title: name,
    description,
    path: toPlacePath(contentId),
    locale,
    image: {
      url: getPlaceCardUrl(contentId, locale),
      alt: t('pictureOf', { name, site: SITE.name }),
    },
  });
}

export default async function PlacePage({ params }: PlacePageProps) {
  const locale = await getLocale();
  const place = await getPlacePageData((await params).contentId, locale);
  if (!place) notFound();
  const [t, format] = await Promise.all([getTranslations('places'), getFormatter()]);
  const { restaurant, facts, station, similar, source, latinAddress, lastKnown, mistakes } = place;
  const { dishes, halal, byName } = facts;
  const claims = { halal, byName };
  const localized = withLocalizedNames(restaurant, locale);
  const { title, title_eng: titleEng, addr1 } = localized;
  const recipes = await getRecipesForDishes(
    dishes.map(({ ko }) => ko),
    locale,
  );
  const isMenuKnown = dishes.length > 0;
  const holidays = getCurrentHolidays();
  const words = await getTranslations('words');
  const results = await getTranslations('results');
  const counter = await getTranslations('counter');
  const copySuffix = results('ofPlace', { name: titleEng || title });
  return (
    <Screen backLink={<PlaceBackLink />}>
      <script
        type="application/ld+json"
        dangerouslySetInnerHTML={{ __html: toScriptText(toPlaceJsonLd(place, locale)) }}
      />
      <div className="flex flex-wrap items-center gap-3 pt-4">
        <FoodPicture
          kind={restaurant.kind ?? 'unknown'}
          className="size-16 shrink-0 rounded-card bg-accent-soft p-1.5"
        />
        <PlaceName restaurant={localized} />
      </div>
      <PlaceAnswer place={facts} restaurant={restaurant} />
      <PlaceActions restaurant={restaurant} dishes={dishes} halal={halal} />
      <div className="mt-2 space-y-0.5">
        <OpeningHours place={place} holidays={holidays} />
        {station ? (
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
        ) : null}
        <PlacePhone restaurant={localized} />
        {restaurant.price ? <MealPrice price={restaurant.price} /> : null}
        {place.eatingAlone ? <EatingAlone {...place.eatingAlone} /> : null}
      </div>
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
            place={claims}
            slugs={findDishSlugs(dishes)}
          />
        ) : (
          <p>{t('noDish')}</p>
        )}
        {/* The source of a known menu has the year. */}
        {lastKnown && (!isMenuKnown || lastKnown.isOld) ? <LastKnown {...lastKnown} /> : null}
        {mistakes.map((mistake) => (
          <Mistake key={`${mistake.kind} ${mistake.dish}`} {...mistake} />
        ))}
        <ReportPlace
          {...{ restaurant, holidays }}
          dishes={dishes.map(({ ko, en }) => ({ ko, en }))}
          canStoreReports={hasSupabase()}
        />
        <MenuReaderLink
          place={{ contentId: restaurant.contentId, name: titleEng || title }}
          className={
            isMenuKnown
              ? 'inline-flex min-h-touch items-center font-bold text-brand-strong underline'
              : buttonClass('secondary', 'mt-1 w-full')
          }
        >
          {t('readMenu')}
        </MenuReaderLink>
        <p>
          <Link
            href="/counter"
            prefetch={false}
            className="inline-flex min-h-touch items-center font-bold text-brand-strong underline"
          >
            {counter('linkFromPlace')}
          </Link>
        </p>
      </section>
      <PlaceMenus contentId={restaurant.contentId} />
      {addr1 ? (
        <section className="mt-6">
          <h2 className="text-card">{t('address')}</h2>
          {latinAddress ? <p lang="ko-Latn">{latinAddress}</p> : null}
          <p lang="ko" className={latinAddress ? 'text-ink-soft' : undefined}>
            {addr1}
          </p>
          <div className="-ml-2 flex flex-wrap items-center">
            <CopyButton label={results('copyName')} suffix={copySuffix} text={title} />
            <CopyButton label={results('copyAddress')} suffix={copySuffix} text={addr1} />
          </div>
        </section>
      ) : null}
      {recipes.length > 0 ? (
        <section className="mt-6">
          <h2 className="text-card">{t('cookAtHome')}</h2>
          <ul className="mt-1 divide-y divide-line">
            {recipes.map(({ language, slug, title: recipe }) => (
              <li key={slug}>
                <Link
                  href={`/recipes/${slug}`}
                  prefetch={false}
                  className="flex min-h-touch items-center py-2 font-bold text-brand-strong underline underline-offset-4"
                >
                  {markLanguage(recipe, toForeignLang(language, locale))}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <SimilarPlaces places={similar} />
      {isMenuKnown ? (
        <OpenOrder
          dishes={dishes}
          claims={claims}
          place={{ contentId: restaurant.contentId, name: titleEng || title }}
          isForTwo={restaurant.dishForOne === null}
        />
      ) : null}
    </Screen>
  );
}
