import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import { getOfflineWords } from '@/lib/offline/offline-words';
import { sessionAtom } from '@/lib/session/atoms';
import { toSearchProfile } from '@/lib/kept/profile';
import { profileAtom } from '@/lib/kept/profile-atoms';
import { storeResultsAtom } from '@/lib/kept/result-atoms';
import type { SearchProfile } from '@/lib/search/contract';
import { findWithFirstPage } from '@/lib/session/search';
import type { AnsweredSearch } from '@/lib/session/session';
import { buttonClass } from '../ui/button';
import { useAbortableMutation } from '../ui/use-abortable-mutation';

interface Wanted {
  search: AnsweredSearch;
  contentIdList: readonly string[];
  profile: SearchProfile | undefined;
}

/** Places whose menu nobody knows are no answer to what somebody eats: they are listed for those who ask for them. */
export function UnknownPlaces({ count }: { count: number }) {
  const t = useTranslations('results');
  const ui = useTranslations('ui');
  const { search, contentIdList } = useAtomValue(sessionAtom);
  const profile = useAtomValue(profileAtom);
  const storeResults = useSetAtom(storeResultsAtom);
  const { start, isPending, isError } = useAbortableMutation(
    ({ search: { need, origin }, contentIdList, profile }: Wanted, signal: AbortSignal) =>
      findWithFirstPage(contentIdList, need, { signal, certainty: 'unknown', profile, origin }),
    {
      onSuccess: (answer, wanted) => storeResults({ ...answer, search: wanted.search }),
      onError: (error) => console.error('The places with an unknown menu failed', error),
    },
  );
  if (!search || !contentIdList || !profile) return null;
  return (
    <>
      {isError ? (
        <p role="alert" className="mb-2 text-center font-bold text-danger">
          {getOfflineWords(ui) ?? t('failedTryAgain')}
        </p>
      ) : null}
      <button
        type="button"
        aria-busy={isPending}
        onClick={() => start({ search, contentIdList, profile: toSearchProfile(profile) })}
        className={buttonClass('secondary', 'mb-2 w-full')}
      >
        {t('showUnknown', { count })}
      </button>
    </>
  );
}
