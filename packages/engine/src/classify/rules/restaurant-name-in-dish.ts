import type { Part } from '../../segmentation/segment';
import { NEUTRAL_ENTRY } from './rule';

const RESTAURANT_NAME_ENTRY = { ...NEUTRAL_ENTRY };
/**
 * Bound on the search in the title, which runs for every word of a menu; longer titles are no
 * names.
 */
const MAX_RESTAURANT_NAME_LENGTH = 60;

/** Title as its dishes may repeat it: lower case, without spaces. */
export const normalizeRestaurantName = (title: string): string =>
  title.slice(0, MAX_RESTAURANT_NAME_LENGTH).toLowerCase().replaceAll(' ', '');

/** Minimum letters of an unknown part that may be the name of the restaurant. */
export const MIN_RESTAURANT_NAME_LENGTH = 2;

export const isRestaurantName = ({ entry }: Part): boolean => entry === RESTAURANT_NAME_ENTRY;

/**
 * Marks unknown parts that occur in the restaurant's name as explained: 오미가 in the 오미가 돌솥밥 of 오미가.
 * Such a dish never gets a diet `yes`.
 * @param name of {@link normalizeRestaurantName}
 */
export function markRestaurantName(parts: readonly Part[], name: string): Part[] {
  return parts.map((part) => {
    const isName =
      part.entry === null &&
      part.text.length >= MIN_RESTAURANT_NAME_LENGTH &&
      name.includes(part.text);
    return isName ? { ...part, entry: RESTAURANT_NAME_ENTRY } : part;
  });
}

/** Marks every unknown part of a title as the name itself: 인사 in 비건인사. */
export const markUnknownAsName = (parts: readonly Part[]): Part[] =>
  parts.map((part) => (part.entry === null ? { ...part, entry: RESTAURANT_NAME_ENTRY } : part));
