import { takeSizes } from '../menu';
import type { LexiconIndex } from '../reading/index-lexicon';
import { toAlternatives } from '../text/alternatives';
import { readName } from './read';
import type { Part } from './types';

/** Reading of a dish name that names in any language are made from. */
export type NameReading =
  /** It stands in the official list. */
  | { official: string }
  /** What it is put together from; a text longer than any name comes in several pieces. */
  | { pieces: readonly (readonly Part[])[] };

/**
 * Reads dish names: whole ones of the official list first, then parts, in the names that the index gives them.
 *
 * @param official the official list: dish without blanks -> name.
 */
export function createDishReader(
  index: Pick<LexiconIndex, 'names' | 'tables'>,
  official: Readonly<Record<string, string>>,
): (dish: string) => NameReading {
  const names = new Map(Object.entries(official));
  const spellAlike = toSpeller(index.tables.spellings);
  return (dish) => {
    const ko = dish.normalize('NFC').trim();
    const spelt = spellAlike(ko);
    const known = names.get(ko.replace(/\s/g, '')) ?? names.get(spelt.replace(/\s/g, ''));
    if (known !== undefined) return { official: known };
    // "소금빵 2개": counts are no part of the name. Where nothing else is left they are all there is.
    const named = takeSizes(takeSizes(spelt).rest.replace(BRACKETS, ' ')).rest;
    return {
      pieces: toPieces(named === '' ? spelt : named).map((piece) => readName(index, piece)),
    };
  };
}

/** A word that is only spelt out is understood where it is a name: in front of a set or a course. */
export function isUnderstood(parts: readonly Part[]): boolean {
  return parts.every((part, at) => part.kind !== 'unknown' || parts[at + 1]?.kind === 'serving');
}

/** Variant spellings in one pattern, longest first. */
function toSpeller(spellings: Readonly<Record<string, string>>): (text: string) => string {
  const variants = Object.keys(spellings).sort((a, b) => b.length - a.length);
  if (variants.length === 0) return (text) => text;
  const pattern = new RegExp(toAlternatives(variants), 'g');
  return (text) => text.replace(pattern, (variant) => spellings[variant] ?? variant);
}

const BRACKETS = /[()[\]{}<>「」『』【】《》〈〉]/g;

/** No dish has a longer name; a longer text is read piece by piece, which keeps the time linear. */
const LONGEST_NAME = 120;

function toPieces(text: string): string[] {
  const pieces: string[] = [];
  let rest = text;
  while (rest.length > LONGEST_NAME) {
    const blank = rest.lastIndexOf(' ', LONGEST_NAME);
    const end = blank > 0 ? blank : LONGEST_NAME;
    pieces.push(rest.slice(0, end));
    rest = rest.slice(end).trimStart();
  }
  return [...pieces, rest];
}
