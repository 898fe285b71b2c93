import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { CommonNeeds, DishFactList, SimilarDishes } from '@/components/dish/dish-facts';
import { DishAnswer } from '@/components/dish/dish-answer';
import { DishBackLink } from '@/components/dish/dish-back-link';
import { DishPlaces } from '@/components/dish/dish-places';
import { HearDish } from '@/components/dish/hear-dish';
import { Screen } from '@/components/layout/screen';
import { OpenOrder } from '@/components/order/open-order';
import { RecipeLinks } from '@/components/recipes/recipe-links';
import { FoodPicture } from '@/components/ui/food-picture';
import { Link } from '@/components/ui/link';
import { Morph } from '@/components/ui/morph';
import { HALAL_OF_DISH } from '@/lib/dish-page/common-needs';
import { describeDish, joinSentences } from '@/lib/dish-page/describe-dish';
import {
  getDishPageData,
  getDishSentence,
  getDishCardUrl,
  toDishJsonLd,
} from '@/lib/dish-page/dish-page-data';
import { getHowOften } from '@/lib/dish-page/how-often';
import { getDish } from '@/lib/dishes/dish-catalog';
import { toDishPath } from '@/lib/dishes/dish';
import { getCurrentHolidays } from '@/lib/format/holidays';
import { toPageMetadata } from '@/lib/page-metadata';
import { toScriptText } from '@/lib/recipes/json-ld';
import { getDishDrawing } from '@/lib/search/classification/choose-drawing';
import { SITE } from '@/lib/site';

interface DishPageProps {
  params: Promise<{ slug: string }>;
}

/** Seconds; places close, and a new engine is a new build. */
export const revalidate = 86_400;

/** Rendered at the first visit: most of the 5,000 pages are never opened (decision 0240). */
export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: DishPageProps): Promise<Metadata> {
  const locale = await getLocale();
  const dish = getDish((await params).slug);
  if (!dish) notFound();
  const t = await getTranslations('dish');
  const name = dish.names[locale];
  return toPageMetadata({
    title: t('title', { name, ko: dish.ko }),
    description: t('description', { name, ko: dish.ko }),
    path: toDishPath(dish.slug),
    locale,
    image: {
      url: getDishCardUrl(dish.slug, locale),
      alt: t('pictureOf', { name, site: SITE.name }),
    },
  });
}

export default async function DishPage({ params }: DishPageProps) {
  const locale = await getLocale();
  const data = await getDishPageData((await params).slug, locale);
  if (!data) notFound();
  const { dish, similar, recipes, places } = data;
  const [t, facts, words, counter] = await Promise.all([
    getTranslations('dish'),
    getTranslations('dishFacts'),
    getTranslations('words'),
    getTranslations('counter'),
  ]);
  const sentence = getDishSentence(dish.ko, locale);
  const drawing = getDishDrawing(dish.ko, dish.facts);
  const description = joinSentences(describeDish(facts, words, dish, sentence), locale);
  return (
    <Screen tab="readMenu" isInner backLink={<DishBackLink />}>
      <script
        type="application/ld+json"
        dangerouslySetInnerHTML={{ __html: toScriptText(toDishJsonLd(dish, locale)) }}
      />
      {drawing === null ? null : (
        <Morph name={`dish-${dish.slug}`}>
          {/* Ready in its size: nothing is left to an image service. */}
          {/* eslint-disable-next-line @next/next/no-img-element */}
          <img
            alt=""
            src={`/images/recipes/${drawing}-16x9.webp`}
            width={960}
            height={540}
            fetchPriority="high"
            className="mt-4 h-auto w-full rounded-card"
          />
        </Morph>
      )}
      <div className="flex flex-wrap items-center gap-3 pt-4">
        {drawing === null ? (
          <Morph name={`dish-${dish.slug}`}>
            <FoodPicture
              kind={dish.kind}
              className="size-[84px] shrink-0 rounded-card bg-accent-soft p-2"
            />
          </Morph>
        ) : null}
        <div className="min-w-0 flex-1 basis-44">
          <h1 className="text-title [overflow-wrap:anywhere]">{dish.names[locale]}</h1>
          <div className="flex items-center gap-1">
            <p className="min-w-0 text-ink-soft">
              <span lang="ko" className="break-keep">
                {dish.ko}
              </span>{' '}
              · <span lang="ko-Latn">{dish.romanized}</span>
            </p>
            <HearDish
              ko={dish.ko}
              label={t('hear', { dish: dish.names[locale] })}
              stopLabel={t('stop')}
            />
          </div>
        </div>
      </div>
      {description ? <p className="phrases mt-4">{description}</p> : null}
      <section aria-labelledby="can-i-eat-it" className="mt-5">
        <h2 id="can-i-eat-it" className="text-card">
          {t('canIEat')}
        </h2>
        <DishAnswer ko={dish.ko} facts={dish.facts}>
          <CommonNeeds dish={dish} />
        </DishAnswer>
        <p className="text-fine text-ink-soft">{t('usually')}</p>
      </section>
      <DishFactList dish={dish} howOften={getHowOften(dish)} />
      {places.length > 0 ? (
        <section aria-labelledby="where" className="mt-6">
          <h2 id="where" className="text-card">
            {t('where')}
          </h2>
          <p className="text-fine text-ink-soft">{t('placeCount', { count: places.length })}</p>
          <DishPlaces places={places} holidays={getCurrentHolidays()} />
        </section>
      ) : null}
      <RecipeLinks title={t('cookIt')} recipes={recipes} />
      <SimilarDishes dishes={similar} />
      <p className="mt-4">
        <Link
          href="/counter"
          prefetch={false}
          className="inline-flex min-h-touch items-center font-bold text-brand-strong underline"
        >
          {counter('linkFromPlace')}
        </Link>
      </p>
      <OpenOrder
        dishes={[{ ...dish.facts, ko: dish.ko, en: dish.names[locale] }]}
        claims={HALAL_OF_DISH}
        place={null}
        isForTwo={false}
      />
    </Screen>
  );
}
