import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import { positionAtom } from '@/lib/kept/view-atoms';
import { getOfflineWords } from '@/lib/offline/offline-words';
import type { RadiusM } from '@/lib/radii';
import { updateSessionAtom } from '@/lib/session/atoms';
import { toRoundedPosition } from '@/lib/session/position';
import type { LookUp } from '@/lib/session/session';
import { STEPS } from '@/lib/session/steps';
import { getContentIds } from '@/lib/search/client';
import { useAbortableMutation } from '../ui/use-abortable-mutation';
import { ACTION_CLASS } from '../ui/action';
import { useRouter } from '../ui/use-router';

/** Looks around the visitor instead of around the area, and searches there. */
export function SearchAround({ radius: within }: { radius: RadiusM }) {
  const t = useTranslations('results');
  const ui = useTranslations('ui');
  const here = useAtomValue(positionAtom);
  const router = useRouter();
  const updateSession = useSetAtom(updateSessionAtom);
  const { start, isPending, isError } = useAbortableMutation(
    ({ origin: { mapx, mapy }, radius }: LookUp, signal: AbortSignal) =>
      getContentIds({ mapx, mapy, radius }, { signal }),
    {
      onSuccess: (contentIdList, lookUp) => {
        const { origin: position, radius } = lookUp;
        // The search stays until there is another one: without any, this screen would lead elsewhere.
        updateSession({ contentIdList, lookUp, radius, position, location: null });
        router.push(STEPS.loading.path);
      },
      onError: (error) => console.error('The look-up failed', error),
    },
  );
  if (!here) return null;
  return (
    <div className="mt-2 flex flex-wrap items-center gap-2">
      <p>{t('distancesFromYou')}</p>
      <button
        type="button"
        aria-busy={isPending}
        onClick={() => start({ origin: toRoundedPosition(here), radius: within })}
        className={ACTION_CLASS}
      >
        {t(isPending ? 'lookingAround' : 'searchAroundMe')}
      </button>
      {isError ? (
        <p role="alert" className="text-fine text-danger">
          {getOfflineWords(ui) ?? t('couldNotLookAround')}
        </p>
      ) : null}
    </div>
  );
}
