import type { DietaryRestrictions } from '@kioot/engine/needs';
import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import { getOfflineNotice } from '@/lib/offline/offline-notice';
import { sessionAtom } from '@/lib/session/session-atoms';
import { toSearchProfile } from '@/lib/client-store/diet-profile';
import { profileAtom } from '@/lib/client-store/diet-profile-atoms';
import { storeResultsAtom } from '@/lib/client-store/result-atoms';
import { fetchRestaurantsWithFirstPage } from '@/lib/session/fetch-restaurants';
import type { CompletedSearch } from '@/lib/session/session';
import { buttonClass } from '../ui/button-class';
import { useAbortableTask } from '../ui/use-abortable-task';

interface SearchInput {
  search: CompletedSearch;
  contentIdList: readonly string[];
  profile: DietaryRestrictions | undefined;
}

interface UnknownPlacesProps {
  count: number;
  onListed?: () => void;
}

/** Button that lists places without a known menu, which no diet matches. */
export function UnknownPlaces({ count, onListed }: UnknownPlacesProps) {
  const t = useTranslations('results');
  const ui = useTranslations('ui');
  const { search, contentIdList } = useAtomValue(sessionAtom);
  const profile = useAtomValue(profileAtom);
  const storeResults = useSetAtom(storeResultsAtom);
  const { start, isPending, isError } = useAbortableTask(
    (
      { search: { need, origin, others }, contentIdList, profile }: SearchInput,
      signal: AbortSignal,
    ) =>
      fetchRestaurantsWithFirstPage(
        contentIdList,
        { need, profile, others },
        { signal, certainty: 'unknown', origin },
      ),
    {
      onSuccess: (results, input) => {
        storeResults({ ...results, search: input.search });
        onListed?.();
      },
      onError: (error) => console.error('Loading places without a known menu failed', error),
    },
  );
  if (!search || !contentIdList || !profile) return null;
  return (
    <>
      {isError ? (
        <p role="alert" className="mb-2 text-center font-bold text-danger">
          {getOfflineNotice(ui) ?? t('failedTryAgain')}
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
