import type { Ingredient } from '../kept/profile';
import type { Locale } from '../locales';

/** What fits above a phone's keyboard. */
const MAX_FOUND = 6;

type Table = Readonly<Record<string, string>>;

/** A file for each language, so that a phone loads that of its page alone. */
const FILES: Readonly<Record<Locale, () => Promise<{ default: Table }>>> = {
  en: () => import('@/data/lexicon/card-words.json'),
  ja: () => import('@/data/lexicon/card-words-ja.json'),
  'zh-Hans': () => import('@/data/lexicon/card-words-zh-hans.json'),
  'zh-Hant': () => import('@/data/lexicon/card-words-zh-hant.json'),
};

/**
 * Every word that can be put on the card, by its names in a language: one Korean word may have several, the usual one
 * first. They travel when somebody begins to type, and what is typed stays here.
 * @throws {Error} without a connection
 */
export async function getWords(locale: Locale): Promise<Ingredient[]> {
  const { default: words } = await FILES[locale]();
  return Object.entries(words).map(([en, ko]) => ({ en, ko }));
}

/** Katakana stand in Unicode in the order of hiragana, so much further on. */
const KATAKANA_FROM_HIRAGANA = 0x60;

/** ニンニク and にんにく are one word, whichever of them a keyboard offers, and so are MSG and msg. */
function fold(text: string): string {
  return text
    .toLowerCase()
    .replace(/[ァ-ヶ]/g, (kana) =>
      String.fromCharCode(kana.charCodeAt(0) - KATAKANA_FROM_HIRAGANA),
    );
}

/** Of the names of one Korean word the first. */
function oncePerKorean(words: readonly Ingredient[]): Ingredient[] {
  const names = new Map<string, Ingredient>();
  for (const word of words) if (!names.has(word.ko)) names.set(word.ko, word);
  return [...names.values()];
}

/**
 * The words that what was typed may mean, in the language of the words or in Korean: those that begin so, then those of
 * which a later word does. Japanese and Chinese set no blanks, so there a later word is whatever follows.
 */
export function findWords(words: readonly Ingredient[], typed: string): Ingredient[] {
  const wanted = fold(typed.trim().normalize('NFC'));
  if (wanted === '') return [];
  const later = /[\p{sc=Han}\p{sc=Hiragana}]/u.test(wanted) ? wanted : ` ${wanted}`;
  const toName = ({ en }: Ingredient) => fold(en);
  const begins = words.filter(
    (word) => toName(word).startsWith(wanted) || word.ko.startsWith(wanted),
  );
  const holds = words.filter((word) => toName(word).includes(later) || word.ko.includes(wanted));
  // The shortest of what begins so is the plainest: "rice" before "rice wine".
  const byLength = oncePerKorean(begins).sort((a, b) => a.en.length - b.en.length);
  return oncePerKorean([...byLength, ...holds]).slice(0, MAX_FOUND);
}
