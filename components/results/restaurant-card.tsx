import { useState, type ReactNode } from 'react';
import type { OpenLine } from '@/lib/words/open-words';
import { toMapSearchUrl, type MapApp } from '@/lib/maps';
import { toCallLink } from '@/lib/phone';
import type { Restaurant } from '@/lib/search/contract';
import { ACTION_CLASS } from './action';
import { FitSummary } from './fit-summary';
import { Icon, OpenIcon } from './icons';

interface RestaurantCardProps {
  restaurant: Restaurant;
  /** Whom the list is for: `lib/search/checked-for.ts`. */
  checkedFor: string | undefined;
  /** What the name of the place is among the headings of its screen. */
  heading?: 'h2' | 'h3';
  open: OpenLine;
  /** "350 m · 5 min walk"; none where nothing is known to walk from. */
  walk: string | null;
  mapApp: MapApp;
  /** Buttons beside the map and the call. */
  actions?: ReactNode;
  /** What is worth knowing after the first look, made when it is asked for. */
  details: ReactNode;
}

/** One restaurant: what decides first (open, how far, what to eat, what to ask), the rest on demand. */
export function RestaurantCard({
  restaurant,
  checkedFor,
  heading: Heading = 'h2',
  open,
  walk,
  mapApp,
  actions,
  details,
}: RestaurantCardProps) {
  const [isOpened, setIsOpened] = useState(false);
  const { title, title_eng: titleEng } = restaurant;
  const isSure = open.state === 'open' && !open.isUsual;
  const call = toCallLink(restaurant.tel);
  const of = titleEng || title;
  return (
    <article className="rounded-card border border-line bg-surface p-4 shadow-card">
      <Heading className="text-card">
        {titleEng || <span lang="ko">{title}</span>}
        {titleEng ? (
          <span lang="ko" className="block text-body font-normal text-ink-soft">
            {title}
          </span>
        ) : null}
      </Heading>
      <div className="mt-2 space-y-1.5">
        <p className={`flex gap-2 font-bold ${isSure ? 'text-brand-strong' : ''}`}>
          <OpenIcon state={open.isUsual ? 'unknown' : open.state} />
          {open.text}
        </p>
        {walk ? (
          <p className="flex items-center gap-2">
            <Icon name="walk" />
            {walk}
          </p>
        ) : null}
        <FitSummary restaurant={restaurant} checkedFor={checkedFor} />
      </div>
      <div className="mt-3 flex flex-wrap gap-2">
        <a
          href={toMapSearchUrl(title, mapApp)}
          target="_blank"
          rel="noopener"
          className={ACTION_CLASS}
        >
          <Icon name="map" />
          View map<span className="sr-only"> of {of} (opens in a new tab)</span>
        </a>
        {call ? (
          <a href={call.href} className={ACTION_CLASS}>
            <Icon name="call" />
            Call<span className="sr-only"> {of}</span> {call.number}
          </a>
        ) : null}
        {actions}
      </div>
      <details className="mt-2" onToggle={() => setIsOpened(true)}>
        <summary className="flex min-h-touch cursor-pointer items-center gap-1.5 font-bold marker:content-['']">
          <span className="transition-transform in-open:rotate-90">
            <Icon name="more" />
          </span>
          Menu, hours and address<span className="sr-only"> of {of}</span>
        </summary>
        {isOpened ? details : null}
      </details>
    </article>
  );
}
