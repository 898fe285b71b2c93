import type { OpenState } from '../hours/open-state';
import { SECTIONS, sortBy, type Section } from './section';
import { isMeal, type ListCard } from './visible-list';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const SEOUL_OFFSET_MS = 9 * 60 * MINUTE_MS;
/** A place that opens within this opens soon. */
const SOON_MS = 60 * MINUTE_MS;
/** Lunch and dinner in Seoul, in minutes of the day. */
const MEAL_TIMES = [
  [11 * 60, 14 * 60 + 30],
  [17 * 60, 21 * 60],
] as const;

/**
 * True at lunch and dinner in Seoul.
 *
 * @example
 * isMealTime(Date.parse('2026-11-25T12:30+09:00')) // => true
 * isMealTime(Date.parse('2026-11-25T15:30+09:00')) // => false
 */
export function isMealTime(epochMs: number): boolean {
  const minute = ((epochMs + SEOUL_OFFSET_MS) % DAY_MS) / MINUTE_MS;
  return MEAL_TIMES.some(([from, to]) => minute >= from && minute < to);
}

/** Open, open by usual hours, opening soon, unknown, closed: 0 to 4. */
function toOpenRank({ state, isUsual, opensAt, until }: OpenState, epochMs: number): number {
  if (state === 'open') return isUsual ? 1 : 0;
  const nextMs = state === 'break' ? until : opensAt;
  if (nextMs !== undefined && nextMs - epochMs <= SOON_MS) return 2;
  return state === 'unknown' ? 3 : 4;
}

/** Facts of a place that order it within its section. */
export interface ArrangedCard extends ListCard {
  /** Band of its usual risk for a severe allergy, 0 to 3. */
  risk?: number | undefined;
  /** Year of a menu that is old. */
  menuYear?: number | undefined;
}

interface ArrangeOptions<Card> {
  getSection: (card: Card) => Section;
  /** Opening state at that time. */
  getOpenState: (card: Card) => OpenState;
}

/**
 * Cards in the order for a time (epoch ms). Within a section: by usual risk, where an allergy is
 * severe; then open places, those that open within the hour, unknown hours, closed places; at lunch
 * and dinner meals before cafés and bakeries; fresh menus before old ones; else as given.
 *
 * @example
 * const cards = [{ contentId: 'closed' }, { contentId: 'open' }]
 * const getOpenState = ({ contentId }) => ({ state: contentId, nextChange: null })
 * const [first] = arrangeForTime(cards, 0, { getSection: () => 'good', getOpenState })
 * first.contentId // => 'open'
 */
export function arrangeForTime<Card extends ArrangedCard>(
  cards: readonly Card[],
  epochMs: number,
  { getSection, getOpenState }: ArrangeOptions<Card>,
): Card[] {
  const isAtMeal = isMealTime(epochMs);
  return sortBy(cards, (card) =>
    [
      SECTIONS.indexOf(getSection(card)),
      card.risk ?? 0,
      toOpenRank(getOpenState(card), epochMs),
      isAtMeal && !isMeal(card) ? 1 : 0,
      card.menuYear === undefined ? 0 : 1,
    ].reduce((sum, rank) => sum * 10 + rank),
  );
}
