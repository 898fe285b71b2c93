import { useAtomValue } from 'jotai';
import { useTranslations } from 'next-intl';
import type { ListFilters } from '@kioot/engine';
import { listViewAtom } from '@/lib/client-store/list-view-atoms';
import { toWonText } from '@/lib/format/format-price';
import { formatWhen } from '@/lib/format/format-when';
import { toWalkMinutes } from '@/lib/format/walking-distance';

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
