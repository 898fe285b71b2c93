import type { Metadata } from 'next';
import { getFormatter, getLocale, getTranslations } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { Screen } from '@/components/layout/screen';
import { PlaceMenus } from '@/components/menu-reader/place-menus';
import { BackLink } from '@/components/places/back-link';
import { DishList } from '@/components/places/dish-list';
import { OpenNow } from '@/components/places/open-now';
import { PlaceActions } from '@/components/places/place-actions';
import { PlaceName } from '@/components/places/place-name';
import { PlaceReport } from '@/components/places/place-report';
import { Week } from '@/components/places/week';
import { CopyButton } from '@/components/results/copy-button';
import { buttonClass } from '@/components/ui/button';
import { FoodPicture } from '@/components/ui/food-picture';
import { markLanguage, toForeign } from '@/components/recipes/mark-language';
import { Link } from '@/components/ui/link';
import { MenuLink } from '@/components/ui/menu-link';
import { getPlacePicture, toPlaceJsonLd } from '@/lib/place-page/json-ld';
import { joinWords, toKoreanLines, toLineWords, toMonthWords } from '@/lib/place-page/words';
import { getPlace } from '@/lib/place-page/place';
import { getAlternates, getSharedLocale } from '@/lib/page-links';
import { toPlacePath } from '@/lib/places/path';
import { getRecipesForDishes } from '@/lib/recipes/dishes';
import { toScriptText } from '@/lib/recipes/json-ld';
import { SHARED_PICTURE_SIZE } from '@/lib/recipes/pictures';
import { inLanguage } from '@/lib/search/in-language';
import { SITE } from '@/lib/site';
import { getCurrentHolidays } from '@/lib/words/holidays';
import { toWalkWords } from '@/lib/words/walk';

interface PlacePageProps {
  params: Promise<{ contentId: string }>;
}

/** Seconds: a server that refreshes its data shows the new rows without being told. */
export const revalidate = 600;

/** Made at its first visit: there are thousands, and most are never opened. */
export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: PlacePageProps): Promise<Metadata> {
  const locale = await getLocale();
  const place = await getPlace((await params).contentId, locale);
  if (!place) notFound();
  const { contentId, title, title_eng: titleEng } = inLanguage(place.restaurant, locale);
  const name = titleEng || title;
  const t = await getTranslations('places');
  const dishes = joinWords(
    t,
    place.dishes.slice(0, 3).map(({ en }) => en),
    'next',
  );
  const description = dishes
    ? t('descriptionWithDishes', { name, title, dishes })
    : t('description', { name, title });
  const alternates = getAlternates(toPlacePath(contentId), locale);
  return {
    title: name,
    description,
    alternates,
    openGraph: {
      type: 'website',
      siteName: SITE.name,
      ...getSharedLocale(locale),
      url: alternates.canonical,
      title: name,
      description,
      images: [
        {
          url: getPlacePicture(contentId),
          ...SHARED_PICTURE_SIZE,
          alt: t('pictureOf', { name, site: SITE.name }),
        },
      ],
    },
    twitter: { card: 'summary_large_image' },
  };
}

export default async function PlacePage({ params }: PlacePageProps) {
  const locale = await getLocale();
  const place = await getPlace((await params).contentId, locale);
  if (!place) notFound();
  const [t, format] = await Promise.all([getTranslations('places'), getFormatter()]);
  const { restaurant, dishes, halal, week, exceptions, isClosingUnsaid, station, similar, source } =
    place;
  const {
    title,
    title_eng: titleEng,
    addr1,
    opentimefood,
    restdatefood,
  } = inLanguage(restaurant, locale);
  const recipes = await getRecipesForDishes(
    dishes.map(({ ko }) => ko),
    locale,
  );
  const holidays = getCurrentHolidays();
  const words = await getTranslations('words');
  const koreanHours = toKoreanLines(opentimefood, restdatefood);
  const results = await getTranslations('results');
  const of = results('ofPlace', { name: titleEng || title });
  return (
    <Screen backLink={<BackLink />}>
      <script
        type="application/ld+json"
        dangerouslySetInnerHTML={{ __html: toScriptText(toPlaceJsonLd(place, locale)) }}
      />
      <div className="flex items-center gap-3 pt-4">
        <FoodPicture
          kind={restaurant.kind ?? 'unknown'}
          className="size-20 shrink-0 rounded-card bg-accent-soft p-1.5"
        />
        <PlaceName title={title} titleEng={titleEng} />
      </div>
      <PlaceActions restaurant={restaurant} dishes={dishes} halal={halal} />
      <div className="mt-4 space-y-1">
        <OpenNow restaurant={restaurant} holidays={holidays} />
        {station ? (
          <p className="text-ink-soft">
            {t.rich('station', {
              name: station.name,
              koreanName: station.ko,
              lines: toLineWords(t, station.lines),
              walk: toWalkWords(words, station.distanceM),
              side: t(`sides.${station.side}`),
              ko: (name) => <span lang="ko">{name}</span>,
            })}
          </p>
        ) : null}
      </div>
      <section className="mt-6">
        {dishes.length > 0 ? (
          <DishList dishes={dishes} halal={halal} />
        ) : (
          <>
            <h2 className="text-card">{t('menu')}</h2>
            <p>{t('noDish')}</p>
          </>
        )}
        {restaurant.menuYear ? (
          <p className="mt-2 bg-warn-soft p-2 text-fine text-warn">
            {t('oldMenu', { year: String(restaurant.menuYear) })}
          </p>
        ) : null}
        <p className="mt-2 text-fine text-ink-soft">
          {t('source', {
            source: format.list(
              source.by.length > 0 ? source.by.map((each) => t(`sources.${each}`)) : [source.name],
            ),
            month: toMonthWords(locale, source.takenOn),
          })}
        </p>
        <PlaceReport restaurant={restaurant} holidays={holidays} />
        <MenuLink
          place={{ contentId: restaurant.contentId, name: titleEng || title }}
          className={buttonClass('secondary', 'mt-1 w-full')}
        >
          {t('readMenu')}
        </MenuLink>
      </section>
      <PlaceMenus contentId={restaurant.contentId} />
      <section className="mt-4">
        <h2 className="text-card">{t('hours')}</h2>
        {week ? <Week days={week} /> : null}
        {exceptions.map((line) => (
          <p key={line}>{line}</p>
        ))}
        {isClosingUnsaid ? <p>{t('closingUnsaid')}</p> : null}
        {koreanHours ? (
          <p lang="ko" className="mt-1 text-fine whitespace-pre-line text-ink-soft">
            {koreanHours}
          </p>
        ) : (
          <p>{t('noHours')}</p>
        )}
      </section>
      {addr1 ? (
        <section className="mt-6">
          <h2 className="text-card">{t('address')}</h2>
          <p lang="ko">{addr1}</p>
          <div className="-ml-2 flex flex-wrap items-center">
            <CopyButton label={results('copyName')} of={of} text={title} />
            <CopyButton label={results('copyAddress')} of={of} text={addr1} />
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
                  {markLanguage(recipe, toForeign(language, locale))}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {similar.length > 0 ? (
        <section className="mt-6">
          <h2 className="text-card">{t('similar')}</h2>
          <ul className="mt-1 divide-y divide-line">
            {similar.map(({ contentId, ko, en, distanceM }) => (
              <li key={contentId}>
                <Link
                  href={toPlacePath(contentId)}
                  prefetch={false}
                  className="flex min-h-touch flex-wrap items-baseline gap-x-2 py-2"
                >
                  <span className="font-bold text-brand-strong underline underline-offset-4">
                    {en || <span lang="ko">{ko}</span>}
                  </span>
                  {en ? (
                    <span lang="ko" className="text-fine text-ink-soft">
                      {ko}
                    </span>
                  ) : null}
                  <span className="text-fine text-ink-soft">{toWalkWords(words, distanceM)}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </Screen>
  );
}
