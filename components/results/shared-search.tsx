'use client';

import { useSetAtom, useStore } from 'jotai';
import { useTranslations } from 'next-intl';
import { useSearchParams } from 'next/navigation';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { getOfflineNotice } from '@/lib/offline/offline-notice';
import { updateSessionAtom } from '@/lib/session/session-atoms';
import { parseShareLink, type SharedSearch as Shared } from '@/lib/session/parse-share-link';
import { getOriginArea } from '@/lib/session/session';
import { WIZARD_STEPS } from '@/lib/session/wizard-steps';
import { fetchContentIds } from '@/lib/search/client/rec-client';
import { formatArea } from '@/lib/format/format-area';
import { buttonClass } from '../ui/button-class';
import { Link } from '../ui/link';
import { useAbortableTask } from '../ui/use-abortable-task';
import { useRouter } from '../ui/use-router';

interface SharedSearchProps {
  /** Rendered on the server, to keep drawings out of the bundle. */
  searchingPicture: ReactNode;
  invalidPicture: ReactNode;
}

const loadStation = async (ko: string) =>
  (await import('@/lib/session/stations')).getStationArea(ko);

/** Runs the search that a link describes: looks up places and continues to the search. */
export function SharedSearch({ searchingPicture, invalidPicture }: SharedSearchProps) {
  const t = useTranslations('results');
  const words = useTranslations('words');
  const ui = useTranslations('ui');
  const party = useTranslations('party');
  const store = useStore();
  const router = useRouter();
  const query = useSearchParams().toString();
  const updateSession = useSetAtom(updateSessionAtom);
  const [isInvalid, setIsInvalid] = useState(false);
  const shared = useMemo(() => parseShareLink(new URLSearchParams(query)), [query]);

  const { start, isError } = useAbortableTask(
    async ({ place, radius }: Shared, signal: AbortSignal) => {
      const origin = 'station' in place ? await loadStation(place.station) : place;
      if (!origin) return null;
      const { mapx, mapy } = origin;
      const contentIdList = await fetchContentIds({ mapx, mapy, radius }, { signal });
      const { hash } = window.location;
      const join = hash.startsWith('#join')
        ? await import('@/lib/client-store/join-table-atom')
        : null;
      return { origin, contentIdList, join, hash };
    },
    {
      onSuccess: (result, { userPref, radius }) => {
        setIsInvalid(!result);
        if (!result) return;
        const { origin, contentIdList, join, hash } = result;
        updateSession({
          ...{ userPref, radius, location: getOriginArea(origin), contentIdList, search: null },
          lookUp: { origin, radius },
        });
        if (join) store.set(join.joinTableAtom, { hash, nickname: party('someone') });
        // A friend who joins chooses first.
        router.replace((join ? WIZARD_STEPS.preferences : WIZARD_STEPS.loading).path);
      },
      onError: (error) => console.error('Looking up the places of a shared search failed', error),
    },
  );
  useEffect(() => {
    if (shared) start(shared);
  }, [shared, start]);

  if (!shared || isInvalid) {
    return (
      <>
        {invalidPicture}
        <h1 className="text-title">{t('linkIsLost')}</h1>
        <p className="text-balance text-ink-soft">{t('tellMeYourself')}</p>
        <Link href={WIZARD_STEPS.location.path} className={buttonClass()}>
          {t('start')}
        </Link>
      </>
    );
  }
  const radius = words('metres', { m: String(shared.radius) });
  return (
    <>
      {searchingPicture}
      <h1 className="text-title">{t('listFromFriend')}</h1>
      <p role="status" className="text-ink-soft">
        {isError
          ? (getOfflineNotice(ui) ?? t('failed'))
          : 'id' in shared.place
            ? t('lookingAroundArea', { area: formatArea(words, shared.place), radius })
            : t('lookingWithin', { radius })}
      </p>
      {isError ? (
        <button type="button" onClick={() => start(shared)} className={buttonClass()}>
          {t('tryAgain')}
        </button>
      ) : null}
    </>
  );
}
