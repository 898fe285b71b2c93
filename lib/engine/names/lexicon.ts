import { toAlternatives } from '../text/alternatives';
import type { EnglishData, EnglishParts, Part, PartKind } from './types';

/** All parts by their Korean spelling, and the longest of them in characters. */
export interface Lexicon {
  parts: ReadonlyMap<string, Part>;
  longest: number;
  official: ReadonlyMap<string, string>;
  /** Variant spellings in one pattern, longest first. */
  spell: (text: string) => string;
}

/** Later sections win over earlier ones, so a part may override an official name inside compounds. */
const SECTIONS: readonly [keyof EnglishParts, PartKind][] = [
  ['names', 'name'],
  ['dishes', 'dish'],
  ['flavours', 'flavour'],
  ['foods', 'food'],
  ['modifiers', 'modifier'],
  ['forms', 'form'],
  ['servings', 'serving'],
];

/** Builds the look-up tables once; every later call only reads them. */
export function toLexicon({ officialNames, parts }: EnglishData): Lexicon {
  const all = new Map<string, Part>();
  const add = (kind: PartKind, ko: string, en: string) => {
    const [attribute = en, head = attribute, lead = head] = en.split('|');
    all.set(ko, { kind, ko, attribute, head, lead });
  };
  for (const [ko, en] of Object.entries(officialNames)) {
    // A single syllable means too many things inside a word; two names at once fit no compound.
    if (ko.length > 1 && !en.includes('/') && !en.includes(',')) add('dish', ko, en);
  }
  for (const [section, kind] of SECTIONS) {
    for (const [ko, en] of Object.entries(parts[section])) add(kind, ko, en);
  }
  const longest = Math.max(0, ...[...all.keys()].map((ko) => ko.length));
  return {
    parts: all,
    longest,
    official: new Map(Object.entries(officialNames)),
    spell: toSpeller(parts.spellings),
  };
}

function toSpeller(spellings: Readonly<Record<string, string>>): (text: string) => string {
  const variants = Object.keys(spellings).sort((a, b) => b.length - a.length);
  if (variants.length === 0) return (text) => text;
  const pattern = new RegExp(toAlternatives(variants), 'g');
  return (text) => text.replace(pattern, (variant) => spellings[variant] ?? variant);
}
