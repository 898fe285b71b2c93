import { arrangeForTime } from '@kioot/engine';
import type { HolidayMap } from '@kioot/engine/hours';
import { getSection } from './get-section';
import { getOpenStateAt } from './open-state';
import type { PlaceCard } from './rec-contract';

/**
 * True for a list chosen by our verdicts. A tourism service gives none: a match beside its choice is
 * our reading of the menu.
 */
export const hasOwnVerdicts = (rows: readonly PlaceCard[]): boolean =>
  rows.some(({ match, chosenFor }) => match && chosenFor === undefined);

/**
 * Rows in the order for a time (epoch ms), see `arrangeForTime`; those of a tourism service as they
 * came.
 * @param checkedFor profile key of the search, see `lib/needs/profile-key.ts`
 */
export const arrangeRows = (
  rows: readonly PlaceCard[],
  checkedFor: string | undefined,
  epochMs: number,
  holidays: HolidayMap,
): readonly PlaceCard[] =>
  hasOwnVerdicts(rows)
    ? arrangeForTime(rows, epochMs, {
        getSection: (row) => getSection(row, checkedFor),
        getOpenState: ({ hours }) => getOpenStateAt(hours, epochMs, holidays),
      })
    : rows;
