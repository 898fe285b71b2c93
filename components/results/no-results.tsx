'use client';

import { useQuery } from '@tanstack/react-query';
import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import { getOfflineNotice } from '@/lib/offline/offline-notice';
import { formatRadius } from '@/lib/client-store/format-search';
import { sessionAtom, updateSessionAtom } from '@/lib/session/session-atoms';
import { toSearchProfile } from '@/lib/client-store/diet-profile';
import { profileAtom } from '@/lib/client-store/diet-profile-atoms';
import { storeResultsAtom } from '@/lib/client-store/result-atoms';
import { WIZARD_STEPS } from '@/lib/session/wizard-steps';
import { fetchWiderSearches, type WiderSearch } from '@/lib/session/wider-search';
import { fetchFirstPage } from '@/lib/session/fetch-restaurants';
import { Figure } from '../mascot/figure';
import { Lost } from '../mascot/poses/lost';
import { buttonClass } from '../ui/button-class';
import { Link } from '../ui/link';
import { useAbortableMutation } from '../ui/use-abortable-mutation';

/** Message for an empty list, with suggestions that would have results. */
export function NoResults() {
  const t = useTranslations('results');
  const words = useTranslations('words');
  const ui = useTranslations('ui');
  const { search } = useAtomValue(sessionAtom);
  const profile = useAtomValue(profileAtom);
  const updateSession = useSetAtom(updateSessionAtom);
  const storeResults = useSetAtom(storeResultsAtom);

  const { data: suggestions = [] } = useQuery({
    queryKey: ['Searching for suggestions', search?.id],
    queryFn: ({ signal }) =>
      search && profile ? fetchWiderSearches(search, toSearchProfile(profile), signal) : [],
    enabled: profile !== null,
  });
  const accept = useAbortableMutation(
    (suggestion: WiderSearch, signal: AbortSignal) =>
      fetchFirstPage(suggestion, suggestion.search.need, signal),
    {
      onSuccess: (firstPage, { search: widerSearch, contentIdList: ids, ...found }) => {
        const { origin, radius } = widerSearch;
        updateSession({ radius, contentIdList: ids, lookUp: { origin, radius } });
        storeResults({ ...found, search: widerSearch, firstPage });
      },
      onError: (error) => console.error('Applying the suggestion failed', error),
    },
  );

  return (
    <div className="my-4 flex flex-col items-center rounded-card border border-line bg-surface p-5 text-center">
      <Figure draw={Lost} size={140} />
      <h2 className="text-card">{t('nothingFits')}</h2>
      <p className="mt-2 text-balance break-keep text-ink-soft">{t('ratherNothing')}</p>
      <div
        role="group"
        aria-label={t('whatWouldHelp')}
        aria-live="polite"
        className="mt-4 grid gap-3"
      >
        {suggestions.map((suggestion) => (
          <button
            key={suggestion.search.radius}
            type="button"
            aria-busy={accept.isPending}
            onClick={() => accept.start(suggestion)}
            className={buttonClass()}
          >
            {t('countWithin', {
              count: suggestion.restaurants.length,
              radius: formatRadius(words, suggestion.search.radius),
            })}
          </button>
        ))}
        {accept.isError ? (
          <p role="alert" className="font-bold text-danger">
            {getOfflineNotice(ui) ?? t('failedTryAgain')}
          </p>
        ) : null}
        <Link href={WIZARD_STEPS.distance.path} className={buttonClass('secondary')}>
          {t('walkFurther')}
        </Link>
        <Link href={WIZARD_STEPS.preferences.path} className={buttonClass('secondary')}>
          {t('changeWhatIEat')}
        </Link>
      </div>
    </div>
  );
}
