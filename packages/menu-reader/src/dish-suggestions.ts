import { disassemble, getChoseong } from 'es-hangul';
import { type Lexicon, toTermNames } from '@kioot/engine/lexicon';
import {
  toRegExpAlternatives,
  memoize,
  toLoosePhoneticKey,
  toNamePhoneticKey,
} from '@kioot/engine/text';
import type { DishSuggestion } from './types';

const ONLY_HANGUL = /^[가-힣]+$/;
const HANGUL = /[가-힣ㄱ-ㅎㅏ-ㅣ]/;
/** Initial consonants, at least two: ㅈㅇㅂㅇ. */
const ONLY_CHOSEONG = /^[ㄱ-ㅎ]{2,}$/;
/** Fewest Latin letters to match a beginning, and to match anywhere. */
const MIN_KEY_LENGTH = 2;
const MIN_INNER_KEY_LENGTH = 4;

/** Dish to suggest. */
interface SuggestibleDish {
  ko: string;
  /** English in the lexicon; empty for names composed of parts. */
  en: string;
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

/** Dishes of the lexicon, official list first, without misspellings of others. */
function toSuggestibleDishes({ entries, tables }: Lexicon): SuggestibleDish[] {
  const names = new Map<string, SuggestibleDish>();
  for (const [ko, en] of Object.entries(tables.official)) {
    names.set(ko, { ko, en, isOfficial: true });
  }
  const misspelling = new RegExp(toRegExpAlternatives(Object.keys(tables.spellings)));
  for (const { kind, en, terms } of entries) {
    if (kind !== 'dish') continue;
    const english = new Map(toTermNames(en, 'dish').map((name) => [name.term, name.en]));
    for (const ko of terms) {
      if (ko.length < 2 || !ONLY_HANGUL.test(ko) || names.has(ko) || misspelling.test(ko)) continue;
      names.set(ko, { ko, en: english.get(ko) ?? '', isOfficial: false });
    }
  }
  return [...names.values()];
}

/** Computes a list on first use. */
function lazy<T>(compute: () => readonly T[]): () => readonly T[] {
  let computed: readonly T[] | undefined;
  return () => (computed ??= compute());
}

function toRank(text: string, needle: string, isInside = true): number {
  if (text.startsWith(needle)) return RANKS.beginning;
  return isInside && text.includes(needle) ? RANKS.inside : Infinity;
}

/**
 * Suggests dishes while typing: by Hangul, initial consonants (ㅈㅇㅂㅇ), sound in Latin letters
 * (jeyuk) and English words (pork). Prefix matches first, then official names, then short ones.
 */
export function createDishSuggester(
  lexicon: Lexicon,
  toEnglish: (ko: string) => string,
): (typed: string, limit: number) => DishSuggestion[] {
  const names = lazy(() => toSuggestibleDishes(lexicon));
  const jamoTexts = lazy(() => names().map(({ ko }) => toJamoText(ko)));
  const choseongTexts = lazy(() => names().map(({ ko }) => toChoseongText(ko)));
  const phoneticKeys = lazy(() => names().map(({ ko }) => toPhoneticKey(ko)));
  const english = lazy(() => names().map(({ en }) => ` ${en.toLowerCase()}`));

  function toRanks(typed: string): number[] {
    const needle = typed.normalize('NFC').replace(/\s+/g, '');
    if (ONLY_CHOSEONG.test(needle)) return choseongTexts().map((text) => toRank(text, needle));
    if (HANGUL.test(needle)) {
      // By jamo: typing 김치 passes through 김ㅊ.
      const typedJamo = toJamoText(needle);
      return jamoTexts().map((text) => toRank(text, typedJamo));
    }
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
    return names()
      .map((name, index) => ({ ...name, rank: ranks[index] ?? Infinity }))
      .filter((name) => name.rank < Infinity)
      .sort(
        (a, b) =>
          a.rank - b.rank ||
          Number(b.isOfficial) - Number(a.isOfficial) ||
          a.ko.length - b.ko.length,
      )
      .slice(0, limit)
      .map(({ ko }) => ({ ko, en: toEnglish(ko) }));
  };
}
