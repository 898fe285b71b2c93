import { LexiconError, type NameKind, type TermName, type RawTermNames } from './lexicon';

/** Parts of speech, in the order of the packed lexicon: parts before the dishes made of them. */
export const NAME_KINDS = [
  'name',
  'form',
  'modifier',
  'flavour',
  'food',
  'serving',
  'dish',
] as const satisfies readonly NameKind[];

/** Separator between pairs of a term and its English. */
export const NAME_SEPARATOR = '; ';

/**
 * Names of one kind from "구이 Grilled {X}|Grilled Dish|Grilled; 무침 Seasoned {X}".
 *
 * @throws {LexiconError} for a term without English
 * @example
 * toTermNames({ form: '구이 Grilled {X}|Grilled Dish' }, 'form'); // => [{"term":"구이","kind":"form","en":"Grilled {X}|Grilled Dish"}]
 */
export function toTermNames(names: RawTermNames | undefined, kind: NameKind): TermName[] {
  const pairs = names?.[kind];
  if (pairs === undefined) return [];
  return pairs.split(NAME_SEPARATOR).map((pair) => {
    const blank = pair.indexOf(' ');
    if (blank <= 0) throw new LexiconError(`${pair}: no English`);
    return { term: pair.slice(0, blank), kind, en: pair.slice(blank + 1) };
  });
}

/**
 * All names of an entry.
 *
 * @example
 * toAllTermNames({ food: '두부 Tofu', modifier: '매운 Spicy' }).map(({ term }) => term); // => ["매운","두부"]
 */
export const toAllTermNames = (names: RawTermNames | undefined): TermName[] =>
  names === undefined ? [] : NAME_KINDS.flatMap((kind) => toTermNames(names, kind));
