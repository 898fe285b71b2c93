import { PARTY_SECTIONS, toSection, withAge, type Section, arrangeForTime } from '@kioot/engine';
import type { HolidayMap } from '@kioot/engine/hours';
import { isForSevereAllergy, isFromCurrentEngine } from '../../needs/need';
import { getPartyFit } from './party-fit';
import type { PlaceCard } from './rec-contract';
import { getFirstQuestion } from './staff-questions';
import { getOpenStateAt } from './open-state';

/**
 * Section of a place for this visitor, or for everyone at the table. A verdict under another profile
 * key counts as unknown: a backend that was not sent an allergy promises nothing. Nothing is sure for
 * a severe allergy.
 * @param checkedFor profile key, see `lib/needs/need.ts`
 */
export function getSection(
  { match, party = [], lastSeenYear }: Pick<PlaceCard, 'match' | 'party' | 'lastSeenYear'>,
  checkedFor: string | undefined,
): Section {
  const isOld = lastSeenYear !== undefined;
  const worst = getPartyFit({ party });
  if (worst) {
    const isCurrent =
      party[0]?.checkedFor === checkedFor &&
      party.every((person) => isFromCurrentEngine({ kind: 'any' }, person.checkedFor));
    return isCurrent ? withAge(PARTY_SECTIONS[worst], isOld) : 'unknown';
  }
  if (!match || match.checkedFor !== checkedFor) return 'unknown';
  const hasOneQuestion = getFirstQuestion(match) !== undefined;
  const section = toSection({ ...match, hasOneQuestion });
  const isUnsure = section === 'good' && isForSevereAllergy(checkedFor);
  return withAge(isUnsure ? 'ask' : section, isOld);
}

/**
 * True for a list chosen by our verdicts. A tourism service gives none: a match beside its choice is
 * our reading of the menu.
 */
export const hasOwnVerdicts = (rows: readonly PlaceCard[]): boolean =>
  rows.some(({ match, chosenFor }) => match && chosenFor === undefined);

/**
 * Rows in the order for a time (epoch ms), see `arrangeForTime`; those of a tourism service as they
 * came.
 * @param checkedFor profile key of the search, see `lib/needs/need.ts`
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
