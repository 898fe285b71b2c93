import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { OpenStateLabel } from '@/lib/format/format-open-state';
import { getCardDish, getFitKind, toTranslatedTerm } from '@/lib/format/format-match';
import { joinWithDots } from '@/lib/format/join-with-dots';
import { toMapSearchUrl, type MapApp } from '@/lib/map-apps';
import { toPlacePath } from '@/lib/places/place-path';
import type { Restaurant } from '@/lib/search/contract/rec-contract';
import { EatingAlone } from '../ui/eating-alone';
import { FoodPicture } from '../ui/food-picture';
import { ICON_ACTION_CLASS } from '../ui/action-class';
import { Link } from '../ui/link';
import { PriceText } from '../ui/price-text';
import { useLocalizedRestaurant } from '../ui/use-localized-restaurant';
import { FitSummary } from './fit-summary';
import { CardIcon } from './card-icons';
import './restaurant-card.css';

interface RestaurantCardProps {
  restaurant: Restaurant;
  /** Profile key of the match. */
  checkedFor: string | undefined;
  /** Level of the heading on its screen. */
  heading?: 'h2' | 'h3';
  open: OpenStateLabel;
  /** "350 m"; null without an origin. */
  distance: string | null;
  mapApp: MapApp;
  /** True to name the dish that one person can order. */
  isForOne?: boolean;
  /** True for a list by price: the prices of its meals stand beside that of the dish. */
  isByPrice?: boolean;
  /** Buttons in the corner. */
  actions?: ReactNode;
}

/**
 * Card of a restaurant: food, opening state, distance, dishes and questions. All of it links to the
 * place's page.
 */
export function RestaurantCard({
  restaurant: original,
  checkedFor,
  heading: Heading = 'h2',
  open,
  distance,
  mapApp,
  isForOne = false,
  isByPrice = false,
  actions,
}: RestaurantCardProps) {
  const t = useTranslations('results');
  const words = useTranslations('words');
  const restaurant = useLocalizedRestaurant(original);
  const {
    contentId,
    title,
    title_eng: titleEng,
    kind = 'unknown',
    price,
    menuYear,
    lastSeenYear,
  } = restaurant;
  const dish = getCardDish(words, restaurant, getFitKind(restaurant, checkedFor));
  // The year alone, of a place that may be gone: its hours would be the next question.
  const lastSeen = lastSeenYear ? t('lastSeen', { year: `${lastSeenYear}` }) : null;
  const isLastSeenAlone = lastSeen && open.state === 'unknown';
  const sources = [
    ...(menuYear ? [t('menuOf', { year: `${menuYear}` })] : []),
    ...(lastSeen && !isLastSeenAlone ? [lastSeen] : []),
  ];
  return (
    <article className="place-card">
      <div className="min-w-0 flex-1 basis-44 pr-7">
        <Heading className="place-name text-[1.0625rem] leading-6 font-extrabold">
          <Link href={toPlacePath(contentId)} prefetch={false} className="covering">
            {titleEng || <span lang="ko">{title}</span>}
          </Link>
        </Heading>
        <p className="fact-line text-ink-soft">
          {titleEng ? (
            <span lang="ko" className="elastic">
              {title}
            </span>
          ) : null}
          <span className={open.shape === 'open' ? 'font-bold text-brand-strong' : 'text-ink'}>
            {isLastSeenAlone ? lastSeen : open.short}
          </span>
          {distance ? <span>{distance}</span> : null}
          {price && (isByPrice || original.party || !dish.price) ? (
            <span>
              <PriceText price={price} />
            </span>
          ) : null}
        </p>
        <FitSummary {...{ restaurant, checkedFor }} />
        {isForOne && restaurant.dishForOne ? (
          <EatingAlone kind="one" {...toTranslatedTerm(restaurant.dishForOne, restaurant)} />
        ) : null}
        {sources.length > 0 ? (
          <p className="text-fine text-ink-soft">{joinWithDots(sources)}</p>
        ) : null}
      </div>
      {/* Below the name with large text, where it has a line of its own. */}
      <div className="order-first w-14 shrink-0 @max-[15.1rem]:order-last">
        <FoodPicture kind={kind} className="size-14 rounded-control bg-accent-soft p-1" />
      </div>
      <div className="absolute top-0 -right-0.5 z-1 flex flex-col">
        {actions}
        <a
          href={toMapSearchUrl(title, mapApp)}
          target="_blank"
          rel="noopener"
          className={ICON_ACTION_CLASS}
        >
          <CardIcon name="map" />
          <span className="sr-only">{t('viewMap', { name: titleEng || title })}</span>
        </a>
      </div>
    </article>
  );
}
