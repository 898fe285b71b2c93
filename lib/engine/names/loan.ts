import { romanise } from './romanise';

type Words = Readonly<Record<string, string>>;

/** Words as signs write them in Hangul: a word -> its forms, parted by blanks: "onion" -> "어니언 오니언". */
export interface LoanWords {
  /** Common English words, by the rules of spelling. */
  generated: Words;
  /** Chosen by hand, and before those: short words, other languages, names. */
  signs: Words;
}

/** A name that is all loan words in English, or null: "버처스컷" -> "Butcher's Cut". */
export type LoanReader = (name: string) => string | null;

const LONGEST_PIECE = 8;
const LONGEST_NAME = 20;
const MOST_PIECES = 5;
const THE = '더';
const SMALL_WORDS = new Set(['the', 'of', 'on', 'in', 'at', 'by', 'to', 'for', 'with', 'and', 'is', 'de', 'di', '&']);

interface Piece {
  english: string;
  /** False for what is only found beside other words: one syllable means too many things. */
  standsAlone: boolean;
}

interface Reading {
  pieces: readonly string[];
  standsAlone: boolean;
}

/**
 * Reads names backwards, from Hangul to the English words they are, in as few words as there can be. All letters have to
 * be read, and one of the words has to be of two syllables or more; only the article makes do with a short one (더원).
 *
 * @param parts known parts of names; those that are merely spelt in Latin letters are no loan words.
 */
export function createLoanReader({ generated, signs }: LoanWords, parts: Words): LoanReader {
  const generatedForms = toForms(generated);
  const signForms = toForms(signs);
  const getPiece = (ko: string): Piece | null => {
    const english = signForms.get(ko) ?? getPart(parts, ko) ?? generatedForms.get(ko);
    return english === undefined ? null : { english, standsAlone: ko.length > 1 };
  };
  return (name) => {
    if (name.length > LONGEST_NAME) return null;
    const reading = readAll(name, getPiece);
    if (!reading) return null;
    const isNamed = reading.standsAlone || (name.startsWith(THE) && reading.pieces.length === 2);
    return isNamed ? toText(reading.pieces) : null;
  };
}

function toForms(words: Words): Map<string, string> {
  return new Map(
    Object.entries(words).flatMap(([english, forms]) =>
      forms.split(' ').map((form): [string, string] => [form, english]),
    ),
  );
}

function readAll(name: string, getPiece: (ko: string) => Piece | null): Reading | null {
  const upTo: (Reading | undefined)[] = [{ pieces: [], standsAlone: false }];
  for (let end = 1; end <= name.length; end += 1) {
    for (let start = Math.max(0, end - LONGEST_PIECE); start < end; start += 1) {
      const before = upTo[start];
      const piece = before ? getPiece(name.slice(start, end)) : null;
      if (!before || !piece) continue;
      if (before.pieces.length + 1 >= (upTo[end]?.pieces.length ?? Infinity)) continue;
      upTo[end] = {
        pieces: [...before.pieces, piece.english],
        standsAlone: before.standsAlone || piece.standsAlone,
      };
    }
  }
  const reading = upTo[name.length];
  if (!reading || reading.pieces.length > MOST_PIECES) return null;
  const [first = '', ...others] = reading.pieces;
  const isLoose = SMALL_WORDS.has(others.at(-1) ?? first) || (first !== 'the' && SMALL_WORDS.has(first));
  return isLoose ? null : reading;
}

const toText = (pieces: readonly string[]): string =>
  pieces
    .map((word, at) => (at > 0 && SMALL_WORDS.has(word) ? word : capitalise(word)))
    .join(' ');

const capitalise = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

function getPart(parts: Words, ko: string): string | undefined {
  const english = getOwn(parts, ko);
  return english === romanise(ko) ? undefined : english;
}

function getOwn(words: Words, word: string): string | undefined {
  return Object.hasOwn(words, word) ? words[word] : undefined;
}
