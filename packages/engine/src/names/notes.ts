import { isPrice } from '../menu';

/** Words of a language for notes on a dish (`packages/engine/lexicon/note-names.json`). */
export interface NoteVocabulary {
  sizes: Readonly<Record<string, string>>;
  /** "{n}人前". */
  people: string;
  /** Patterns of prices, and what replaces them. */
  price: Readonly<Record<string, string>>;
}

const HANGUL = /\p{Script=Hangul}/u;
const PEOPLE = /^(\d{1,2}(?: ?[~-] ?\d{1,2})?) ?인(?:분|용)?$/;
const MEASURE = /^\d{1,5} ?(?:g|kg|ml|l|cm|pcs|p)$/i;

/**
 * Note in another language: measures as written, "7,000원" -> "₩7,000", "2인" -> "2人前", "대" ->
 * "large"; `null` for an unknown remark.
 */
function translateNote(note: string, { sizes, people, price }: NoteVocabulary): string | null {
  if (isPrice(note) || MEASURE.test(note)) {
    const translated = Object.entries(price).reduce(
      (text, [pattern, replacement]) => text.replace(new RegExp(pattern, 'g'), replacement),
      note,
    );
    return HANGUL.test(translated) ? null : translated;
  }
  const count = PEOPLE.exec(note)?.[1];
  if (count !== undefined) return people.replace('{n}', count);
  return Object.hasOwn(sizes, note) ? (sizes[note] ?? null) : null;
}

/** Notes in another language, without the unknown ones. */
export const translateNotes = (notes: readonly string[], vocabulary: NoteVocabulary): string[] =>
  notes.map((note) => translateNote(note, vocabulary)).filter((note) => note !== null);
