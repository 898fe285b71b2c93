import { useAtomValue, useSetAtom } from 'jotai';
import { useLocale, useTranslations } from 'next-intl';
import type { HolidayMap } from '@kioot/engine/hours';
import { changeListViewAtom, listViewAtom } from '@/lib/client-store/list-view-atoms';
import { translatedByIdAtom } from '@/lib/client-store/translated-rows-atoms';
import { formatWhen } from '@/lib/format/format-when';
import { withLocalizedNames } from '@/lib/search/localization/localized-names';
import { QUIET_ACTION_CLASS } from '../ui/action-class';
import { findNextOpening } from './find-next-opening';
import type { DisplayedList } from './use-displayed-list';
import { useRowTranslations } from './use-row-translations';

interface NextOpeningProps {
  list: Pick<DisplayedList, 'all' | 'options' | 'atMs'>;
  nowMs: number;
  holidays: HolidayMap;
  /** Called before another list is shown, and the button that did is gone. */
  onLift: () => void;
}

/** Place that opens next where none is open, and a button to the list of that time. */
export function NextOpening({
  list: { all, options, atMs },
  nowMs,
  holidays,
  onLift,
}: NextOpeningProps) {
  const t = useTranslations('results');
  const words = useTranslations('words');
  const locale = useLocale();
  const translatedById = useAtomValue(translatedByIdAtom);
  const { whenMs } = useAtomValue(listViewAtom);
  const changeView = useSetAtom(changeListViewAtom);
  const next = findNextOpening(all, options, atMs, holidays);
  // It may be far below the rows that are translated.
  useRowTranslations(next && !translatedById.has(next.first.contentId) ? [next.first] : []);
  if (!next) return null;
  const { title, title_eng: titleEng } = withLocalizedNames(
    translatedById.get(next.first.contentId) ?? next.first,
    locale,
  );
  const when = formatWhen(t, words, next.atMs, nowMs);
  return (
    <div className="mt-2">
      <p role="status" className="font-bold">
        {t.rich('opensNext', {
          ...{ at: whenMs === null ? 'now' : 'then', when },
          name: () => titleEng || <span lang="ko">{title}</span>,
        })}
      </p>
      <button
        type="button"
        onClick={() => {
          onLift();
          changeView({ isOpenOnly: true, whenMs: next.atMs });
        }}
        className={`${QUIET_ACTION_CLASS} -ml-2`}
      >
        {t('showOpenAt', { count: next.count, when })}
      </button>
    </div>
  );
}
