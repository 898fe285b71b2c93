import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import { getActiveFilters, withoutFilters, type ListFilters } from '@kioot/engine';
import { changeListViewAtom, listViewAtom } from '@/lib/client-store/list-view-atoms';
import { toWonText } from '@/lib/format/format-price';
import { formatWhen } from '@/lib/format/format-when';
import { joinWithDots } from '@/lib/format/join-with-dots';
import { toWalkMinutes } from '@/lib/format/walking-distance';
import { QUIET_ACTION_CLASS } from '../ui/action-class';

/** Names of the filters of the list as they are set. */
export function useFilterNames(nowMs: number): Readonly<Record<keyof ListFilters, string>> {
  const t = useTranslations('results');
  const words = useTranslations('words');
  const { whenMs, ...filters } = useAtomValue(listViewAtom);
  return {
    textFilter: filters.textFilter?.text.trim() ?? '',
    isOpenOnly:
      whenMs === null ? t('openNow') : t('openAt', { when: formatWhen(t, words, whenMs, nowMs) }),
    isMealOnly: t('meals'),
    isForOne: t('eatingAlone'),
    maxPriceWon: t('underPrice', { won: toWonText(filters.maxPriceWon ?? 0) }),
    maxDistanceM: t('withinMinutes', { minutes: toWalkMinutes(filters.maxDistanceM ?? 0) }),
    kitchen: filters.kitchen ? t(`kitchen.${filters.kitchen}`) : '',
  };
}

/** Names of the filters of the list, and a button that takes all of them away. */
export function ActiveFilters({ nowMs }: { nowMs: number }) {
  const t = useTranslations('results');
  const view = useAtomValue(listViewAtom);
  const changeView = useSetAtom(changeListViewAtom);
  const names = useFilterNames(nowMs);
  const active = getActiveFilters(view).filter((name) => name !== 'textFilter');
  if (active.length === 0) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-2 font-bold">
      {joinWithDots(active.map((name) => names[name]))}
      <button
        type="button"
        onClick={({ currentTarget }) => {
          changeView(withoutFilters(active));
          // The button goes with the filters; those are set in the row above.
          currentTarget
            .closest('main')
            ?.querySelector<HTMLElement>('.filter-row [aria-haspopup]')
            ?.focus();
        }}
        className={QUIET_ACTION_CLASS}
      >
        {t('clearFilters')}
      </button>
    </p>
  );
}
