import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import { getActiveFilters, withoutFilters } from '@kioot/engine';
import { changeListViewAtom, listViewAtom } from '@/lib/client-store/list-view-atoms';
import { joinWithDots } from '@/lib/format/join-with-dots';
import { QUIET_ACTION_CLASS } from '../ui/action-class';
import { useFilterNames } from './use-filter-names';

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
