'use client';

import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import { useCallback, useEffect } from 'react';
import { toSearchFailure } from '@/lib/session/failure';
import { sessionAtom, updateSessionAtom } from '@/lib/session/atoms';
import { isVegetarian, toPreference } from '@/lib/session/preferences';
import { startSearchAtom } from '@/lib/kept/profile-atoms';
import { storeResultsAtom } from '@/lib/kept/result-atoms';
import type { SearchProfile } from '@/lib/search/contract';
import { findWithFirstPage } from '@/lib/session/search';
import type { Search } from '@/lib/session/session';
import { ERROR_PATH, STEPS } from '@/lib/session/steps';
import { buttonClass } from '../ui/button';
import { SlowNotice } from '../ui/slow-notice';
import { useBackOnline } from '../ui/use-back-online';
import { useAbortableMutation } from '../ui/use-abortable-mutation';
import { useRouter } from '../ui/use-router';
import { useStepGuard } from './use-step-guard';

interface Wanted {
  ids: readonly string[];
  search: Search;
  profile: SearchProfile | undefined;
}

/**
 * Runs the search of this session and leaves for the results. A failure leads to the error screen, except
 * on the vegan path, which stays and offers to try again (specification section 8).
 */
export function RecommendationSearch() {
  const t = useTranslations('guide');
  const router = useRouter();
  const isReady = useStepGuard('loading');
  const { contentIdList, lookUp, userPref, failure } = useAtomValue(sessionAtom);
  const updateSession = useSetAtom(updateSessionAtom);
  const startSearch = useSetAtom(startSearchAtom);
  const storeResults = useSetAtom(storeResultsAtom);
  const isVegan = isVegetarian(userPref);

  const { start, isError } = useAbortableMutation(
    ({ ids, search, profile }: Wanted, signal: AbortSignal) =>
      findWithFirstPage(ids, search.need, { signal, profile, origin: search.origin }),
    {
      onSuccess: (answer, { search }) => {
        storeResults({ ...answer, search });
        updateSession({ failure: null });
        router.replace(STEPS.results.path);
      },
      onError: (error) => {
        console.error('The search failed', error);
        updateSession({ failure: toSearchFailure(error) });
        if (!isVegan) router.replace(ERROR_PATH);
      },
    },
  );
  const run = useCallback(() => {
    if (!contentIdList || !lookUp) return;
    const need = toPreference(userPref);
    const profile = startSearch(need);
    const search = { ...lookUp, need, profile };
    start({ ids: contentIdList, search, profile });
  }, [start, startSearch, contentIdList, lookUp, userPref]);

  useEffect(() => {
    if (isReady) run();
  }, [isReady, run]);

  const isStuck = isError && isVegan;
  useBackOnline(run, isStuck && failure === 'offline');

  if (isStuck) {
    return (
      <>
        <p role="status" className="mt-1 text-ink-soft">
          {failure === 'offline' ? t('searchFailures.offline') : t('search.failed')}
        </p>
        <button type="button" onClick={run} className={buttonClass('primary', 'mt-4')}>
          {t('search.retry')}
        </button>
      </>
    );
  }
  return (
    <p role="status" className="mt-1 text-ink-soft">
      {t('search.looking')}
      <SlowNotice />
    </p>
  );
}
