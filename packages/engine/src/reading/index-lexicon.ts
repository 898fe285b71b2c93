import { toAlternatives } from '../text/alternatives';
import { remember } from '../text/remember';
import { isLetterCode, NONE, squeeze } from '../text/squeeze';
import type {
  FamilyEntry,
  Lexicon,
  LexiconEntry,
  NameTables,
  SpiceEntry,
  Substance,
  TermName,
} from './lexicon';
import { toAllNames } from './names';
import { segment, type TermFinder } from './segment';
import { SoundIndex } from './sound-terms';
import { TermIndex } from './terms';

/** The lexicon, indexed for look-ups. */
export interface LexiconIndex {
  /** Terms in the name of a dish. */
  findTerms: TermFinder;
  /** Terms that sound like what stands in a text written as `toSound` does: 떡볶이 for 떡뽁이. */
  findSoundTerms: TermFinder;
  /** Terms in the name of a restaurant. */
  findTitleTerms: TermFinder;
  /** The first kitchen of the lexicon that a text (lower case) gives away, and by which word. */
  findKitchen: (text: string) => { kitchen: string; term: string } | null;
  /** The words of a text (lower case) that say how hot it is. */
  findSpice: (text: string) => readonly SpiceEntry[];
  /** The family of a text (lower case), and the word it ends in. */
  findFamily: (text: string) => { family: FamilyEntry; word: string } | null;
  substances: ReadonlyMap<string, Substance>;
  hidden: ReadonlyMap<string, readonly Substance[]>;
  /** Whether leaving out what a menu calls so leaves out a hidden ingredient, by its code. */
  isCalled: (code: string, word: string) => boolean;
  /** Terms with their English names, one a term. */
  names: () => TermIndex<TermName>;
  tables: NameTables;
}

/** Dishes in a row. */
const LINE = /[\n,/、|·]/u;

/**
 * Whether a line (lower case) has a word, whole as written or as its terms cut it, or grown together with words that are
 * known: 인도 of 인도커리, but neither 다카 of 다카마쓰 nor 솜사 of 솜사탕, nor what begins an ingredient (터키 베이컨 is a bird).
 */
function hasWord(line: string, word: string, findTerms: TermFinder): boolean {
  const { letters, boundary } = squeeze(line, isLetterCode);
  const cuts = new Set<number>();
  const ingredients = new Set<number>();
  let cut = 0;
  for (const { text, entry } of segment(findTerms, line)) {
    if (entry?.kind === 'ingredient' && text !== word) ingredients.add(cut);
    cuts.add((cut += text.length));
  }
  const isEdge = (at: number): boolean => boundary[at] !== NONE || cuts.has(at);
  const isGrown = (from: number): boolean => {
    const rest = letters.slice(
      from,
      boundary.findIndex((gap, at) => at > from && gap !== NONE),
    );
    return rest.length > 1 && segment(findTerms, rest).every(({ entry }) => entry !== null);
  };
  for (let at = letters.indexOf(word); at >= 0; at = letters.indexOf(word, at + 1)) {
    const end = at + word.length;
    if (isEdge(at) && !ingredients.has(at) && (isEdge(end) || isGrown(end))) return true;
  }
  return false;
}

/** One pattern for all kitchens comes first: most texts give none away. */
function toKitchenFinder(
  kitchens: Lexicon['halalKitchens'],
  findTerms: TermFinder,
): LexiconIndex['findKitchen'] {
  const all = kitchens.flatMap(({ terms, words }) => [...terms, ...words]);
  if (all.length === 0) return () => null;
  const any = new RegExp(toAlternatives(all));
  return (text) => {
    if (!any.test(text)) return null;
    const lines = text.split(LINE).filter((line) => any.test(line));
    for (const { kitchen, terms, words } of kitchens) {
      const term =
        terms.find((each) => text.includes(each)) ??
        words.find((word) => lines.some((line) => hasWord(line, word, findTerms)));
      if (term) return { kitchen, term };
    }
    return null;
  };
}

/** A word counts at either end of a text, not inside (고구마라떼 is no 마라), and the longer one (백김치, not 김치). */
function toSpiceFinder(entries: readonly SpiceEntry[]): LexiconIndex['findSpice'] {
  const byWord = new Map(entries.flatMap((entry) => entry.words.map((word) => [word, entry])));
  const words = [...byWord.keys()].sort((a, b) => b.length - a.length);
  if (words.length === 0) return () => [];
  const any = toAlternatives(words);
  const pattern = new RegExp(`^(?:${any})|(?:${any})$`, 'gu');
  return (text) => (text.match(pattern) ?? []).flatMap((word) => byWord.get(word) ?? []);
}

/** The longest word that a text ends in counts. */
function toFamilyFinder(entries: readonly FamilyEntry[]): LexiconIndex['findFamily'] {
  const byWord = new Map(entries.flatMap((family) => family.words.map((word) => [word, family])));
  const longest = Math.max(0, ...[...byWord.keys()].map((word) => word.length));
  return (text) => {
    for (let from = Math.max(0, text.length - longest); from < text.length; from += 1) {
      const word = text.slice(from);
      const family = byWord.get(word);
      if (family) return { family, word };
    }
    return null;
  };
}

/** The terms of entries that say something about a dish. */
function indexTerms(entries: readonly LexiconEntry[]): TermIndex<LexiconEntry> {
  const index = new TermIndex<LexiconEntry>();
  for (const entry of entries) {
    for (const term of entry.terms) index.add(term, entry);
  }
  return index;
}

/** What may be part of a compound's name: a syllable alone means too many things, and two names at once fit nowhere. */
const mayBePart = (term: string, en: string): boolean =>
  term.length > 1 && !en.includes('/') && !en.includes(',');

/** The English of the lexicon, and of the official list where the lexicon has none of its own for parts of names. */
function indexNames({ entries, tables }: Lexicon): TermIndex<TermName> {
  const index = new TermIndex<TermName>();
  for (const { en } of entries) {
    for (const name of toAllNames(en)) index.add(name.term, name);
  }
  for (const [ko, en] of Object.entries(tables.official)) {
    const term = ko.toLowerCase();
    if (mayBePart(term, en) && !index.get(term)) index.add(term, { term, kind: 'dish', en });
  }
  return index;
}

/** What `make` makes when it is first asked for. */
function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

const indexed = new WeakMap<Lexicon, LexiconIndex>();

/** Indexes a lexicon once, for verdicts and names alike; every look-up afterwards takes time linear in the text. */
export function indexLexicon(lexicon: Lexicon): LexiconIndex {
  const known = indexed.get(lexicon);
  if (known) return known;
  const substances = new Map(lexicon.substances.map((substance) => [substance.name, substance]));
  const hidden = new Map(
    lexicon.hidden.map(({ code, substances: names }) => [
      code,
      names.flatMap((name) => substances.get(name) ?? []),
    ]),
  );
  const words = new Map(lexicon.hidden.map((each) => [each.code, each.words?.split(' ')]));
  const food = lexicon.entries.filter(({ kind }) => kind !== 'name');
  const dishTerms = indexTerms(food);
  const titleTerms = indexTerms(
    lexicon.titles.map(({ terms, has }) => ({
      terms,
      has,
      kind: 'dish',
      hidden: [],
      place: 'any',
      tail: false,
    })),
  );
  // A menu without a misspelling never asks for sounds, and no verdict for names.
  const soundTerms = once(() => new SoundIndex(food));
  const findDishTerms: TermFinder = (text, start, visit) => dishTerms.visitAt(text, start, visit);
  const index: LexiconIndex = {
    findTerms: findDishTerms,
    findSoundTerms: (text, start, visit) => soundTerms().visitAt(text, start, visit),
    findTitleTerms: (text, start, visit) => {
      // One letter of a name is never a dish: 굴 in 굴다리, 전 in 전주.
      titleTerms.visitLongAt(text, start, visit);
      dishTerms.visitLongAt(text, start, visit);
    },
    findKitchen: toKitchenFinder(lexicon.halalKitchens, findDishTerms),
    findSpice: remember(toSpiceFinder(lexicon.spice)),
    findFamily: remember(toFamilyFinder(lexicon.families)),
    substances,
    hidden,
    isCalled: (code, word) => words.get(code)?.includes(word) === true,
    names: once(() => indexNames(lexicon)),
    tables: lexicon.tables,
  };
  indexed.set(lexicon, index);
  return index;
}
