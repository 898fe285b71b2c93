import type { NameKind } from '../segmentation/lexicon';

/** English name of one dish, with its origin. */
export interface DishEnglish {
  /** Dish as written. */
  ko: string;
  en: string;
  /**
   * `official`: in the official list of 800 dishes; `composed`: of known parts only; `romanised`:
   * at least one word is romanized.
   */
  how: 'official' | 'composed' | 'romanised';
}

/** English name of a restaurant, with its origin. */
export interface TitleEnglish {
  /** Name as written. */
  ko: string;
  en: string;
  /**
   * `official`: the city's English name, or English in the title itself; `words`: known words;
   * `loan`: at least one loan word, nothing romanized; `mixed`: some parts are romanized;
   * `romanised`: all of it is.
   */
  how: 'official' | 'words' | 'loan' | 'mixed' | 'romanised';
  /** Parts of each written word; empty for an official name. */
  words: ReadonlyArray<readonly TitlePart[]>;
}

/** Part of the name of a restaurant. */
export interface TitlePart {
  ko: string;
  english: string;
  /**
   * Origin of the part; `aside`: branch, place, "&" or number, which do not count for the origin of
   * the name.
   */
  how: 'official' | 'words' | 'loan' | 'romanised' | 'aside';
}

export type NamePartKind = NameKind | 'joiner' | 'verbatim' | 'unknown';

/** One word of a parsed dish name. */
export interface NamePart {
  kind: NamePartKind;
  ko: string;
  /** English before another word; for a form, its template. */
  attribute: string;
  /** English as the last word; for a form, its name alone. */
  head: string;
  /** True at the start of a written word. */
  startsWord?: boolean;
  /** For a form at the start of a name, its name before another word. */
  lead?: string;
}
