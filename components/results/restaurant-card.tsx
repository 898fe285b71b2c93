import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { OpenLine } from '@/lib/words/open-words';
import { toMapSearchUrl, type MapApp } from '@/lib/maps';
import { toPlacePath } from '@/lib/places/path';
import type { Restaurant } from '@/lib/search/contract';
import { FoodPicture } from '../ui/food-picture';
import { ICON_ACTION_CLASS } from '../ui/action';
import { Link } from '../ui/link';
import { useInLanguage } from '../ui/use-in-language';
import { FitSummary } from './fit-summary';
import { Icon, OpenIcon } from './icons';

interface RestaurantCardProps {
  restaurant: Restaurant;
  /** Whom the list is for: `lib/search/checked-for.ts`. */
  checkedFor: string | undefined;
  /** What the name of the place is among the headings of its screen. */
  heading?: 'h2' | 'h3';
  open: OpenLine;
  /** "350 m"; none where nothing is known to walk from. */
  distance: string | null;
  mapApp: MapApp;
  /** Buttons above the map. */
  actions?: ReactNode;
}

/** One restaurant, as much as it takes to choose: what food, whether open, how far, what to eat and what to ask. All of it opens its page. */
export function RestaurantCard({
  restaurant: given,
  checkedFor,
  heading: Heading = 'h2',
  open,
  distance,
  mapApp,
  actions,
}: RestaurantCardProps) {
  const t = useTranslations('results');
  const restaurant = useInLanguage(given);
  const { contentId, title, title_eng: titleEng, kind = 'unknown', menuYear } = restaurant;
  const isSure = open.state === 'open' && !open.isUsual;
  return (
    <article className="relative flex flex-wrap gap-3 rounded-card border border-line bg-surface p-2.5 text-fine shadow-card">
      <div className="min-w-0 flex-1 basis-44">
        <Heading className="pr-8 text-[1.0625rem] leading-snug font-extrabold">
          <Link href={toPlacePath(contentId)} prefetch={false} className="covering">
            {titleEng || <span lang="ko">{title}</span>}
          </Link>
        </Heading>
        <p className="flex flex-wrap gap-x-2 pr-8 text-ink-soft">
          {titleEng ? <span lang="ko">{title}</span> : null}
          <span className={`font-bold ${isSure ? 'text-brand-strong' : ''}`}>
            <OpenIcon state={open.isUsual ? 'unknown' : open.state} />
            {open.short}
          </span>
          {distance ? <span>{distance}</span> : null}
        </p>
        <FitSummary restaurant={restaurant} checkedFor={checkedFor} />
        {menuYear ? <p className="text-ink-soft">{t('menuOf', { year: `${menuYear}` })}</p> : null}
      </div>
      <div className="order-first w-14 shrink-0 text-center">
        <FoodPicture kind={kind} className="size-14 rounded-control bg-accent-soft p-1" />
        <a
          href={toMapSearchUrl(title, mapApp)}
          target="_blank"
          rel="noopener"
          className={`${ICON_ACTION_CLASS} relative z-1 -mb-2`}
        >
          <Icon name="map" />
          <span className="sr-only">{t('viewMap', { name: titleEng || title })}</span>
        </a>
      </div>
      <div className="absolute top-0.5 right-0.5 z-1">{actions}</div>
    </article>
  );
}
