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

/**
 * The parts that dish names are built from, Korean word -> English. A food, a flavour or a dish may
 * have two forms, "Pork Rib|Pork Ribs": before another word, and as the last one. A form is a template:
 * `{x}` takes the words before it in the first form, `{X}` in the last; then come what the form is called
 * alone and, where that differs, alone before another word: "Grilled {X}|Grilled Dish|Grilled".
 */
export interface EnglishParts {
  /** Variant spelling -> the spelling the other tables use. */
  spellings: Readonly<Record<string, string>>;
  /** Tastes, sizes, ways: they go to the front ("Spicy", "Handmade"). */
  modifiers: Readonly<Record<string, string>>;
  /** What one eats: two in a row are joined by "and". */
  foods: Readonly<Record<string, string>>;
  /** What gives a dish its taste or make: it stands before the next word. */
  flavours: Readonly<Record<string, string>>;
  /** Whole dishes and loan words. */
  dishes: Readonly<Record<string, string>>;
  /** Ways of cooking and serving. */
  forms: Readonly<Record<string, string>>;
  /** Sets and courses, written like forms. They carry names of their own: "오미가 정식". */
  servings: Readonly<Record<string, string>>;
  /** Places, varieties and brands that are spelt out: "Jeju", "Andong". */
  names: Readonly<Record<string, string>>;
  /** Words at the end of a restaurant's name: "본점" -> "Main Branch". */
  titleWords: Readonly<Record<string, string>>;
  /** What stands apart inside a restaurant's name: "센터커피" -> "Center Coffee", "전주칼국수" -> "Jeonju Kalguksu". */
  titleParts: Readonly<Record<string, string>>;
}

export interface EnglishData {
  /** Official names: dish without blanks -> English. */
  officialNames: Readonly<Record<string, string>>;
  parts: EnglishParts;
}

export type PartKind =
  | 'modifier'
  | 'food'
  | 'flavour'
  | 'dish'
  | 'form'
  | 'serving'
  | 'name'
  | 'joiner'
  | 'verbatim'
  | 'unknown';

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
