'use client';

import { useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import { useSearchParams } from 'next/navigation';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { getOfflineWords } from '@/lib/offline/offline-words';
import { updateSessionAtom } from '@/lib/session/atoms';
import { parseShare, type SharedSearch as Shared } from '@/lib/session/parse-share';
import { getOriginArea } from '@/lib/session/session';
import { STEPS } from '@/lib/session/steps';
import { getContentIds } from '@/lib/search/client';
import { toAreaWords } from '@/lib/words/area-words';
import { buttonClass } from '../ui/button';
import { Link } from '../ui/link';
import { useAbortableMutation } from '../ui/use-abortable-mutation';
import { useRouter } from '../ui/use-router';

interface SharedSearchProps {
  /** Drawn by the server, so that no drawing travels as a script. */
  searching: ReactNode;
  lost: ReactNode;
}

const loadStation = async (ko: string) =>
  (await import('@/lib/session/stations')).getStationArea(ko);

/** Rebuilds the list that a link describes: looks up what is around and leaves for the search. */
export function SharedSearch({ searching, lost }: SharedSearchProps) {
  const t = useTranslations('results');
  const words = useTranslations('words');
  const ui = useTranslations('ui');
  const router = useRouter();
  const query = useSearchParams().toString();
  const updateSession = useSetAtom(updateSessionAtom);
  const [isLost, setIsLost] = useState(false);
  const shared = useMemo(() => parseShare(new URLSearchParams(query)), [query]);

  const { start, isError } = useAbortableMutation(
    async ({ place, radius }: Shared, signal: AbortSignal) => {
      const origin = 'station' in place ? await loadStation(place.station) : place;
      if (!origin) return null;
      const { mapx, mapy } = origin;
      return { origin, contentIdList: await getContentIds({ mapx, mapy, radius }, { signal }) };
    },
    {
      onSuccess: (found, { userPref, radius }) => {
        setIsLost(!found);
        if (!found) return;
        const { origin, contentIdList } = found;
        updateSession({
          ...{ userPref, radius, location: getOriginArea(origin), contentIdList, search: null },
          lookUp: { origin, radius },
        });
        router.replace(STEPS.loading.path);
      },
      onError: (error) => console.error('The look-up of a shared list failed', error),
    },
  );
  useEffect(() => {
    if (shared) start(shared);
  }, [shared, start]);

  if (!shared || isLost) {
    return (
      <>
        {lost}
        <h1 className="text-title">{t('linkIsLost')}</h1>
        <p className="text-balance text-ink-soft">{t('tellMeYourself')}</p>
        <Link href={STEPS.location.path} className={buttonClass()}>
          {t('start')}
        </Link>
      </>
    );
  }
  const radius = words('metres', { m: String(shared.radius) });
  return (
    <>
      {searching}
      <h1 className="text-title">{t('listFromFriend')}</h1>
      <p role="status" className="text-ink-soft">
        {isError
          ? (getOfflineWords(ui) ?? t('failed'))
          : 'id' in shared.place
            ? t('lookingAroundArea', { area: toAreaWords(words, shared.place), radius })
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
