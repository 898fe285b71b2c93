import { useAtomValue, useSetAtom } from 'jotai';
import { useLocale, useTranslations } from 'next-intl';
import { NO_FILTERS, toVisibleList } from '@kioot/engine';
import type { HolidayMap } from '@kioot/engine/hours';
import { changeListViewAtom, listViewAtom } from '@/lib/client-store/list-view-atoms';
import { translatedByIdAtom } from '@/lib/client-store/translated-rows-atoms';
import { formatWhen } from '@/lib/format/format-when';
import { getOpenStateAt } from '@/lib/search/contract/open-state';
import type { PlaceCard } from '@/lib/search/contract/rec-contract';
import { withLocalizedNames } from '@/lib/search/localization/localized-names';
import { QUIET_ACTION_CLASS } from '../ui/action-class';
import type { DisplayedList } from './use-displayed-list';
import type { ListOptions } from './use-list-options';
import { useRowTranslations } from './use-row-translations';

/** Next certain opening of a place (epoch ms); after its last orders, the one after closing. */
function getOpening({ hours }: PlaceCard, atMs: number, holidays: HolidayMap): number | undefined {
  const now = getOpenStateAt(hours, atMs, holidays);
  if (now.state !== 'lastOrdersPassed' || now.until === undefined) return now.opensAt;
  return getOpenStateAt(hours, now.until, holidays).opensAt;
}

/** Opening of a place, with the number of places that take orders then. */
interface Opening {
  atMs: number;
  first: PlaceCard;
  count: number;
}

/**
 * Next opening of a place that passes the other filters, in the first section that has one: a dinner
 * that fits is worth more than a breakfast that does not. Null if none is known within days.
 */
export function findNextOpening(
  all: readonly PlaceCard[],
  { filters = NO_FILTERS, ...options }: ListOptions,
  atMs: number,
  holidays: HolidayMap,
): Opening | null {
  const { rows } = toVisibleList(all, { ...options, filters: { ...filters, isOpenOnly: false } });
  const openings = rows.flatMap((row) => {
    const opensAt = getOpening(row, atMs, holidays);
    return opensAt === undefined ? [] : [{ row, opensAt, section: options.getSection?.(row) }];
  });
  const ofSection = openings.filter(({ section }) => section === openings[0]?.section);
  const nextMs = Math.min(...ofSection.map(({ opensAt }) => opensAt));
  const first = ofSection.find(({ opensAt }) => opensAt === nextMs)?.row;
  if (!first) return null;
  const isOpen = ({ hours }: PlaceCard) => getOpenStateAt(hours, nextMs, holidays).state === 'open';
  return { atMs: nextMs, first, count: rows.filter(isOpen).length };
}

interface NextOpeningProps {
  list: Pick<DisplayedList, 'all' | 'options' | 'atMs' | 'nowMs' | 'holidays'>;
  /** Called before another list is shown, and the button that did is gone. */
  onLift: () => void;
}

/** Place that opens next where none is open, and a button to the list of that time. */
export function NextOpening({ list, onLift }: NextOpeningProps) {
  const { all, options, atMs, nowMs, holidays } = list;
  const t = useTranslations('results');
  const words = useTranslations('words');
  const locale = useLocale();
  const translatedById = useAtomValue(translatedByIdAtom);
  const { whenMs } = useAtomValue(listViewAtom);
  const changeView = useSetAtom(changeListViewAtom);
  const next = findNextOpening(all, options, atMs, holidays);
  // It may be far below the rows that are translated.
  useRowTranslations(next ? [next.first] : []);
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
