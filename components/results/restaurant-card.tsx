import { useAtomValue } from 'jotai';
import { useTranslations } from 'next-intl';
import { ViewTransition, type ReactNode } from 'react';
import type { Point } from '@kioot/engine/geo';
import { formatFoodKind } from '@/lib/format/format-food-kind';
import type { OpenStateLabel } from '@/lib/format/format-open-state';
import { getCardDish, getFitKind } from '@/lib/format/format-match';
import { formatMinutesOnFoot, formatRestaurantDistance } from '@/lib/format/walking-distance';
import { joinWithDots } from '@/lib/format/join-with-dots';
import { toMapSearchUrl } from '@/lib/map-apps';
import { toPlacePath } from '@/lib/places/place-path';
import type { PlaceCard } from '@/lib/search/contract/rec-contract';
import { mapAppAtom } from '@/lib/store/map-app';
import { DishPicture } from '../ui/dish-picture';
import { Link } from '../ui/link';
import { PriceText } from '../ui/price-text';
import { useLocalizedRestaurant } from '../ui/use-localized-restaurant';
import { FitSummary } from './fit-summary';
import { CardIcon } from './card-icons';
import './restaurant-card.css';

interface RestaurantCardProps {
  restaurant: PlaceCard;
  /** Profile key of the match. */
  checkedFor: string | undefined;
  /** Level of the heading on its screen. */
  heading?: 'h2' | 'h3';
  open: OpenStateLabel;
  /** Start of the walk; null where it is not known. */
  origin: Point | null;
  /** True for a list by price: the prices of its meals stand in place of that of the dish. */
  isByPrice?: boolean;
  /** True for a large picture above the text. */
  isLarge?: boolean | undefined;
  /** Button in the corner. */
  actions?: ReactNode;
  /** Lines below the verdict. */
  children?: ReactNode;
}

/**
 * Card of a restaurant in four lines: name and minutes on foot, Korean name with kitchen and hours,
 * verdict, dish. All of it links to the place's page.
 */
export function RestaurantCard({
  restaurant: original,
  checkedFor,
  heading: Heading = 'h2',
  open,
  origin,
  isByPrice = false,
  isLarge = false,
  actions,
  children,
}: RestaurantCardProps) {
  const t = useTranslations('results');
  const words = useTranslations('words');
  const restaurant = useLocalizedRestaurant(original);
  const { contentId, title, title_eng: titleEng, price, menuYear, lastSeenYear } = restaurant;
  const name = titleEng || title;
  const fit = getFitKind(restaurant, checkedFor);
  const dish = getCardDish(words, restaurant, fit);
  const kitchen = formatFoodKind(t, restaurant);
  // The year alone, of a place that may be gone: its hours would be the next question.
  const lastSeen = lastSeenYear ? t('lastSeen', { year: `${lastSeenYear}` }) : null;
  const isLastSeenAlone = lastSeen && open.state === 'unknown';
  const notes = [
    origin && formatRestaurantDistance(words, origin, restaurant),
    menuYear ? t('menuOf', { year: `${menuYear}` }) : null,
    isLastSeenAlone ? null : lastSeen,
  ].filter((text) => text !== null);
  return (
    <article className={isLarge ? 'place-card large' : 'place-card'}>
      {/* As `Morph`, without its module: the saved places are at the limit of their size. */}
      <ViewTransition name={`place-${contentId}`} share="morph" default="none">
        <DishPicture {...{ restaurant, isLarge }} isChecked={fit !== 'unchecked'} />
      </ViewTransition>
      <div className="min-w-0 flex-1">
        <div className="name-line">
          <Heading className="place-name">
            <Link href={toPlacePath(contentId)} prefetch={false} className="covering">
              {titleEng || <span lang="ko">{title}</span>}
            </Link>
          </Heading>
          <a
            href={toMapSearchUrl(restaurant, useAtomValue(mapAppAtom))}
            target="_blank"
            rel="noopener"
            className="map-link"
          >
            <span className="sr-only">{t('viewMap', { name })} </span>
            <CardIcon name="map" />
            {origin && formatMinutesOnFoot(words, origin, restaurant)}
          </a>
        </div>
        <p className="fact-line text-ink-soft">
          {titleEng ? (
            <span lang="ko" className="elastic">
              {title}
            </span>
          ) : null}
          {kitchen ? <span className="kitchen">{kitchen}</span> : null}
          <span className={open.shape === 'open' ? 'font-bold text-brand-strong' : 'text-ink'}>
            {isLastSeenAlone ? lastSeen : open.short}
          </span>
          {price && (original.party || (!isByPrice && !dish.price)) ? (
            <span>
              <PriceText price={price} />
            </span>
          ) : null}
        </p>
        <div className={actions ? 'pr-10' : undefined}>
          <FitSummary {...{ restaurant, checkedFor }} range={isByPrice ? price : undefined} />
          {children}
          {notes.length > 0 ? <p className="evidence">{joinWithDots(notes)}</p> : null}
        </div>
      </div>
      <div className="card-action">{actions}</div>
    </article>
  );
}
