import type { LexiconEntry } from '../../reading/lexicon';
import type { Part } from '../../reading/segment';
import type { Example } from './rule';

const HOUSE_NAME: LexiconEntry = {
  terms: [],
  kind: 'word',
  has: [],
  hidden: [],
  place: 'any',
  tail: false,
};
/** Longer texts are no name, and would be gone through for every word of the menu. */
const LONGEST_HOUSE_NAME = 60;

/** A title as the names of its dishes may repeat it: in lower case and without blanks. */
export const toHouseName = (title: string): string =>
  title.slice(0, LONGEST_HOUSE_NAME).toLowerCase().replaceAll(' ', '');

/** Letters that a remainder has to have before it can be the name of the house. */
export const SHORTEST_HOUSE_NAME = 2;

export const isHouseName = ({ entry }: Part): boolean => entry === HOUSE_NAME;

/**
 * What a place calls itself says nothing about its dishes: 오미가 in the 오미가 돌솥밥 of 오미가. It is passed over where
 * nothing else explains it, but such a dish is never said to suit a diet. `house`: lower case, without blanks.
 */
export function withoutHouse(parts: readonly Part[], house: string): Part[] {
  return parts.map((part) => {
    const isHouse =
      part.entry === null && part.text.length >= SHORTEST_HOUSE_NAME && house.includes(part.text);
    return isHouse ? { ...part, entry: HOUSE_NAME } : part;
  });
}

/** The parts of a title, in which whatever nothing explains is the name itself: 인사 in 비건인사. */
export const toTitleParts = (parts: readonly Part[]): Part[] =>
  parts.map((part) => (part.entry === null ? { ...part, entry: HOUSE_NAME } : part));

export const EXAMPLES: readonly Example[] = [
  { dish: '오미가 돌솥비빔밥', title: '오미가', has: { pork: 'no' } },
  { dish: '오미가 돌솥비빔밥', title: '별궁식당', has: { pork: 'unknown' } },
  { dish: '소연단팥죽', title: '소연', vegan: 'unknown', has: { beef: 'no' } },
];
