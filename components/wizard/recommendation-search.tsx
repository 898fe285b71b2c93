'use client';

import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import { useCallback, useEffect } from 'react';
import type { Preference } from '@kioot/engine';
import { toSearchFailure, fetchRestaurantsWithFirstPage } from '@/lib/session/fetch-restaurants';
import { sessionAtom, updateSessionAtom } from '@/lib/session/session-atoms';
import { isVegetarian, toPreference } from '@/lib/needs/user-pref';
import { prepareSearchAtom } from '@/lib/client-store/search-needs-atoms';
import { storeResultsAtom } from '@/lib/client-store/result-atoms';
import type { LookUp } from '@/lib/session/session';
import { ERROR_PATH, WIZARD_STEPS } from '@/lib/session/wizard-steps';
import { buttonClass } from '../ui/button-class';
import { SlowNotice } from '../ui/slow-notice';
import { useOnReconnect } from '../ui/use-on-reconnect';
import { useAbortableTask } from '../ui/use-abortable-task';
import { useRouter } from '../ui/use-router';
import { useStepGuard } from './step-guard';

interface SearchInput {
  ids: readonly string[];
  lookUp: LookUp;
  need: Preference;
}

/**
 * Runs the search of this session and continues to the results. A failure leads to the error
 * screen, except on the vegan path, which stays and offers a retry (specification section 8).
 */
export function RecommendationSearch() {
  const t = useTranslations('wizard');
  const router = useRouter();
  const isReady = useStepGuard('loading');
  const { contentIdList, lookUp, userPref, failure } = useAtomValue(sessionAtom);
  const updateSession = useSetAtom(updateSessionAtom);
  const startSearch = useSetAtom(prepareSearchAtom);
  const storeResults = useSetAtom(storeResultsAtom);
  const isVegan = isVegetarian(userPref);

  const { start, isError } = useAbortableTask(
    async ({ ids, lookUp, need }: SearchInput, signal: AbortSignal) => {
      const needs = await startSearch(need);
      const { origin } = lookUp;
      const results = await fetchRestaurantsWithFirstPage(ids, needs, { signal, origin });
      return { ...results, search: { ...lookUp, ...needs } };
    },
    {
      onSuccess: (results) => {
        storeResults(results);
        updateSession({ failure: null });
        router.replace(WIZARD_STEPS.results.path);
      },
      onError: (error) => {
        console.error('The search failed', error);
        updateSession({ failure: toSearchFailure(error) });
        if (!isVegan) router.replace(ERROR_PATH);
      },
    },
  );
  const runSearch = useCallback(() => {
    if (!contentIdList || !lookUp) return;
    start({ ids: contentIdList, lookUp, need: toPreference(userPref) });
  }, [start, contentIdList, lookUp, userPref]);

  useEffect(() => {
    if (isReady) runSearch();
  }, [isReady, runSearch]);

  const isRetryOffered = isError && isVegan;
  useOnReconnect(runSearch, isRetryOffered && failure === 'offline');

  if (isRetryOffered) {
    return (
      <>
        <p role="status" className="mt-1 text-ink-soft">
          {failure === 'offline' ? t('searchFailures.offline') : t('search.failed')}
        </p>
        <button type="button" onClick={runSearch} className={buttonClass('primary', 'mt-4')}>
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
