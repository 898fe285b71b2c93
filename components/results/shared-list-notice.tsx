import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import { toDietRestrictions } from '@/lib/client-store/diet-profile';
import { formatPeople } from '@/lib/client-store/format-people';
import { closeSharedListAtom, sharedListAtom } from '@/lib/client-store/shared-list-atoms';
import { toPeople } from '@/lib/needs/need';
import { toUserPref } from '@/lib/needs/user-pref';
import { QUIET_ACTION_CLASS } from '../ui/action-class';
import { useRefineSearch } from './use-refine-search';

/** People whom a shared list is for, with a way back to the visitor's own choices. */
export function SharedListNotice() {
  const t = useTranslations('results');
  const words = useTranslations('words');
  const list = useAtomValue(sharedListAtom);
  const close = useSetAtom(closeSharedListAtom);
  const { change, isPending, isError } = useRefineSearch(close);
  if (!list) return null;
  const { needs, own } = list;
  const isForAnything = toPeople(needs).every(
    ({ need, profile }) => need.kind === 'any' && profile === undefined,
  );
  // A list for anyone that replaced nothing is as good as the visitor's own.
  if (isForAnything && !own) return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 rounded-control bg-brand-soft px-2 py-0.5">
      <p className="phrases">
        {isForAnything
          ? t('sharedForAnything')
          : t('sharedList', { people: formatPeople(words, needs) })}
      </p>
      {own ? (
        <button
          type="button"
          aria-busy={isPending}
          onClick={() =>
            change({
              userPref: toUserPref(own.profile.wish ?? { kind: 'any' }),
              ...toDietRestrictions(own.profile),
              guests: own.guests,
            })
          }
          className={QUIET_ACTION_CLASS}
        >
          {t('useOwnChoices')}
        </button>
      ) : null}
      {isError ? (
        <p role="alert" className="basis-full font-bold text-danger">
          {t('failedTryAgain')}
        </p>
      ) : null}
    </div>
  );
}
