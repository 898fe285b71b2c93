import { toRegExpAlternatives } from '../text/regexp-alternatives';
import { isHangulSyllable } from '../text/letters';
import { memoize } from '../text/memoize';
import { normalizeSound } from '../text/normalize-sound';
import { isLetterCode, NO_GAP, stripSeparators } from '../text/strip-separators';
import type {
  DishFamily,
  Lexicon,
  LexiconEntry,
  NameTables,
  NeutralWords,
  SpiceEntry,
  Substance,
  TermName,
} from './lexicon';
import { toAllTermNames } from './term-names';
import { segment, type TermFinder } from './segment';
import { TermIndex } from './term-index';

/** Lexicon with indexes for lookup. */
export interface LexiconIndex {
  /** Terms in the name of a dish. */
  findTerms: TermFinder;
  /** Terms that sound like a text written by `normalizeSound`: 떡볶이 for 떡뽁이. */
  findSoundTerms: TermFinder;
  /** Terms in the name of a restaurant. */
  findTitleTerms: TermFinder;
  /** First kitchen of the lexicon that a text (lower case) reveals, and by which term. */
  findKitchen: (text: string) => { kitchen: string; term: string } | null;
  /** Entries of the words for heat in a text (lower case). */
  findSpice: (text: string) => readonly SpiceEntry[];
  /** Family of a text (lower case), and the word that it ends in. */
  findFamily: (text: string) => { family: DishFamily; word: string } | null;
  /** Scope in which a word brings nothing into a dish; undefined for a word that may. */
  findNeutral: (word: string) => NeutralWords | undefined;
  substances: ReadonlyMap<string, Substance>;
  hidden: ReadonlyMap<string, readonly Substance[]>;
  /** True when excluding this word excludes a hidden ingredient, by its code. */
  isHiddenIngredientTerm: (code: string, word: string) => boolean;
  /** Terms with their English names, one per term. */
  names: () => TermIndex<TermName>;
  tables: NameTables;
}

/** Separators between dishes. */
const DISH_SEPARATOR = /[\n,/、|·]/u;

/**
 * True for a word of a line (lower case) at word or term boundaries, or before known terms: 인도 of
 * 인도커리, not 다카 of 다카마쓰, not the start of an ingredient (터키 베이컨).
 */
function hasWholeWord(line: string, word: string, findTerms: TermFinder): boolean {
  const { letters, gapBefore } = stripSeparators(line, isLetterCode);
  const termEnds = new Set<number>();
  const ingredients = new Set<number>();
  let termEnd = 0;
  for (const { text, entry } of segment(findTerms, line)) {
    if (entry?.kind === 'ingredient' && text !== word) ingredients.add(termEnd);
    termEnds.add((termEnd += text.length));
  }
  const isEdge = (at: number): boolean => gapBefore[at] !== NO_GAP || termEnds.has(at);
  const isFollowedByTerms = (from: number): boolean => {
    const rest = letters.slice(
      from,
      gapBefore.findIndex((gap, at) => at > from && gap !== NO_GAP),
    );
    return rest.length > 1 && segment(findTerms, rest).every(({ entry }) => entry !== null);
  };
  for (let at = letters.indexOf(word); at >= 0; at = letters.indexOf(word, at + 1)) {
    const end = at + word.length;
    if (isEdge(at) && !ingredients.has(at) && (isEdge(end) || isFollowedByTerms(end))) return true;
  }
  return false;
}

/** A single pattern for all kitchens comes first, because most texts reveal none. */
function createKitchenFinder(
  kitchens: Lexicon['halalKitchens'],
  findTerms: TermFinder,
): LexiconIndex['findKitchen'] {
  const all = kitchens.flatMap(({ terms, words }) => [...terms, ...words]);
  const anyTerm = new RegExp(toRegExpAlternatives(all));
  return (text) => {
    if (!anyTerm.test(text)) return null;
    const lines = text.split(DISH_SEPARATOR).filter((line) => anyTerm.test(line));
    for (const { kitchen, terms, words } of kitchens) {
      const term =
        terms.find((each) => text.includes(each)) ??
        words.find((word) => lines.some((line) => hasWholeWord(line, word, findTerms)));
      if (term) return { kitchen, term };
    }
    return null;
  };
}

/**
 * Matches at either end of a text only (고구마라떼 is no 마라), the longer word first (백김치, not
 * 김치).
 */
function createSpiceFinder(entries: readonly SpiceEntry[]): LexiconIndex['findSpice'] {
  const byWord = new Map(entries.flatMap((entry) => entry.words.map((word) => [word, entry])));
  const words = [...byWord.keys()].sort((a, b) => b.length - a.length);
  const alternatives = toRegExpAlternatives(words);
  const pattern = new RegExp(`^(?:${alternatives})|(?:${alternatives})$`, 'gu');
  return (text) => (text.match(pattern) ?? []).flatMap((word) => byWord.get(word) ?? []);
}

/** Matches the longest word that a text ends in. */
function createFamilyFinder(entries: readonly DishFamily[]): LexiconIndex['findFamily'] {
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

/** Terms of entries that classify a dish, by a key; '' leaves a term out. */
function indexTerms(
  entries: readonly LexiconEntry[],
  toKey: (term: string) => string = (term) => term,
): TermIndex<LexiconEntry> {
  const index = new TermIndex<LexiconEntry>();
  for (const entry of entries) {
    for (const key of entry.terms.map(toKey)) if (key !== '') index.add(key, entry);
  }
  return index;
}

/** Minimum length of a term that is matched by sound; shorter ones sound alike by chance: 굴 and 꿀. */
const MIN_SOUND_LENGTH = 3;

/** Sound of a term, as `normalizeSound` writes it. */
const toSound = (term: string): string =>
  term.length >= MIN_SOUND_LENGTH && isHangulSyllable(term.charCodeAt(0))
    ? normalizeSound(term)
    : '';

/** A single syllable means too many things in a compound, and alternatives fit nowhere. */
const isUsableInCompound = (term: string, en: string): boolean =>
  term.length > 1 && !en.includes('/') && !en.includes(',');

/**
 * Names of the lexicon, and of the official list where the lexicon has none.
 *
 * @param words names in another language than English; terms without one are left out
 */
export function indexNames(
  entries: readonly LexiconEntry[],
  official: NameTables['official'],
  words?: Readonly<Record<string, string>>,
): TermIndex<TermName> {
  const index = new TermIndex<TermName>();
  for (const name of entries.flatMap(({ en }) => toAllTermNames(en))) {
    const en = !words ? name.en : Object.hasOwn(words, name.term) ? words[name.term] : undefined;
    if (en !== undefined) index.add(name.term, { ...name, en });
  }
  for (const [ko, en] of Object.entries(official)) {
    const term = ko.toLowerCase();
    if (isUsableInCompound(term, en) && !index.get(term))
      index.add(term, { term, kind: 'dish', en });
  }
  return index;
}

/** Result of `create`, computed at the first call. */
function once<T>(create: () => T): () => T {
  let value: T | undefined;
  return () => (value ??= create());
}

const indexCache = new WeakMap<Lexicon, LexiconIndex>();

/**
 * Indexes a lexicon once, for verdicts and names; every lookup is linear in the length of the text.
 *
 * @example
 * indexLexicon(getLexicon()).findFamily('배추김치')?.word; // => "김치"
 */
export function indexLexicon(lexicon: Lexicon): LexiconIndex {
  const cached = indexCache.get(lexicon);
  if (cached) return cached;
  const substances = new Map(lexicon.substances.map((substance) => [substance.name, substance]));
  const hidden = new Map(
    lexicon.hidden.map(({ code, substances: names }) => [
      code,
      names.flatMap((name) => substances.get(name) ?? []),
    ]),
  );
  const hiddenWords = new Map(lexicon.hidden.map((each) => [each.code, each.words?.split(' ')]));
  const foodEntries = lexicon.entries.filter(({ kind }) => kind !== 'name');
  const neutral = new Map(
    lexicon.neutral.flatMap((each) => each.words.map((word) => [word, each] as const)),
  );
  const dishTerms = indexTerms(foodEntries);
  const titleTerms = indexTerms(lexicon.titles);
  // Created at the first use: only misspellings need sounds, and only names need names.
  const soundTerms = once(() => indexTerms(foodEntries, toSound));
  const findDishTerms: TermFinder = (text, start, visit) => dishTerms.visitAt(text, start, visit);
  const index: LexiconIndex = {
    findTerms: findDishTerms,
    findSoundTerms: (text, start, visit) => soundTerms().visitLongAt(text, start, visit),
    findTitleTerms: (text, start, visit) => {
      // A single letter of a restaurant name is no dish: 굴 in 굴다리, 전 in 전주.
      titleTerms.visitLongAt(text, start, visit);
      dishTerms.visitLongAt(text, start, visit);
    },
    findKitchen: createKitchenFinder(lexicon.halalKitchens, findDishTerms),
    findSpice: memoize(createSpiceFinder(lexicon.spice)),
    findFamily: memoize(createFamilyFinder(lexicon.families)),
    findNeutral: (word) => neutral.get(word),
    substances,
    hidden,
    isHiddenIngredientTerm: (code, word) => hiddenWords.get(code)?.includes(word) === true,
    names: once(() => indexNames(lexicon.entries, lexicon.tables.official)),
    tables: lexicon.tables,
  };
  indexCache.set(lexicon, index);
  return index;
}
