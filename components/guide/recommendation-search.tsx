'use client';

import { useAtomValue, useSetAtom } from 'jotai';
import { useRouter } from 'next/navigation';
import { useCallback, useEffect } from 'react';
import { sessionAtom } from '@/lib/session/atoms';
import { isVegetarian, type UserPref } from '@/lib/session/preferences';
import { storeResultsAtom } from '@/lib/kept/result-atoms';
import { getRecommendations, type Recommendations } from '@/lib/session/search';
import { STEPS } from '@/lib/session/steps';
import { buttonClass } from '../ui/button';
import { useCall } from '../ui/use-call';
import { useStepGuard } from './use-step-guard';

interface SearchRequest {
  contentIdList: readonly string[];
  userPref: UserPref;
}

/**
 * Runs the search of this session and leaves for the results. A failure leads to the error screen, except
 * on the vegan path, which stays and offers to try again (specification section 8).
 */
export function RecommendationSearch() {
  const router = useRouter();
  const isReady = useStepGuard('loading');
  const { contentIdList, userPref } = useAtomValue(sessionAtom);
  const storeResults = useSetAtom(storeResultsAtom);
  const isVegan = isVegetarian(userPref);

  const onSuccess = useCallback(
    (recommendations: Recommendations) => {
      storeResults(recommendations);
      router.replace(STEPS.results.path);
    },
    [storeResults, router],
  );
  const onError = useCallback(
    (error: unknown) => {
      console.error('The search failed', error);
      if (!isVegan) router.replace('/error');
    },
    [isVegan, router],
  );
  const search = useCall(
    (request: SearchRequest, signal: AbortSignal) =>
      getRecommendations(request.contentIdList, request.userPref, signal),
    { onSuccess, onError },
  );
  const { start } = search;
  const run = useCallback(
    () => start({ contentIdList: contentIdList ?? [], userPref }),
    [start, contentIdList, userPref],
  );

  useEffect(() => {
    if (isReady) run();
  }, [isReady, run]);

  if (search.isError && isVegan) {
    return (
      <>
        <p role="status" className="mt-1 text-ink-soft">
          That did not work.
        </p>
        <button type="button" onClick={run} className={buttonClass('primary', 'mt-4')}>
          Try again
        </button>
      </>
    );
  }
  return (
    <p role="status" className="mt-1 text-ink-soft">
      Looking for your restaurants…
    </p>
  );
}
