import type { GuestFit } from '../classify/guest-matcher';
import type { Fit, PreferenceMatch } from '../classify/restaurant-matcher';

/** Sections of a list in their order. */
export const SECTIONS = [
  ...(['everyone', 'good', 'question', 'ask', 'little', 'notAll'] as const),
  ...(['old', 'unknown', 'someUnknown'] as const),
] as const;
export type Section = (typeof SECTIONS)[number];

/** Match of a place that decides its section. */
interface SectionMatch extends Pick<PreferenceMatch, 'justServes'> {
  fit: Fit;
  /** True where a dish is one question away. */
  hasOneQuestion: boolean;
}

/**
 * Section of a place for one person.
 *
 * @example
 * toSection({ fit: 'options', hasOneQuestion: false }) // => 'good'
 * toSection({ fit: 'maybe', hasOneQuestion: true }) // => 'question'
 */
export function toSection({ fit, justServes, hasOneQuestion }: SectionMatch): Section {
  if (justServes) return 'little';
  if (fit === 'only' || fit === 'options') return 'good';
  if (fit !== 'maybe') return 'unknown';
  return hasOneQuestion ? 'question' : 'ask';
}

/**
 * Section of a place that no list has had of late: behind all that are known to be alive, whatever it
 * serves. An unknown menu stays where it is.
 *
 * @example
 * withAge('good', true) // => 'old'
 * withAge('unknown', true) // => 'unknown'
 */
export const withAge = (section: Section, isOld: boolean): Section =>
  isOld && SECTIONS.indexOf(section) < SECTIONS.indexOf('old') ? 'old' : section;

/** Sections for a party, by who is worst off. */
export const PARTY_SECTIONS = {
  yes: 'everyone',
  question: 'question',
  ask: 'ask',
  unknown: 'someUnknown',
  no: 'notAll',
} as const satisfies Record<GuestFit, Section>;

/**
 * Groups cards by section; those of one keep their order.
 *
 * @example
 * sortBySection(['ask', 'good'], (section) => section) // => ['good', 'ask']
 */
export const sortBySection = <Card>(
  cards: readonly Card[],
  getSection: (card: Card) => Section,
): Card[] => sortBy(cards, (card) => SECTIONS.indexOf(getSection(card)));

/** Ascending; equal values keep their order. */
export const sortBy = <Card>(cards: readonly Card[], toValue: (card: Card) => number): Card[] =>
  cards
    .map((card) => ({ card, value: toValue(card) }))
    .sort((a, b) => (a.value === b.value ? 0 : a.value - b.value))
    .map(({ card }) => card);

/**
 * Number of cards per section, in the order of the cards.
 *
 * @example
 * countSections(['ask', 'ask'], (section) => section).get('ask') // => 2
 */
export function countSections<Card>(
  cards: readonly Card[],
  getSection: (card: Card) => Section,
): ReadonlyMap<Section, number> {
  const counts = new Map<Section, number>();
  for (const section of cards.map(getSection)) counts.set(section, (counts.get(section) ?? 0) + 1);
  return counts;
}
