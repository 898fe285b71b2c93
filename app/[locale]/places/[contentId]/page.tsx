import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { Screen } from '@/components/layout/screen';
import { PlaceMenus } from '@/components/menu-reader/place-menus';
import { OpenOrder } from '@/components/order/open-order';
import { PlaceBackLink } from '@/components/place/place-back-link';
import { EatingAlone } from '@/components/ui/eating-alone';
import {
  OpeningHours,
  PlaceAddress,
  PlaceStation,
  SimilarPlaces,
} from '@/components/place/place-sections';
import { PlaceActions } from '@/components/place/place-actions';
import { PlaceAnswer } from '@/components/place/place-answer';
import { LastKnown, MenuSection } from '@/components/place/menu-section';
import { PlaceName } from '@/components/place/place-name';
import { PlacePhone } from '@/components/place/place-phone';
import { PlacePicture } from '@/components/place/place-picture';
import { ReportPlace } from '@/components/place/report-place';
import { RecipeLinks } from '@/components/recipes/recipe-links';
import { Morph } from '@/components/ui/morph';
import { getPlaceCardUrl, toPlaceJsonLd } from '@/lib/place-page/json-ld';
import { formatList } from '@/lib/place-page/format-place';
import { getPlacePageData } from '@/lib/place-page/place-page-data';
import { toPageMetadata } from '@/lib/page-metadata';
import { toPlacePath } from '@/lib/places/place-path';
import { getRecipesForDishes } from '@/lib/recipes/match-by-dish';
import { toScriptText } from '@/lib/recipes/json-ld';
import { withLocalizedNames } from '@/lib/search/localization/localized-names';
import { SITE } from '@/lib/site';
import { hasSupabase } from '@/lib/supabase/server';
import { getCurrentHolidays } from '@/lib/format/holidays';

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
  const t = await getTranslations('places');
  const { restaurant, facts, drawings, lastKnown } = place;
  const { dishes, halal, byName } = facts;
  const localized = withLocalizedNames(restaurant, locale);
  const name = localized.title_eng || localized.title;
  const holidays = getCurrentHolidays();
  const picture = (
    <Morph name={`place-${restaurant.contentId}`}>
      <PlacePicture contentId={restaurant.contentId} place={facts} drawings={drawings} />
    </Morph>
  );
  const recipes = await getRecipesForDishes(
    dishes.map(({ ko }) => ko),
    locale,
  );
  return (
    <Screen tab="eat" isInner backLink={<PlaceBackLink />}>
      <script
        type="application/ld+json"
        dangerouslySetInnerHTML={{ __html: toScriptText(toPlaceJsonLd(place, locale)) }}
      />
      {drawings.isLarge ? picture : null}
      <div className="flex flex-wrap items-center gap-3 pt-4">
        {drawings.isLarge ? null : picture}
        <PlaceName restaurant={localized} />
      </div>
      <PlaceAnswer place={facts} restaurant={restaurant} />
      <PlaceActions restaurant={restaurant} dishes={dishes} halal={halal} />
      <div className="mt-2 space-y-0.5">
        <OpeningHours place={place} holidays={holidays} />
        {lastKnown?.isOld ? <LastKnown {...lastKnown} /> : null}
        <PlaceStation place={place} />
        <PlacePhone restaurant={localized} />
        {place.eatingAlone ? <EatingAlone {...place.eatingAlone} /> : null}
      </div>
      <MenuSection place={place} name={name} />
      <PlaceMenus contentId={restaurant.contentId} />
      <PlaceAddress restaurant={localized} latinAddress={place.latinAddress} />
      <ReportPlace {...{ restaurant, dishes, holidays }} canStoreReports={hasSupabase()} />
      <RecipeLinks title={t('cookAtHome')} recipes={recipes} />
      <SimilarPlaces places={place.similar} />
      {dishes.length > 0 ? (
        <OpenOrder
          dishes={dishes}
          claims={{ halal, byName }}
          place={{ contentId: restaurant.contentId, name }}
          isForTwo={restaurant.dishForOne === null}
        />
      ) : null}
    </Screen>
  );
}
