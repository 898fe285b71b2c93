import type { Ingredient } from '../kept/profile';
import { DEFAULT_LOCALE, type Locale } from '../locales';

/** What fits above a phone's keyboard. */
const MAX_FOUND = 6;

type Table = Readonly<Record<string, string>>;

/** A word of the card, and what finds it where that is not what it is called here: its English name on a Japanese page. */
interface Word extends Ingredient {
  found?: string;
}

/** A file for each language, so that a phone loads that of its page alone. */
const FILES: Readonly<Record<Locale, () => Promise<{ default: Table }>>> = {
  en: () => import('@/data/card-words.json'),
  ja: () => import('@/data/card-words-ja.json'),
  'zh-Hans': () => import('@/data/card-words-zh-hans.json'),
  'zh-Hant': () => import('@/data/card-words-zh-hant.json'),
};

/**
 * Every word that can be put on the card, by its names in a language: one Korean word may have several, the usual one
 * first. Those of another language are found by their English, too, which many a keyboard writes sooner. They travel
 * when somebody begins to type, and what is typed stays here.
 * @throws {Error} without a connection
 */
export async function getWords(locale: Locale): Promise<Word[]> {
  const [own, english] = await Promise.all([FILES[locale](), FILES[DEFAULT_LOCALE]()]);
  const words = Object.entries(own.default).map(([en, ko]) => ({ en, ko }));
  if (locale === DEFAULT_LOCALE) return words;
  const names = new Map(words.toReversed().map(({ en, ko }) => [ko, en]));
  const byEnglish = Object.entries(english.default).flatMap(([found, ko]) => {
    const en = names.get(ko);
    return en === undefined ? [] : [{ en, ko, found }];
  });
  return [...words, ...byEnglish];
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
function oncePerKorean(words: readonly Word[]): Word[] {
  const names = new Map<string, Word>();
  for (const word of words) if (!names.has(word.ko)) names.set(word.ko, word);
  return [...names.values()];
}

/**
 * The words that what was typed may mean, in the language of the words, in English or in Korean: those that begin so, then those of
 * which a later word does. Japanese and Chinese set no blanks, so there a later word is whatever follows.
 */
export function findWords(words: readonly Word[], typed: string): Ingredient[] {
  const wanted = fold(typed.trim().normalize('NFC'));
  if (wanted === '') return [];
  const later = /[\p{sc=Han}\p{sc=Hiragana}]/u.test(wanted) ? wanted : ` ${wanted}`;
  const toName = ({ en, found = en }: Word) => fold(found);
  const begins = words.filter(
    (word) => toName(word).startsWith(wanted) || word.ko.startsWith(wanted),
  );
  const holds = words.filter((word) => toName(word).includes(later) || word.ko.includes(wanted));
  // The shortest of what begins so is the plainest: "rice" before "rice wine".
  const byLength = oncePerKorean(begins).sort((a, b) => toName(a).length - toName(b).length);
  return oncePerKorean([...byLength, ...holds])
    .slice(0, MAX_FOUND)
    .map(({ en, ko }) => ({ en, ko }));
}
