import { getBracketParts, splitMenu, toDisplayName } from '../menu';
import { indexLexicon, indexNames } from '../segmentation/index-lexicon';
import type { Lexicon } from '../segmentation/lexicon';
import { translateNotes, type NoteVocabulary } from './notes';
import { createDishNameParser, hasLostNegation, isUnderstood } from './parse-dish-name';
import type { AnimalFacts } from './reconcile-english';
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
  compose: (pieces: readonly (readonly NamePart[])[]) => string;
  /** Transcription of a Korean word that nothing explains, without Hangul syllables. */
  spell: (ko: string) => string;
  /** Name of such a word; null for one that is transcribed. */
  readLoan?: (ko: string) => string | null;
  /** Korean line whose negation would be lost, quoted, with a remark that it is not understood. */
  quoteUnknown: (ko: string) => string;
  /**
   * Names the animal of a word for meat or ribs that the language would attribute to another one.
   */
  specifyAnimal?: (name: string, facts: AnimalFacts) => string;
  /** Diet claimed in a bracket as a note beside the name; null where the name tells it. */
  toDietNote: (diet: string, name: string, facts: AnimalFacts) => string | null;
  /** Marks a dish that is vegan only on request, by the words of the language. */
  markOnRequest?: (parts: readonly NamePart[], words: StringRecord) => readonly NamePart[];
  /** Makes a name agree with the facts of the dish. */
  reconcile: (name: string, facts: AnimalFacts) => string;
  /** Sign between dishes and between notes. */
  comma: string;
  /** Brackets around notes. */
  brackets: readonly [open: string, close: string];
}

/** Name of one dish, with its origin. */
export interface NamedDish {
  /** Dish as written. */
  ko: string;
  name: string;
  /**
   * `official`: in the official list; `composed`: of known parts only; `spelt`: at least one word
   * is transcribed.
   */
  how: 'official' | 'composed' | 'spelt';
}

/** Names one dish. Pure: the same text always gives the same name. */
export type DishNamer = (dish: string) => NamedDish;

/**
 * Creates a namer of dishes: by the official list of 800, else composed of known parts, else
 * transcribed. The name is reconciled with the facts that `classify` finds. Never throws; linear in
 * the length of the dish.
 *
 * @param names of another language than English: dishes are parsed into words that it has a name for
 * @example
 * createDishNamer(getLexicon(), ENGLISH, createEngine(getLexicon()).classifyDish)('매운 돼지갈비찜').name; // => "Spicy Braised Pork Ribs"
 */
export function createDishNamer(
  lexicon: Lexicon,
  grammar: Grammar,
  classify: (dish: string) => AnimalFacts,
  names?: LanguageNames,
): DishNamer {
  const index = indexLexicon(lexicon);
  const { official } = names ?? lexicon.tables;
  const ownNames = names && indexNames(lexicon.entries, official, names.words);
  const parseName = createDishNameParser(
    { names: ownNames ? () => ownNames : index.names, tables: index.tables },
    official,
  );
  const translateUnknown = (part: NamePart): NamePart => {
    if (part.kind !== 'unknown') return part;
    const loan = grammar.readLoan?.(part.ko) ?? null;
    const name = loan ?? grammar.spell(part.ko);
    return { ...part, kind: loan === null ? 'unknown' : 'dish', attribute: name, head: name };
  };
  const toName = (dish: string, vegan: AnimalFacts['vegan']): NamedDish => {
    const reading = parseName(dish);
    if ('official' in reading) return { ko: dish, name: reading.official, how: 'official' };
    const mark = vegan === 'ask' && !PIECE_SEPARATOR.test(dish) ? grammar.markOnRequest : undefined;
    const pieces = reading.pieces.map((parts) =>
      (mark?.(parts, names?.words ?? {}) ?? parts).map(translateUnknown),
    );
    const how = pieces.every(isUnderstood) ? 'composed' : 'spelt';
    return { ko: dish, name: grammar.compose(pieces), how };
  };
  /** Diets claimed in brackets, and their foods unless one of them has no name. */
  const toBracketNotes = (dish: string, name: string, facts: AnimalFacts): string[] => {
    const { labels, foods } = getBracketParts(dish);
    const isClaimed = facts.vegan === 'yes' || facts.vegan === 'ask';
    const diets = labels
      .filter((label) => isClaimed || label !== VEGAN)
      .map((label) => toName(label, facts.vegan).name)
      .flatMap((diet) => grammar.toDietNote(diet, name, facts) ?? []);
    const namedFoods = foods.map((food) => toName(food, 'no'));
    const isKnown = namedFoods.every(({ how }) => how !== 'spelt');
    return [
      ...[...new Set(diets)].filter((diet) => !name.includes(diet)),
      ...(isKnown ? namedFoods.map((food) => food.name) : []),
    ];
  };
  return (dish) => {
    const facts = classify(dish);
    const { name, how } = toName(toDisplayName(dish), facts.vegan);
    if (how === 'spelt' && hasLostNegation(dish))
      return { ko: dish, name: grammar.reconcile(grammar.quoteUnknown(dish), facts), how };
    const noted = appendNotes(name, toBracketNotes(dish, name, facts), grammar);
    const specified = grammar.specifyAnimal?.(noted, facts) ?? noted;
    return { ko: dish, name: grammar.reconcile(specified, facts), how };
  };
}

/**
 * Menu text (HTML allowed) in a language: its dishes one by one, followed by prices and sizes:
 * "갈비찜 (대), 냉면" -> "カルビの煮込み（大）、冷麺".
 */
export function nameMenu(
  menu: string,
  toDish: DishNamer,
  grammar: Pick<Grammar, 'comma' | 'brackets'>,
  vocabulary: NoteVocabulary,
): { ko: string; name: string; dishes: NamedDish[] } {
  const items = splitMenu(menu);
  const dishes = items.map(({ dish }) => toDish(dish));
  const names = items.map(({ notes }, at) =>
    appendNotes(dishes[at]?.name ?? '', translateNotes(notes, vocabulary), grammar),
  );
  return { ko: menu, name: names.join(grammar.comma), dishes };
}

/** Name with notes in brackets. */
const appendNotes = (
  name: string,
  notes: readonly string[],
  { comma, brackets: [open, close] }: Pick<Grammar, 'comma' | 'brackets'>,
): string => (notes.length === 0 ? name : name + open + notes.join(comma) + close);

/** Claim that only a verdict confirms. */
const VEGAN = '비건';
const PIECE_SEPARATOR = /[+/]/;
