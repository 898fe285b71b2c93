import { isPackedHours, type PackedHours } from './packed-hours';

/*
 * The fields beyond the specification, and what each may hold. A hosted backend may lack one or mean something else by
 * it, and a phone may have kept it in an older form: then it is left out, and the screen says that it is not known.
 * Written by hand, and used by the server's schemas too, so that the phone reads them without zod.
 */

const FITS = ['only', 'options', 'maybe', 'unknown', 'none'] as const;
const CERTAINTIES = ['often', 'sometimes'] as const;
const JUST_SERVES = ['drinks', 'sides'] as const;

/** How a restaurant meets the preference that was asked for. */
export interface RestaurantMatch {
  /** See `Fit` in `lib/engine/types`. */
  fit: (typeof FITS)[number];
  /** The part of the known menu the visitor can eat, 0 to 1. */
  share: number;
  /** The dishes (as written) that meet the wish, under the wish they meet: `pork`, `vegan`, ... */
  groups: { wish: string; dishes: string[] }[];
  /** Set where those dishes are only drinks, or only sides: there is no meal for this visitor. */
  justServes?: (typeof JUST_SERVES)[number];
  /** Where no dish speaks: the words in its name, or the kind of kitchen. */
  because: string[];
}

/** Something to ask about, as far as it matters to that preference. */
export interface RestaurantHidden {
  /** See `lib/words/hidden-words.ts`. */
  code: string;
  certainty: (typeof CERTAINTIES)[number];
  /** The dishes (as written) it may be in. */
  dishes: string[];
}

/** A Korean word and its English. */
export interface TranslatedWord {
  ko: string;
  en: string;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isCoordinate(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}

function isListOf<Item>(isItem: (item: unknown) => item is Item) {
  return (value: unknown): value is Item[] => Array.isArray(value) && value.every(isItem);
}

const isTextList = isListOf(isText);

function isGroup(value: unknown): value is RestaurantMatch['groups'][number] {
  return isRecord(value) && isText(value.wish) && isTextList(value.dishes);
}

function isMatch(value: unknown): value is RestaurantMatch {
  return (
    isRecord(value) &&
    FITS.some((fit) => fit === value.fit) &&
    isCoordinate(value.share) &&
    isListOf(isGroup)(value.groups) &&
    (value.justServes === undefined || JUST_SERVES.some((what) => what === value.justServes)) &&
    isTextList(value.because)
  );
}

function isHidden(value: unknown): value is RestaurantHidden {
  return (
    isRecord(value) &&
    isText(value.code) &&
    CERTAINTIES.some((certainty) => certainty === value.certainty) &&
    isTextList(value.dishes)
  );
}

function isTranslatedWord(value: unknown): value is TranslatedWord {
  return isRecord(value) && isText(value.ko) && isText(value.en);
}

/** What each field beyond the specification has to be. */
export const EXTRAS = {
  /** Longitude, then latitude, in degrees. */
  mapx: isCoordinate,
  mapy: isCoordinate,
  /** Telephone as the source writes it. */
  tel: isText,
  match: isMatch,
  hidden: isListOf(isHidden),
  /** When it is open; missing when the text could not be read. */
  hours: (value: unknown): value is PackedHours => isPackedHours(value),
  /** English for the dishes and words named in `match` and `hidden`. */
  words_eng: isListOf(isTranslatedWord),
  /** The menus in English, dish by dish. */
  firstmenu_eng: isText,
  treatmenu_eng: isText,
  /** Hours and rest days in English, a line each. */
  hours_eng: isTextList,
} as const;

/** The record without the extra fields that hold something else than they should. */
export function dropOddExtras(record: Record<string, unknown>): Record<string, unknown> {
  const odd = Object.entries(EXTRAS).flatMap(([name, isRight]) =>
    record[name] === undefined || isRight(record[name]) ? [] : [name],
  );
  if (odd.length === 0) return record;
  return Object.fromEntries(Object.entries(record).filter(([name]) => !odd.includes(name)));
}
