import { parseDish, splitMenu, toDisplayName } from '../menu';
import { indexLexicon } from '../reading/index-lexicon';
import type { Lexicon, TermName } from '../reading/lexicon';
import { toAllNames } from '../reading/names';
import { TermIndex } from '../reading/terms';
import type { AnimalFacts } from './agree';
import { createDishReader, isUnderstood } from './dish-reader';
import { agreeAnimals, type AnimalNames } from './foreign-agree';
import { toForeignNote, type NoteWords } from './foreign-notes';
import type { Part } from './types';

type Words = Readonly<Record<string, string>>;

/** The names of one language, as `packages/engine/lexicon/names-*.json` and `official-names-*.json` hold them. */
export interface LanguageNames {
  /**
   * Term of the lexicon -> its name. Two names where they differ, "豚|豚肉": before another word, and as the last one. What stands
   * before a form goes where its template has `{x}` ("{x}の蒸し物"), or before it; behind "|" comes what it is called alone.
   */
  words: Words;
  /** The official list: dish without blanks -> name. */
  official: Words;
}

/** How a language puts words together. */
export interface Grammar {
  /** The name of what was read; unknown parts are spelt already. */
  compose: (parts: readonly Part[]) => string;
  /** Letters for a Korean word that nothing explains; no Hangul is left in them. */
  spell: (ko: string) => string;
  /** Says which animal a word for meat or ribs is of, where the language would take it for another one. */
  specify?: (name: string, known: AnimalFacts) => string;
  animals: AnimalNames;
  notes: NoteWords;
}

/** What one dish is called in another language than English, and how that name was found. */
export interface ForeignName {
  /** The dish as written. */
  ko: string;
  name: string;
  /** `official`: in the official list; `composed`: of parts that are all understood; `spelt`: a word is only spelt out. */
  how: 'official' | 'composed' | 'spelt';
}

export interface ForeignNames {
  /** "매운 돼지갈비찜" -> "豚カルビの辛蒸し煮". Never throws; linear in the length of the dish. */
  toDish: (dish: string) => ForeignName;
  /** A menu text (HTML allowed): its dishes one by one, prices and sizes kept behind them: "갈비찜 (대), 냉면" -> "カルビの煮込み（大）、冷麺". */
  toMenu: (menu: string) => { ko: string; name: string; dishes: readonly ForeignName[] };
}

/**
 * Prepares the names of one language. Dishes are read as for English (`read.ts`), but in words that this language has a
 * name for: a compound that it lacks is read as its parts. What the name says of animals is brought in line with what
 * `classify` finds in the dish. No Hangul is left in a name.
 */
export function createForeignNames(
  lexicon: Lexicon,
  { words, official }: LanguageNames,
  { compose, spell, specify, animals, notes }: Grammar,
  classify: (dish: string) => AnimalFacts,
): ForeignNames {
  const { tables } = indexLexicon(lexicon);
  const names = indexNames(lexicon, words, official);
  const readDish = createDishReader({ names: () => names, tables }, official);
  const withSpelling = (part: Part): Part => {
    if (!HANGUL.test(part.head)) return part;
    const spelt = spell(part.ko).replace(ANY_HANGUL, '');
    return { ...part, attribute: spelt, head: spelt };
  };
  const onRequest = words[VEGAN_ON_REQUEST];
  const toName = (dish: string, { vegan }: AnimalFacts): ForeignName => {
    const read = readDish(dish);
    if ('official' in read) return { ko: dish, name: read.official, how: 'official' };
    const isPromised = vegan !== 'ask' || onRequest === undefined || PIECES.test(dish);
    const pieces = isPromised
      ? read.pieces
      : read.pieces.map((parts) => withRequest(parts, onRequest));
    const name = pieces.map((parts) => compose(parts.map(withSpelling))).join('');
    return { ko: dish, name, how: read.pieces.every(isUnderstood) ? 'composed' : 'spelt' };
  };
  const toDish = (dish: string): ForeignName => {
    const known = classify(dish);
    const { name: own, how } = toName(toDisplayName(dish), known);
    const named = withFoods(own, toFoods(dish, known));
    const name = specify?.(named, known) ?? named;
    return { ko: dish, name: agreeAnimals(name, animals, known), how };
  };
  /** The names of what brackets put into a dish, where every one of them has a name. */
  const toFoods = (dish: string, known: AnimalFacts): string[] => {
    const { text, name, ingredients, options } = parseDish(dish);
    if (text === name || !text.includes('(')) return [];
    const foods = [...ingredients, ...options].map((food) =>
      toName(food, { ...known, vegan: 'no' }),
    );
    return foods.every(({ how }) => how !== 'spelt') ? foods.map((food) => food.name) : [];
  };
  const withFoods = (name: string, foods: readonly string[]): string =>
    foods.length === 0 ? name : `${name}（${foods.join('、')}）`;
  const withNotes = (name: string, remarks: readonly string[]): string => {
    const known = remarks
      .map((remark) => toForeignNote(remark, notes))
      .filter((note) => note !== null);
    return known.length === 0 ? name : `${name}（${known.join('、')}）`;
  };
  return {
    toDish,
    toMenu: (menu) => {
      const items = splitMenu(menu).map((item) => ({ ...item, named: toDish(item.dish) }));
      const name = items.map(({ named, notes: remarks }) => withNotes(named.name, remarks));
      return { ko: menu, name: name.join('、'), dishes: items.map(({ named }) => named) };
    },
  };
}

const HANGUL = /\p{Script=Hangul}/u;
/** Letters that stand alone (ㅋㅋ) have no spelling everywhere. */
const ANY_HANGUL = /\p{Script=Hangul}/gu;

const VEGAN = '비건';
const VEGAN_ON_REQUEST = '비건가능';
/** A vegan cheese speaks for itself. */
const VEGAN_PART = /^(?:옵션|마요|치즈|크림|버터|빵|드레싱|소스|달걀|계란|모[차짜]렐라)/;
const PIECES = /[+/]/;

/** A dish that is vegan only on request says so, as it does in English (`agree.ts`). */
function withRequest(parts: readonly Part[], onRequest: string): readonly Part[] {
  return parts.map((part, at) =>
    part.ko === VEGAN && !VEGAN_PART.test(parts[at + 1]?.ko ?? '')
      ? { ...part, attribute: onRequest, head: onRequest }
      : part,
  );
}

/** The terms of the lexicon that the language names, and the official list where the lexicon has no name of its own. */
function indexNames(lexicon: Lexicon, words: Words, official: Words): TermIndex<TermName> {
  const index = new TermIndex<TermName>();
  for (const { term, kind } of lexicon.entries.flatMap(({ en }) => toAllNames(en))) {
    const name = Object.hasOwn(words, term) ? words[term] : undefined;
    if (name !== undefined) index.add(term, { term, kind, en: name });
  }
  for (const [ko, name] of Object.entries(official)) {
    const term = ko.toLowerCase();
    if (term.length > 1 && !index.get(term)) index.add(term, { term, kind: 'dish', en: name });
  }
  return index;
}
