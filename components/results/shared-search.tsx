'use client';

import { useQuery } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import Link from 'next/link';
import { useRouter, useSearchParams } from 'next/navigation';
import { useEffect, type ReactNode } from 'react';
import { getOfflineWords } from '@/lib/offline/offline-words';
import { updateSessionAtom } from '@/lib/session/atoms';
import { parseShare } from '@/lib/session/parse-share';
import { getOriginArea } from '@/lib/session/session';
import { STEPS } from '@/lib/session/steps';
import { getContentIds } from '@/lib/search/client';
import { buttonClass } from '../ui/button';
import { QueryProvider } from '../ui/query-provider';

interface SharedSearchProps {
  /** Drawn by the server, so that no drawing travels as a script. */
  searching: ReactNode;
  lost: ReactNode;
}

const loadStation = async (ko: string) =>
  (await import('@/lib/session/stations')).getStationArea(ko);

/** Rebuilds the list that a link describes: looks up what is around and leaves for the search. */
export function SharedSearch(props: SharedSearchProps) {
  return (
    <QueryProvider>
      <LinkedSearch {...props} />
    </QueryProvider>
  );
}

function LinkedSearch({ searching, lost }: SharedSearchProps) {
  const router = useRouter();
  const params = useSearchParams();
  const updateSession = useSetAtom(updateSessionAtom);
  const shared = parseShare(new URLSearchParams(params.toString()));

  const lookUp = useQuery({
    queryKey: ['shared', params.toString()],
    queryFn: async ({ signal }) => {
      if (!shared) return null;
      const { place, radius } = shared;
      const origin = 'station' in place ? await loadStation(place.station) : place;
      if (!origin) return null;
      const { mapx, mapy } = origin;
      return { origin, contentIdList: await getContentIds({ mapx, mapy, radius }, { signal }) };
    },
    gcTime: 0,
    staleTime: Infinity,
  });
  const { data: found, error } = lookUp;

  useEffect(() => {
    const search = parseShare(new URLSearchParams(params.toString()));
    if (!search || !found) return;
    const { userPref, radius } = search;
    const { origin, contentIdList } = found;
    const location = getOriginArea(origin);
    updateSession({
      ...{ userPref, radius, location, contentIdList, search: null },
      lookUp: { origin, radius },
    });
    router.replace(STEPS.loading.path);
  }, [params, found, updateSession, router]);

  useEffect(() => {
    if (error) console.error('The look-up of a shared list failed', error);
  }, [error]);

  if (!shared || found === null) {
    return (
      <>
        {lost}
        <h1 className="text-title">This link has lost its way</h1>
        <p className="text-balance text-ink-soft">
          It does not say where to look and for what. Tell me yourself, it takes three taps.
        </p>
        <Link href={STEPS.location.path} className={buttonClass()}>
          Start
        </Link>
      </>
    );
  }
  return (
    <>
      {searching}
      <h1 className="text-title">A list from a friend</h1>
      <p role="status" className="text-ink-soft">
        {error
          ? (getOfflineWords() ?? 'That did not work.')
          : `Looking around${'id' in shared.place ? ` ${shared.place.location_en}` : ''}, within ${shared.radius} m…`}
      </p>
      {error ? (
        <button type="button" onClick={() => void lookUp.refetch()} className={buttonClass()}>
          Try again
        </button>
      ) : null}
    </>
  );
}
