import type { NameKind } from '../reading/lexicon';

/** What one dish is called in English and how that name was found. */
export interface DishEnglish {
  /** The dish as written. */
  ko: string;
  en: string;
  /**
   * `official`: the name in the official list of 800 dishes; `composed`: put together from parts that
   * are all understood; `romanised`: at least one word is only spelt in Latin letters.
   */
  how: 'official' | 'composed' | 'romanised';
}

/** A whole menu string in English. */
export interface MenuEnglish {
  ko: string;
  en: string;
  dishes: readonly DishEnglish[];
}

/** What a restaurant is called in English and how that name was found. */
export interface TitleEnglish {
  /** The name as written. */
  ko: string;
  en: string;
  /**
   * `official`: the city's English name, or English that the name holds itself; `words`: known words; `loan`: at least
   * one loan word, and nothing spelt; `mixed`: a part is only spelt in Latin letters; `romanised`: all of it is.
   */
  how: 'official' | 'words' | 'loan' | 'mixed' | 'romanised';
}

export type PartKind = NameKind | 'joiner' | 'verbatim' | 'unknown';

/** One word of a dish name, as read. */
export interface Part {
  kind: PartKind;
  ko: string;
  /** English before another word; for a form, its template. */
  attribute: string;
  /** English as the last word; for a form, its name alone. */
  head: string;
  /** True at the beginning of a written word. */
  opensWord?: boolean;
  /** For a form that opens a name, its name before another word. */
  lead?: string;
}
