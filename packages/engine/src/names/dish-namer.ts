import { getBracketParts, splitMenu, toDisplayName } from '../menu';
import { indexLexicon } from '../segmentation/index-lexicon';
import type { Lexicon, TermName } from '../segmentation/lexicon';
import { toAllTermNames } from '../segmentation/term-names';
import { TermIndex } from '../segmentation/term-index';
import type { AnimalFacts } from './reconcile-english';
import { createDishNameParser, hasLostNegation, isUnderstood } from './parse-dish-name';
import { reconcileForeign, type AnimalNames } from './reconcile-foreign';
import { translateNotes, type NoteVocabulary } from './notes';
import type { NamePart } from './types';

type StringRecord = Readonly<Record<string, string>>;

/**
 * Names of one language, as in `packages/engine/lexicon/names-*.json` and `official-names-*.json`.
 */
export interface LanguageNames {
  /**
   * Term of the lexicon -> its name. Two forms when they differ, "豚|豚肉": before another word,
   * and as the last one. In a form, `{x}` is the place of the words before it ("{x}の蒸し物"); its
   * name alone follows after "|".
   */
  words: StringRecord;
  /** Official list: dish without blanks -> name. */
  official: StringRecord;
}

/** Rules of a language for composing names. */
export interface Grammar {
  /** Name of the parsed parts; unknown parts are transcribed already. */
  compose: (parts: readonly NamePart[]) => string;
  /** Transcription of a Korean word that nothing explains, without Hangul. */
  spell: (ko: string) => string;
  /** Korean line whose negation would be lost, quoted, with a remark that it is not understood. */
  quoteUnknown: (ko: string) => string;
  /**
   * Names the animal of a word for meat or ribs that the language would attribute to another one.
   */
  specifyAnimal?: (name: string, facts: AnimalFacts) => string;
  animals: AnimalNames;
  notes: NoteVocabulary;
}

/** Name of one dish in another language than English, with its origin. */
export interface ForeignName {
  /** Dish as written. */
  ko: string;
  name: string;
  /**
   * `official`: in the official list; `composed`: of known parts only; `spelt`: at least one word
   * is transcribed.
   */
  how: 'official' | 'composed' | 'spelt';
}

/** Names of Korean dishes and menus in one language. Pure: the same text always gives the same name. */
export interface ForeignNamer {
  /** "매운 돼지갈비찜" -> "豚カルビの辛煮込み". Never throws; linear in the length of the dish. */
  toDish: (dish: string) => ForeignName;
  /**
   * Menu text (HTML allowed): its dishes one by one, followed by prices and sizes: "갈비찜 (대),
   * 냉면" -> "カルビの煮込み（大）、冷麺".
   */
  toMenu: (menu: string) => { ko: string; name: string; dishes: readonly ForeignName[] };
}

/**
 * Creates a namer for one language. Dishes are parsed as for English, but into words that this
 * language has a name for; other compounds are split into their parts. The name is reconciled with
 * the facts that `classify` finds. No Hangul is left in a name.
 *
 * @example
 * createForeignNamer(getLexicon(), getLanguageTables('ja'), JAPANESE, createEngine(getLexicon()).classifyDish).toDish('비빔밥').how; // => "official"
 */
export function createForeignNamer(
  lexicon: Lexicon,
  { words, official }: LanguageNames,
  { compose, spell, quoteUnknown, specifyAnimal, animals, notes }: Grammar,
  classify: (dish: string) => AnimalFacts,
): ForeignNamer {
  const { tables } = indexLexicon(lexicon);
  const names = indexForeignNames(lexicon, words, official);
  const parseName = createDishNameParser({ names: () => names, tables }, official);
  const transcribeUnknown = (part: NamePart): NamePart => {
    if (!HANGUL.test(part.head)) return part;
    const transcribed = spell(part.ko).replace(ANY_HANGUL, '');
    return { ...part, attribute: transcribed, head: transcribed };
  };
  const { [VEGAN_ON_REQUEST]: onRequest } = words;
  /** Marks a dish that is vegan only on request, as the English name does (`reconcile-english.ts`). */
  const markVeganOnRequest = (parts: readonly NamePart[]): readonly NamePart[] =>
    parts.map((part, at) => {
      const isDish = part.ko === VEGAN && !VEGAN_PART.test(parts[at + 1]?.ko ?? '');
      return isDish && onRequest ? { ...part, attribute: onRequest, head: onRequest } : part;
    });
  const toName = (dish: string, { vegan }: AnimalFacts): ForeignName => {
    const reading = parseName(dish);
    if ('official' in reading) return { ko: dish, name: reading.official, how: 'official' };
    const isConditional = vegan === 'ask' && !PIECE_SEPARATOR.test(dish);
    const pieces = isConditional ? reading.pieces.map(markVeganOnRequest) : reading.pieces;
    const name = pieces.map((parts) => compose(parts.map(transcribeUnknown))).join('');
    return { ko: dish, name, how: reading.pieces.every(isUnderstood) ? 'composed' : 'spelt' };
  };
  const toDish = (dish: string): ForeignName => {
    const facts = classify(dish);
    const { name: baseName, how } = toName(toDisplayName(dish), facts);
    if (how === 'spelt' && hasLostNegation(dish))
      return { ko: dish, name: reconcileForeign(quoteUnknown(dish), animals, facts), how };
    const nameWithNotes = appendNotes(baseName, toBracketNotes(dish, baseName, facts));
    const name = specifyAnimal?.(nameWithNotes, facts) ?? nameWithNotes;
    return { ko: dish, name: reconcileForeign(name, animals, facts), how };
  };
  /** Diets claimed in brackets, and their foods unless one of them has no name. */
  const toBracketNotes = (dish: string, name: string, facts: AnimalFacts): string[] => {
    const { labels, foods } = getBracketParts(dish);
    const isClaimed = facts.vegan === 'yes' || facts.vegan === 'ask';
    const diets = labels
      .filter((label) => isClaimed || label !== VEGAN)
      .map((label) => toName(label, facts).name);
    const namedFoods = foods.map((food) => toName(food, { ...facts, vegan: 'no' }));
    const isKnown = namedFoods.every(({ how }) => how !== 'spelt');
    return [
      ...[...new Set(diets)].filter((diet) => !name.includes(diet)),
      ...(isKnown ? namedFoods.map((food) => food.name) : []),
    ];
  };
  const appendNotes = (name: string, parts: readonly string[]): string =>
    parts.length === 0 ? name : `${name}（${parts.join('、')}）`;
  return {
    toDish,
    toMenu: (menu) => {
      const items = splitMenu(menu).map((item) => ({ ...item, named: toDish(item.dish) }));
      const names = items.map(({ named, notes: remarks }) =>
        appendNotes(named.name, translateNotes(remarks, notes)),
      );
      return { ko: menu, name: names.join('、'), dishes: items.map(({ named }) => named) };
    },
  };
}

const HANGUL = /\p{Script=Hangul}/u;
/** Hangul left by a transcription, such as single letters (ㅋㅋ). */
const ANY_HANGUL = /\p{Script=Hangul}/gu;

const VEGAN = '비건';
const VEGAN_ON_REQUEST = '비건가능';
/** Foods that a preceding 비건 describes; a vegan cheese says nothing about the dish. */
const VEGAN_PART = /^(?:옵션|미트|마요|치즈|크림|버터|빵|드레싱|소스|달걀|계란|모[차짜]렐라)/;
const PIECE_SEPARATOR = /[+/]/;

/**
 * Terms of the lexicon with a name in the language, and official names where the lexicon has none.
 */
function indexForeignNames(
  lexicon: Lexicon,
  words: StringRecord,
  official: StringRecord,
): TermIndex<TermName> {
  const index = new TermIndex<TermName>();
  for (const { term, kind } of lexicon.entries.flatMap(({ en }) => toAllTermNames(en))) {
    const name = Object.hasOwn(words, term) ? words[term] : undefined;
    if (name !== undefined) index.add(term, { term, kind, en: name });
  }
  for (const [ko, name] of Object.entries(official)) {
    const term = ko.toLowerCase();
    if (term.length > 1 && !index.get(term)) index.add(term, { term, kind: 'dish', en: name });
  }
  return index;
}
