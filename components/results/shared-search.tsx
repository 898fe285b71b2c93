'use client';

import { useQuery } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import Link from 'next/link';
import { useRouter, useSearchParams } from 'next/navigation';
import { useEffect, type ReactNode } from 'react';
import { updateSessionAtom } from '@/lib/session/atoms';
import { parseShare } from '@/lib/session/parse-share';
import { STEPS } from '@/lib/session/steps';
import { getContentIds } from '@/lib/search/client';
import { buttonClass } from '../ui/button';
import { QueryProvider } from '../ui/query-provider';

interface SharedSearchProps {
  /** Drawn by the server, so that no drawing travels as a script. */
  searching: ReactNode;
  lost: ReactNode;
}

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
  const { location, radius } = shared ?? {};

  const lookUp = useQuery({
    queryKey: ['shared', location?.id, radius],
    queryFn: ({ signal }) =>
      location && radius
        ? getContentIds({ mapx: location.mapx, mapy: location.mapy, radius }, { signal })
        : [],
    enabled: shared !== null,
    gcTime: 0,
    staleTime: Infinity,
  });
  const { data: contentIdList, error } = lookUp;

  useEffect(() => {
    const search = parseShare(new URLSearchParams(params.toString()));
    if (!search || !contentIdList) return;
    const { location: origin, radius: metres } = search;
    const lookedUp = { lookUp: { origin, radius: metres }, contentIdList };
    updateSession({ ...search, ...lookedUp, search: null });
    router.replace(STEPS.loading.path);
  }, [params, contentIdList, updateSession, router]);

  useEffect(() => {
    if (error) console.error('The look-up of a shared list failed', error);
  }, [error]);

  if (!shared) {
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
          ? 'That did not work.'
          : `Looking around ${shared.location.location_en}, within ${shared.radius} m…`}
      </p>
      {error ? (
        <button type="button" onClick={() => void lookUp.refetch()} className={buttonClass()}>
          Try again
        </button>
      ) : null}
    </>
  );
}
