'use client';

import { atom, useAtom, useAtomValue } from 'jotai';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import type { HolidayMap } from '@kioot/engine/hours';
import { getArea } from '@/lib/areas';
import { formatRadius, formatArea } from '@/lib/format/format-area';
import { toSearchProfile } from '@/lib/client-store/diet-profile';
import { profileAtom } from '@/lib/client-store/diet-profile-atoms';
import { formatDistance } from '@/lib/format/walking-distance';
import { getOfflineNotice } from '@/lib/offline/offline-notice';
import { fetchAlternatives } from '@/lib/search/client/search-client';
import { toUserPref } from '@/lib/needs/user-pref';
import type { CompletedSearch, LookUp } from '@/lib/session/session';
import { WIZARD_STEPS } from '@/lib/session/wizard-steps';
import { Figure } from '../mascot/figure';
import lost from '../mascot/poses/lost.json';
import { buttonClass } from '../ui/button-class';
import { QUIET_ACTION_CLASS } from '../ui/action-class';
import { Link } from '../ui/link';
import { useFetched } from '../ui/use-fetched';
import { MorePlaces } from './more-places';
import { UnknownPlaces } from './unknown-places';
import { useRefineSearch } from './use-refine-search';

/** Search whose list of all Seoul is open; still open on return from a place. */
const openCityListAtom = atom<string | null>(null);

/** Focuses the heading above the new list, as after a navigation. */
function focusHeading() {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus();
}

interface Offer {
  label: string;
  note?: string;
  /** Elsewhere; never the need or a restriction. */
  change: Partial<LookUp>;
}

interface NoResultsProps {
  search: CompletedSearch;
  holidays: HolidayMap;
}

/**
 * Message for an empty list, with the same need and restrictions elsewhere. Every offer has a count;
 * none changes what the visitor eats.
 */
export function NoResults({ search, holidays }: NoResultsProps) {
  const { id, radius, origin, need, others, unknown = 0 } = search;
  const t = useTranslations('results');
  const words = useTranslations('words');
  const ui = useTranslations('ui');
  const titleId = useId();
  const profile = useAtomValue(profileAtom);
  const [openCityList, setOpenCityList] = useAtom(openCityListAtom);
  const refinement = useRefineSearch(focusHeading);
  const counting = useFetched({
    name: 'Counting alternatives',
    key: profile ? id : '',
    fetchData: (signal) => {
      const restrictions = profile ? toSearchProfile(profile) : undefined;
      return fetchAlternatives({ origin, radius, need, profile: restrictions, others }, { signal });
    },
  });

  const { wider = [], areas = [], city = null } = counting.data ?? {};
  const offers: Offer[] = [
    ...wider.map((offer) => ({
      label: t('showWithin', { count: offer.count, radius: formatRadius(words, offer.radius) }),
      change: { radius: offer.radius },
    })),
    ...areas.flatMap(({ area: areaId, count, radius: areaRadius, distanceM }) => {
      const area = getArea(areaId);
      if (!area) return [];
      return {
        label: t('showAround', { count, area: formatArea(words, area) }),
        note: t('withinAndAway', {
          radius: formatRadius(words, areaRadius),
          distance: formatDistance(words, distanceM),
        }),
        change: { radius: areaRadius, origin: area },
      };
    }),
  ];
  const isCityOpen = openCityList === id && city !== null && city > 0;

  return (
    <>
      <div className="my-4 flex flex-col items-center rounded-card border border-line bg-surface p-5 text-center">
        <Figure drawing={lost} size={140} />
        <h2 className="text-card">{t('nothingFits')}</h2>
        <p className="mt-2 text-balance break-keep text-ink-soft">{t('ratherNothing')}</p>
        <h3 id={titleId} className="mt-4 font-bold">
          {t('whatWouldHelp')}
        </h3>
        <div
          role="group"
          aria-labelledby={titleId}
          aria-live="polite"
          className="mt-2 grid w-full gap-2.5"
        >
          {counting.isPending ? <p>{t('lookingElsewhere')}</p> : null}
          {city === 0 ? <p>{t('nothingInSeoul')}</p> : null}
          {counting.isError && !counting.isPending ? (
            <>
              <p role="alert" className="font-bold text-danger">
                {getOfflineNotice(ui) ?? t('couldNotLookElsewhere')}
              </p>
              <button type="button" onClick={counting.retry} className={buttonClass('primary')}>
                {t('tryAgain')}
              </button>
            </>
          ) : null}
          {offers.map(({ label, note, change }, index) => (
            <OfferButton
              key={label}
              {...{ label, note }}
              isMain={index === 0}
              isBusy={refinement.isPending}
              // The need that was counted, whatever the forms hold.
              onClick={() => refinement.change({ ...change, userPref: toUserPref(need) })}
            />
          ))}
          {city && !isCityOpen ? (
            <OfferButton
              label={t('showInSeoul', { count: city })}
              note={t('nearestFirst')}
              onClick={() => setOpenCityList(id)}
            />
          ) : null}
          {unknown > 0 ? <UnknownPlaces count={unknown} onListed={focusHeading} /> : null}
          {refinement.isPending ? <p>{t('looking')}</p> : null}
          {refinement.isError ? (
            <p role="alert" className="font-bold text-danger">
              {getOfflineNotice(ui) ?? t('failedTryAgain')}
            </p>
          ) : null}
          <div className="flex flex-wrap justify-center gap-x-3">
            {counting.data && !city ? (
              <Link href={WIZARD_STEPS.location.path} className={QUIET_ACTION_CLASS}>
                {t('chooseAnotherArea')}
              </Link>
            ) : null}
            <Link href={WIZARD_STEPS.preferences.path} className={QUIET_ACTION_CLASS}>
              {t('changeWhatIEat')}
            </Link>
          </div>
        </div>
      </div>
      {isCityOpen ? (
        <>
          <h2 className="pt-2 pb-1 text-body font-extrabold">{t('inSeoul', { count: city })}</h2>
          <MorePlaces key={id} {...{ search, holidays }} found={city} isCity />
        </>
      ) : null}
    </>
  );
}

interface OfferButtonProps {
  label: string;
  note?: string | undefined;
  isMain?: boolean;
  isBusy?: boolean;
  onClick: () => void;
}

/** Button with the number of places it shows, and a second line. */
function OfferButton({ label, note, isMain = false, isBusy = false, onClick }: OfferButtonProps) {
  return (
    <button
      type="button"
      aria-busy={isBusy}
      onClick={onClick}
      className={buttonClass(isMain ? 'primary' : 'secondary', 'w-full flex-col gap-0! py-2!')}
    >
      {label}
      {note ? <span className="text-fine font-normal">{note}</span> : null}
    </button>
  );
}
