import { disassemble, getChoseong } from 'es-hangul';
import { memoize, toLoosePhoneticKey, toNamePhoneticKey } from '@kioot/engine/text';

const HANGUL = /[가-힣ㄱ-ㅎㅏ-ㅣ]/;
const KANA_OR_HAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
/** Initial consonants, at least two: ㅈㅇㅂㅇ. */
const ONLY_CHOSEONG = /^[ㄱ-ㅎ]{2,}$/;
/** Fewest Latin letters to match a beginning, and to match anywhere. */
const MIN_KEY_LENGTH = 2;
const MIN_INNER_KEY_LENGTH = 4;

/** Dish to suggest. */
export interface SuggestibleDish {
  ko: string;
  /** English words to match; empty for names composed of parts. */
  en: string;
  /** Japanese or Chinese name to match. */
  foreign?: string;
  isOfficial: boolean;
}

/** Ranks by position: at the beginning, at an English word, or inside. */
const RANKS = { beginning: 0, english: 1, inside: 2 } as const;

/** Memoized per syllable, some thousand in all names; whole names take ten times as long. */
const toJamo = memoize(disassemble);
const toChoseong = memoize((syllable) => getChoseong(syllable));

const toJamoText = (text: string): string => text.replace(/./gu, toJamo);
const toChoseongText = (text: string): string => text.replace(/./gu, toChoseong);
const toPhoneticKey = (text: string): string =>
  toLoosePhoneticKey(toNamePhoneticKey(text)).replaceAll(' ', '');

/** Computes a list on first use. */
function lazy<T>(compute: () => readonly T[]): () => readonly T[] {
  let computed: readonly T[] | undefined;
  return () => (computed ??= compute());
}

function toRank(text: string, needle: string, isInside = true): number {
  if (text.startsWith(needle)) return RANKS.beginning;
  return isInside && text.includes(needle) ? RANKS.inside : Infinity;
}

const stripBlanks = (text: string): string => text.normalize('NFC').replace(/\s+/g, '');

/**
 * Suggests dishes of a list while typing: by Hangul, initial consonants (ㅈㅇㅂㅇ), sound in Latin
 * letters (jeyuk), English words (pork), and Japanese or Chinese. Prefix matches first, then
 * official names, then short ones.
 *
 * @param toDishes computes the list, with the first text
 * @example
 * const dish = { ko: '제육볶음', en: 'stir-fried pork', isOfficial: true };
 * createNameSuggester(() => [dish])('ㅈㅇㅂㅇ', 5).length; // => 1
 */
export function createNameSuggester<Dish extends SuggestibleDish>(
  toDishes: () => readonly Dish[],
): (typed: string, limit: number) => Dish[] {
  const dishes = lazy(toDishes);
  const jamoTexts = lazy(() => dishes().map(({ ko }) => toJamoText(stripBlanks(ko))));
  const choseongTexts = lazy(() => dishes().map(({ ko }) => toChoseongText(stripBlanks(ko))));
  const phoneticKeys = lazy(() => dishes().map(({ ko }) => toPhoneticKey(ko)));
  const english = lazy(() => dishes().map(({ en }) => ` ${en.toLowerCase()}`));
  const foreign = lazy(() => dishes().map((dish) => stripBlanks(dish.foreign ?? '')));

  function toRanks(typed: string): number[] {
    const needle = stripBlanks(typed);
    if (ONLY_CHOSEONG.test(needle)) return choseongTexts().map((text) => toRank(text, needle));
    if (HANGUL.test(needle)) {
      // By jamo: typing 김치 passes through 김ㅊ.
      const typedJamo = toJamoText(needle);
      return jamoTexts().map((text) => toRank(text, typedJamo));
    }
    if (KANA_OR_HAN.test(needle)) return foreign().map((text) => toRank(text, needle));
    const key = toPhoneticKey(typed);
    if (key.length < MIN_KEY_LENGTH) return [];
    const word = ` ${typed.trim().toLowerCase()}`;
    const bySound = phoneticKeys().map((text) =>
      toRank(text, key, key.length >= MIN_INNER_KEY_LENGTH),
    );
    return english().map((text, index) =>
      Math.min(bySound[index] ?? Infinity, text.includes(word) ? RANKS.english : Infinity),
    );
  }

  return (typed, limit) => {
    const ranks = toRanks(typed);
    return dishes()
      .map((dish, index) => ({ dish, rank: ranks[index] ?? Infinity }))
      .filter(({ rank }) => rank < Infinity)
      .sort(
        (a, b) =>
          a.rank - b.rank ||
          Number(b.dish.isOfficial) - Number(a.dish.isOfficial) ||
          a.dish.ko.length - b.dish.ko.length,
      )
      .slice(0, limit)
      .map(({ dish }) => dish);
  };
}
