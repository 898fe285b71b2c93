import { useSetAtom } from 'jotai';
import { useRouter } from 'next/navigation';
import { getOfflineWords } from '@/lib/offline/offline-words';
import { updateSessionAtom } from '@/lib/session/atoms';
import { toRoundedPosition } from '@/lib/session/position';
import type { LookUp } from '@/lib/session/session';
import { STEPS } from '@/lib/session/steps';
import { getContentIds } from '@/lib/search/client';
import { useCall } from '../ui/use-call';
import { ACTION_CLASS } from '../ui/action';

/** Looks around the visitor instead of around the area, and searches there. */
export function SearchAround({ around }: { around: LookUp }) {
  const router = useRouter();
  const updateSession = useSetAtom(updateSessionAtom);
  const { start, isPending, isError } = useCall(
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
  return (
    <>
      <button
        type="button"
        aria-busy={isPending}
        onClick={() => start({ ...around, origin: toRoundedPosition(around.origin) })}
        className={ACTION_CLASS}
      >
        {isPending ? 'Looking around…' : 'Search around me'}
      </button>
      {isError ? (
        <p role="alert" className="text-fine text-danger">
          {getOfflineWords() ?? 'Could not look around you. Try again.'}
        </p>
      ) : null}
    </>
  );
}
