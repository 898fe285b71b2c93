'use client';

import { useQuery } from '@tanstack/react-query';
import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import { getOfflineWords } from '@/lib/offline/offline-words';
import { toRadiusWords } from '@/lib/kept/search-words';
import { sessionAtom, updateSessionAtom } from '@/lib/session/atoms';
import { toSearchProfile } from '@/lib/kept/profile';
import { profileAtom } from '@/lib/kept/profile-atoms';
import { storeResultsAtom } from '@/lib/kept/result-atoms';
import { STEPS } from '@/lib/session/steps';
import { getSuggestions, type Suggestion } from '@/lib/session/suggestions';
import { getFirstPage } from '@/lib/session/search';
import { Figure } from '../mascot/figure';
import { Lost } from '../mascot/poses/lost';
import { buttonClass } from '../ui/button';
import { Link } from '../ui/link';
import { useAbortableMutation } from '../ui/use-abortable-mutation';

/** No restaurant fits: says so kindly, finds out in the background what would help, and offers it for one tap. */
export function NothingFound() {
  const t = useTranslations('results');
  const words = useTranslations('words');
  const ui = useTranslations('ui');
  const { search } = useAtomValue(sessionAtom);
  const profile = useAtomValue(profileAtom);
  const updateSession = useSetAtom(updateSessionAtom);
  const storeResults = useSetAtom(storeResultsAtom);

  const { data: suggestions = [] } = useQuery({
    queryKey: ['The search for suggestions', search?.id],
    queryFn: ({ signal }) =>
      search && profile ? getSuggestions(search, toSearchProfile(profile), signal) : [],
    enabled: profile !== null,
  });
  const accept = useAbortableMutation(
    (suggestion: Suggestion, signal: AbortSignal) =>
      getFirstPage(suggestion, suggestion.search.need, signal),
    {
      onSuccess: (firstPage, { search: searched, contentIdList: ids, ...found }) => {
        const { origin, radius } = searched;
        updateSession({ radius, contentIdList: ids, lookUp: { origin, radius } });
        storeResults({ ...found, search: searched, firstPage });
      },
      onError: (error) => console.error('The suggestion failed', error),
    },
  );

  return (
    <div className="my-4 flex flex-col items-center rounded-card border border-line bg-surface p-5 text-center">
      <Figure draw={Lost} size={140} />
      <h2 className="text-card">{t('nothingFits')}</h2>
      <p className="mt-2 text-balance text-ink-soft">{t('ratherNothing')}</p>
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
              radius: toRadiusWords(words, suggestion.search.radius),
            })}
          </button>
        ))}
        {accept.isError ? (
          <p role="alert" className="font-bold text-danger">
            {getOfflineWords(ui) ?? t('failedTryAgain')}
          </p>
        ) : null}
        <Link href={STEPS.distance.path} className={buttonClass('secondary')}>
          {t('walkFurther')}
        </Link>
        <Link href={STEPS.preferences.path} className={buttonClass('secondary')}>
          {t('changeWhatIEat')}
        </Link>
      </div>
    </div>
  );
}
