import { LOAD_OFFICIAL_NAMES, officialNames } from '@kioot/engine/lexicon';
import { getChoseong } from 'es-hangul';
import { DEFAULT_LOCALE, type Locale } from '../locales';
import type { Restaurant } from '../search/contract';
import { findBySound, toSoundIndex, type SoundMatcher } from '../sound-search';

/*
 * The search field of a list: everything here, and the dictionary of dishes, comes to the phone when the field is first
 * used.
 */

const LINE_END = /[\n,/|]+/;
const HANGUL = /[가-힣]/;
const KANA_OR_HAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
/** ㅅㄱㅌ */
const INITIALS = /^[ㄱ-ㅎ]+$/;
/** What a keyboard has put down of a syllable so far: 삼계ㅌ. */
const UNFINISHED = /[ㄱ-ㅎㅏ-ㅣ]+$/;

const squeeze = (text: string): string => text.normalize('NFC').replace(/\s+/g, '').toLowerCase();

const dishes = Object.keys(officialNames);
const dishesInEnglish = toSoundIndex(Object.values(officialNames));

const findWritten = (texts: readonly string[], wanted: string): number[] =>
  texts.flatMap((text, at) => (text.includes(wanted) ? [at] : []));

/** Every name of a place: its own, those of its dishes, and what it is drawn as. */
function toNames(row: Restaurant): string[] {
  const { names } = row;
  const menus = [row.firstmenu, row.treatmenu, row.firstmenu_eng, row.treatmenu_eng];
  const words = [...(row.words_eng ?? []), ...(names?.words_eng ?? [])];
  return [row.title, row.title_eng, names?.title_eng, row.kind === 'unknown' ? '' : row.kind]
    .concat([...menus, names?.treatmenu_eng].flatMap((menu) => menu?.split(LINE_END)))
    .concat(words.map(({ en }) => en))
    .flatMap((name) => name?.trim() || []);
}

type DishNames = Readonly<Record<string, string>>;

/** {@link createRowSearch} that knows dishes by their names in a language too. */
export async function loadRowSearch(locale: Locale): Promise<typeof createRowSearch> {
  if (locale === DEFAULT_LOCALE) return createRowSearch;
  const { default: dishNames } = await LOAD_OFFICIAL_NAMES[locale]();
  return (rows) => createRowSearch(rows, dishNames);
}

/**
 * A search over the places of a list, by their names and dishes: in Korean, by initial consonants (ㅅㄱㅌ), in English, or in
 * Latin letters as they are heard, whether a place has its English yet or not. What is found as written comes alone, else
 * what sounds like it; only where nothing does, a letter of each word may be wrong.
 *
 * @param dishNames Korean dishes by name in kana or Han, which are looked for as written
 * @returns the places found in the order of the list; all of them for an empty text
 */
export function createRowSearch(
  rows: readonly Restaurant[],
  dishNames: DishNames = {},
): (text: string) => Restaurant[] {
  const rowsOf = new Map<string, Restaurant[]>();
  for (const row of rows) {
    for (const name of new Set(toNames(row))) rowsOf.set(name, [...(rowsOf.get(name) ?? []), row]);
  }
  const names = [...rowsOf.keys()];
  const korean = names.map((name) => (HANGUL.test(name) ? squeeze(name) : ''));
  const initials = korean.map((name) => getChoseong(name));
  const sounds = toSoundIndex(names);

  /** By the names, and by the English of dishes, which places further down the list do not have yet. */
  const matchSounds = (matcher: SoundMatcher, wanted: string): number[] => [
    ...matcher(sounds, wanted),
    ...matcher(dishesInEnglish, wanted).flatMap((at) => findWritten(korean, dishes[at] ?? '')),
  ];

  /** As written in a name that came along, or in that of a dish of the official list. */
  const findForeign = (wanted: string): number[] => [
    ...findWritten(names.map(squeeze), wanted),
    ...Object.entries(dishNames).flatMap(([ko, name]) =>
      squeeze(name).includes(wanted) ? findWritten(korean, ko) : [],
    ),
  ];

  function find(wanted: string): number[] {
    const squeezed = squeeze(wanted);
    if (INITIALS.test(squeezed)) return findWritten(initials, squeezed);
    if (KANA_OR_HAN.test(squeezed)) return findForeign(squeezed);
    const written = HANGUL.test(squeezed) ? findWritten(korean, squeezed) : [];
    if (written.length > 0) return written;
    return findBySound(wanted, (matcher) => matchSounds(matcher, wanted));
  }

  return (text) => {
    const wanted = HANGUL.test(text) ? text.replace(UNFINISHED, '') : text;
    if (wanted.trim() === '') return [...rows];
    const found = new Set(find(wanted).flatMap((at) => rowsOf.get(names[at] ?? '') ?? []));
    return rows.filter((row) => found.has(row));
  };
}
