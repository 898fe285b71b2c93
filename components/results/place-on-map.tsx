import { useAtomValue } from 'jotai';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { Point } from '@kioot/engine/geo';
import { distanceOriginAtom } from '@/lib/client-store/position-atoms';
import { mapAppAtom } from '@/lib/store/map-app';
import { formatFoodKind } from '@/lib/format/format-food-kind';
import {
  formatSevereNotice,
  getCardDish,
  getFitKind,
  type FitKind,
} from '@/lib/format/format-match';
import { formatFitLine } from '@/lib/format/format-fit-line';
import { isSevereUnsettled } from '@/lib/format/format-party';
import type { OpenStateLabel } from '@/lib/format/format-open-state';
import { formatRestaurantDistance } from '@/lib/format/walking-distance';
import { toDirectionsUrl } from '@/lib/map-directions';
import { toPlacePath } from '@/lib/places/place-path';
import type { PlaceCard } from '@/lib/search/contract/rec-contract';
import { toUserPref } from '@/lib/needs/user-pref';
import type { CompletedSearch } from '@/lib/session/session';
import { usePlaceName } from '../map/use-place-name';
import { buttonClass } from '../ui/button-class';
import { Link } from '../ui/link';
import { OpeningIcon } from '../ui/opening-icon';
import { PriceText } from '../ui/price-text';
import { useLocalizedRestaurant } from '../ui/use-localized-restaurant';
import { FitIcon } from './card-icons';
import { DishLine, getDishLabel } from './fit-summary';
import { PartyFit, PartyPeople } from './party-summary';
import { SaveButton } from './save-button';

const FIT_COLORS: Readonly<Record<FitKind, string>> = {
  only: 'text-brand-strong',
  options: 'text-brand-strong',
  maybe: 'text-warn',
  unknown: 'text-ink-soft',
  unchecked: 'text-ink-soft',
};

/** Verdict in words; nothing for a search without restrictions. */
export function PlaceVerdict({
  restaurant,
  search: { checkedFor },
}: {
  restaurant: PlaceCard;
  search: CompletedSearch;
}) {
  const words = useTranslations('words');
  const fit = getFitKind(restaurant, checkedFor);
  const visitorFit = fit ? (
    <p className={`grow py-1 font-extrabold ${FIT_COLORS[fit]}`}>
      <FitIcon fit={fit} />
      {formatFitLine(words, restaurant, fit).headline}
    </p>
  ) : null;
  if (!restaurant.party) return visitorFit;
  return (
    <div className="grow py-1">
      <PartyFit {...{ restaurant, checkedFor }}>{visitorFit}</PartyFit>
    </div>
  );
}

const renderUnseen = (chunks: ReactNode) => <span className="sr-only">{chunks}</span>;

/** Chosen place: name, opening state, distances, price, dish, why, and what to do next. */
export function PlaceOnMap({
  restaurant,
  open,
  search: { need, checkedFor },
  station,
}: {
  restaurant: PlaceCard;
  open: OpenStateLabel;
  search: CompletedSearch;
  /** Nearest station; null while the map loads. */
  station: (Point & { en: string }) | null;
}) {
  const t = useTranslations('map');
  const words = useTranslations('words');
  const results = useTranslations('results');
  const party = useTranslations('party');
  const origin = useAtomValue(distanceOriginAtom);
  const mapApp = useAtomValue(mapAppAtom);
  const getPlaceTitle = usePlaceName();
  const { title, contentId } = restaurant;
  const translatedTitle = getPlaceTitle(restaurant);
  const name = translatedTitle || title;
  const fit = getFitKind(restaurant, checkedFor);
  const localized = useLocalizedRestaurant(restaurant);
  // A dish for the visitor alone says nothing of the others at the table.
  const dish = restaurant.party ? null : getCardDish(words, localized, fit);
  const kitchen = dish?.dish ? null : formatFoodKind(results, restaurant);
  const severe = restaurant.party
    ? isSevereUnsettled(restaurant.party) && party('severeAtTable')
    : formatSevereNotice(words, fit, checkedFor);
  const detail = fit && formatFitLine(words, restaurant, fit).detail;
  const distance = origin && formatRestaurantDistance(words, origin, restaurant);
  const stationDistance = station && formatRestaurantDistance(words, station, restaurant);
  return (
    <>
      <div className="flex items-start justify-between">
        <div className="min-w-0">
          <h2 className="text-lead leading-tight font-extrabold">
            {translatedTitle ? `${translatedTitle} ` : null}
            <span
              lang="ko"
              className={translatedTitle ? 'text-body font-normal text-ink-soft' : undefined}
            >
              {title}
            </span>
          </h2>
          <p className="mt-0.5 text-fine text-ink-soft">
            <span className={`font-bold ${open.shape === 'open' ? 'text-brand-strong' : ''}`}>
              <OpeningIcon state={open.shape} />
              {open.short}
            </span>
            {distance ? `\u00a0· ${distance}` : null}
            {station && stationDistance
              ? `\u00a0· ${t('stationDistance', {
                  // Some names in Japanese and Chinese end in "station".
                  station: station.en.replace(/[駅站]$/, ''),
                  distance: stationDistance,
                })}`
              : null}
            {restaurant.price && !dish?.price ? (
              <>
                {'\u00a0· '}
                <PriceText price={restaurant.price} />
              </>
            ) : null}
            {kitchen ? `\u00a0· ${kitchen}` : null}
          </p>
          {dish ? (
            <div className="text-fine">
              <DishLine {...dish} label={getDishLabel(localized, fit, dish)} />
            </div>
          ) : null}
          {restaurant.party ? <PartyPeople {...{ restaurant, checkedFor }} /> : null}
          {severe ? <p className="mt-1 text-fine font-bold text-warn">{severe}</p> : null}
          {detail && !restaurant.party ? (
            <p className="mt-0.5 text-fine text-ink-soft">{detail}</p>
          ) : null}
        </div>
        <div className="-mt-2 shrink-0">
          <SaveButton {...{ restaurant, name, userPref: toUserPref(need), isCompact: true }} />
        </div>
      </div>
      <div className="mt-2.5 grid grid-cols-[repeat(auto-fit,minmax(7.5rem,1fr))] gap-2.5 pr-4">
        <Link
          href={toPlacePath(contentId)}
          prefetch={false}
          className={buttonClass('secondary', 'py-2')}
        >
          <span>{t.rich('details', { place: name, unseen: renderUnseen })}</span>
        </Link>
        <a
          href={toDirectionsUrl(restaurant, mapApp)}
          target="_blank"
          rel="noopener"
          className={buttonClass('primary', 'py-2')}
        >
          <span>{t.rich('directions', { place: name, unseen: renderUnseen })}</span>
        </a>
      </div>
    </>
  );
}
