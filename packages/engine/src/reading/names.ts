import type { NameKind, TermName, WrittenNames } from './lexicon';
import { LexiconError } from './lexicon-error';

/** What words can be in an English name, in the order in which the lexicon is packed. */
export const NAME_KINDS = [
  'modifier',
  'food',
  'flavour',
  'dish',
  'form',
  'serving',
  'name',
] as const satisfies readonly NameKind[];

/** Parts one pair of a term and its English from the next. */
export const NEXT = '; ';

/**
 * The terms of names as written. Verdicts need them at every start, and not the English beside them.
 *
 * @throws {LexiconError} when a term has no English.
 */
export function toNamedTerms(names: WrittenNames): string[] {
  const terms: string[] = [];
  for (const pairs of Object.values(names)) {
    for (let at = 0; at < pairs.length;) {
      const blank = pairs.indexOf(' ', at);
      const next = pairs.indexOf(NEXT, at);
      const end = next < 0 ? pairs.length : next;
      if (blank <= at || blank >= end)
        throw new LexiconError(`${pairs.slice(at, end)}: no English`);
      terms.push(pairs.slice(at, blank));
      at = end + NEXT.length;
    }
  }
  return terms;
}

/** The names of one kind: "구이 Grilled {X}|Grilled Dish|Grilled; 무침 Seasoned {X}". */
export function toNames(names: WrittenNames | undefined, kind: NameKind): TermName[] {
  const pairs = names?.[kind];
  if (pairs === undefined) return [];
  return pairs.split(NEXT).map((pair) => {
    const blank = pair.indexOf(' ');
    return { term: pair.slice(0, blank), kind, en: pair.slice(blank + 1) };
  });
}

/** All names of an entry. */
export const toAllNames = (names: WrittenNames | undefined): TermName[] =>
  names === undefined ? [] : NAME_KINDS.flatMap((kind) => toNames(names, kind));
