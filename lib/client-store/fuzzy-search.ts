import { OFFICIAL_NAME_LOADERS, officialNames } from '@kioot/engine/lexicon';
import { getChoseong } from 'es-hangul';
import { DEFAULT_LOCALE, type Locale } from '../locales';
import type { PlaceCard } from '../search/contract/rec-contract';
import { searchByPhonetics, createPhoneticIndex, type PhoneticMatcher } from '../phonetic-search';
import searchWords from './search-words.json';

/*
 * Search field of the result list. Loaded with the dictionary of dishes when the field is first
 * used.
 */

const MENU_SEPARATOR = /[\n,/|]+/;
const HANGUL = /[가-힣]/;
const KANA_OR_HAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
/** Initial consonants only: ㅅㄱㅌ. */
const ONLY_CHOSEONG = /^[ㄱ-ㅎ]+$/;
/** Syllable still being typed at the end of the text: 삼계ㅌ. */
const PARTIAL_SYLLABLE = /[ㄱ-ㅎㅏ-ㅣ]+$/;

const stripWhitespace = (text: string): string =>
  text.normalize('NFC').replace(/\s+/g, '').toLowerCase();

/** Words in Latin letters, without case, accents and signs. */
const toLatinWords = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .match(/[a-z0-9]+/g) ?? [];

/** Parts of Korean names by English word, because rows further down the list have no English yet. */
const koreanByEnglish = new Map<string, readonly string[]>(Object.entries(searchWords.english));

/** Word of more than four letters without the "s" at its end: "cafes" -> "cafe". */
const toSingular = (word: string): string => word.replace(/(?<=.{4})s$/, '');

/** Korean parts of names that mean an English word; undefined for a word that is none of them. */
const getKoreanParts = (word: string): readonly string[] | undefined =>
  koreanByEnglish.get(word) ?? koreanByEnglish.get(toSingular(word));

const ONSET = '(?:kk|gg|tt|pp|bb|ss|jj|ch|sh|[bdghjklmnprst])';
const RIME = '(?:eo|eu|ae|oe|ui|oo|ee|[aeiou])(?:ng|[kgnmlptb])?';
/** Syllables of any romanization of Korean, the first with or without a consonant. */
const ROMANIZATION = new RegExp(`^${ONSET}?[wy]?${RIME}(?:(?:${ONSET}[wy]?|[wy])${RIME})*$`);

/** English words up to this length sound like too many Korean ones. */
const MAX_ENGLISH_LENGTH = 5;

/**
 * True for a word that may be Korean written by ear; false for an English word that is known or
 * short.
 */
const isSearchedBySound = (word: string): boolean =>
  getKoreanParts(word) === undefined &&
  (word.length > MAX_ENGLISH_LENGTH || ROMANIZATION.test(word));

/** Shorter words match whole words and plurals, being the start of too many others. */
const MIN_PREFIX_LENGTH = 4;

const hasWord = (words: readonly string[], wanted: string): boolean =>
  wanted.length < MIN_PREFIX_LENGTH
    ? words.includes(wanted) || words.includes(`${wanted}s`)
    : words.some((word) => word.startsWith(toSingular(wanted)));

const officialDishes = Object.keys(officialNames);
const officialDishWords = Object.values(officialNames).map(toLatinWords);
const englishDishSounds = createPhoneticIndex(Object.values(officialNames));

const findLiteral = (texts: readonly string[], needle: string): number[] =>
  texts.flatMap((text, index) => (text.includes(needle) ? [index] : []));

const KIND_WORDS = new Map<string | undefined, readonly string[]>(
  Object.entries(searchWords.kinds),
);
const PART_WORDS = Object.entries(searchWords.parts);

/** Words for a kind of food or a part of a name, in the four languages. */
const toFamilyWords = ({ title, kind, firstmenu, treatmenu }: PlaceCard): string[] => {
  const korean = [title, firstmenu, treatmenu].join('\n');
  return [
    ...(KIND_WORDS.get(kind) ?? []),
    ...PART_WORDS.flatMap(([part, words]) => (korean.includes(part) ? words : [])),
  ];
};

/** Names to search by: title, dishes, translations and the kind of food the card is drawn as. */
function toSearchableNames(row: PlaceCard): string[] {
  const { names } = row;
  const menus = [row.firstmenu, row.treatmenu, row.firstmenu_eng, row.treatmenu_eng];
  const words = [...(row.words_eng ?? []), ...(names?.words_eng ?? [])];
  return [row.title, row.title_eng, names?.title_eng, row.kind === 'unknown' ? '' : row.kind]
    .concat([...menus, names?.treatmenu_eng].flatMap((menu) => menu?.split(MENU_SEPARATOR)))
    .concat(words.map(({ en }) => en))
    .concat(toFamilyWords(row))
    .flatMap((name) => name?.trim() || []);
}

type DishNames = Readonly<Record<string, string>>;

/** {@link createRestaurantSearch} with the dish names of a language. */
export async function loadRestaurantSearch(locale: Locale): Promise<typeof createRestaurantSearch> {
  if (locale === DEFAULT_LOCALE) return createRestaurantSearch;
  const { default: dishNames } = await OFFICIAL_NAME_LOADERS[locale]();
  return (rows) => createRestaurantSearch(rows, dishNames);
}

/**
 * Searches a list by restaurant and dish names: Korean, initial consonants, English, or Latin
 * letters by sound. The first kind with a match wins: literal, phonetic, then one typo per word. A
 * Korean word in Latin letters matches literally and by sound, a short English one never by sound.
 *
 * @param dishNames translated dish names by Korean name, matched literally
 * @returns matches in list order; the whole list for an empty text
 * @example
 * createRestaurantSearch(restaurants)('ㅅㄱㅌ'); // => restaurants with 삼계탕
 */
export function createRestaurantSearch(
  rows: readonly PlaceCard[],
  dishNames: DishNames = {},
): (text: string) => PlaceCard[] {
  const rowsByName = new Map<string, PlaceCard[]>();
  for (const row of rows) {
    for (const name of new Set(toSearchableNames(row)))
      rowsByName.set(name, [...(rowsByName.get(name) ?? []), row]);
  }
  const names = [...rowsByName.keys()];
  const koreanNames = names.map((name) => (HANGUL.test(name) ? stripWhitespace(name) : ''));
  const choseongNames = koreanNames.map((name) => getChoseong(name));
  const latinNames = names.map(toLatinWords);
  const phoneticIndex = createPhoneticIndex(names);

  /** Matches names and English dish names; rows further down the list have no English yet. */
  const matchSounds = (matcher: PhoneticMatcher, needle: string): number[] => [
    ...matcher(phoneticIndex, needle),
    ...matcher(englishDishSounds, needle).flatMap((index) =>
      findLiteral(koreanNames, officialDishes[index] ?? ''),
    ),
  ];

  /** Literal match in the translated names of a row, or in the official list's name of a dish. */
  const findForeign = (needle: string): number[] => [
    ...findLiteral(names.map(stripWhitespace), needle),
    ...Object.entries(dishNames).flatMap(([ko, name]) =>
      stripWhitespace(name).includes(needle) ? findLiteral(koreanNames, ko) : [],
    ),
  ];

  /** Names with all words as written, in English or by their meaning in Korean. */
  function findWords(words: readonly string[]): number[] {
    const parts = words.map((word) => getKoreanParts(word) ?? []);
    const dishes = officialDishes.filter((_, index) =>
      words.every((word) => hasWord(officialDishWords[index] ?? [], word)),
    );
    return names.flatMap((_, index) => {
      const [korean = '', latin = []] = [koreanNames[index], latinNames[index]];
      const hasWords = words.every(
        (word, at) => hasWord(latin, word) || parts[at]?.some((part) => korean.includes(part)),
      );
      return hasWords || dishes.some((dish) => korean.includes(dish)) ? [index] : [];
    });
  }

  /** Latin letters: names as written, then by sound. */
  function findLatin(needle: string): number[] {
    const words = toLatinWords(needle);
    if (words.length === 0) return [];
    const written = findWords(words);
    if (!words.every(isSearchedBySound)) return written;
    return [...written, ...searchByPhonetics(needle, (matcher) => matchSounds(matcher, needle))];
  }

  function findNames(needle: string): number[] {
    const compact = stripWhitespace(needle);
    if (ONLY_CHOSEONG.test(compact)) return findLiteral(choseongNames, compact);
    if (KANA_OR_HAN.test(compact)) return findForeign(compact);
    const literal = HANGUL.test(compact) ? findLiteral(koreanNames, compact) : [];
    if (literal.length > 0) return literal;
    if (!HANGUL.test(compact)) return findLatin(needle);
    return searchByPhonetics(needle, (matcher) => matchSounds(matcher, needle));
  }

  return (text) => {
    const needle = HANGUL.test(text) ? text.replace(PARTIAL_SYLLABLE, '') : text;
    if (needle.trim() === '') return [...rows];
    const found = new Set(
      findNames(needle).flatMap((index) => rowsByName.get(names[index] ?? '') ?? []),
    );
    return rows.filter((row) => found.has(row));
  };
}
