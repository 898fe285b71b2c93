import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import { positionAtom } from '@/lib/client-store/position-atoms';
import { getOfflineNotice } from '@/lib/offline/offline-notice';
import type { RadiusM } from '@/lib/radii';
import { updateSessionAtom } from '@/lib/session/session-atoms';
import { roundPosition } from '@/lib/session/position';
import type { LookUp } from '@/lib/session/session';
import { WIZARD_STEPS } from '@/lib/session/wizard-steps';
import { fetchContentIds } from '@/lib/search/client/search-client';
import { useAbortableTask } from '../ui/use-abortable-task';
import { ACTION_CLASS } from '../ui/action-class';
import { useRouter } from '../ui/use-router';

/** Looks up places around the visitor and starts a search there. */
export function SearchAround({ radius: searchRadius }: { radius: RadiusM }) {
  const t = useTranslations('results');
  const ui = useTranslations('ui');
  const currentPosition = useAtomValue(positionAtom);
  const router = useRouter();
  const updateSession = useSetAtom(updateSessionAtom);
  const { start, isPending, isError } = useAbortableTask(
    ({ origin: { mapx, mapy }, radius }: LookUp, signal: AbortSignal) =>
      fetchContentIds({ mapx, mapy, radius }, { signal }),
    {
      onSuccess: (contentIdList, lookUp) => {
        const { origin: position, radius } = lookUp;
        // Keeps the search until the next one: without any, this screen would redirect.
        updateSession({ contentIdList, lookUp, radius, position, location: null });
        router.push(WIZARD_STEPS.loading.path);
      },
      onError: (error) => console.error('Looking up places around the visitor failed', error),
    },
  );
  if (!currentPosition) return null;
  return (
    <div className="mt-2 flex flex-wrap items-center gap-2">
      <p>{t('distancesFromYou')}</p>
      <button
        type="button"
        aria-busy={isPending}
        onClick={() => start({ origin: roundPosition(currentPosition), radius: searchRadius })}
        className={ACTION_CLASS}
      >
        {t(isPending ? 'lookingAround' : 'searchAroundMe')}
      </button>
      {isError ? (
        <p role="alert" className="text-fine text-danger">
          {getOfflineNotice(ui) ?? t('couldNotLookAround')}
        </p>
      ) : null}
    </div>
  );
}
