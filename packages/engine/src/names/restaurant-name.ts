import { toKatakana } from './katakana';

const HANGUL = /\p{Script=Hangul}/u;
/** Suffix of a branch, and its Japanese: "명동점" is "ミョンドン店". */
const BRANCH_SUFFIX = /(?<=\s\S*)(?:본점|직영점|점)$/u;
/** "[백년가게]" is an award and no part of the name. */
const AWARD_PREFIX = /^\[[^\]]*\]\s*/u;
const JAPANESE_BRANCHES: Readonly<Record<string, string>> = {
  본점: '本店',
  직영점: '直営店',
  점: '店',
};

/** Known names of a restaurant. */
export interface RestaurantTitles {
  /** Korean name, as written. */
  title: string;
  /** Own name in the language; empty or missing when unknown. */
  official?: string | null | undefined;
  /** English or romanized name. */
  english?: string | null | undefined;
}

/**
 * Name of a restaurant in a language: its own without Hangul; else in Japanese transcribed ("홍대
 * 본점" -> "ホンデ 本店"), in Chinese the English or romanized name, because the Hanzi of a name are
 * known to the restaurant only.
 *
 * @example
 * toRestaurantName('ja', { title: '홍대 본점' }); // => "ホンデ 本店"
 * toRestaurantName('zhHans', { title: '명동교자', english: 'Myeongdong Kyoja' }); // => "Myeongdong Kyoja"
 */
export function toRestaurantName(
  language: 'ja' | 'zhHans' | 'zhHant',
  { title, official, english }: RestaurantTitles,
): string {
  if (official && !HANGUL.test(official)) return official;
  if (language !== 'ja' || !HANGUL.test(title)) return english || title;
  const name = title.normalize('NFC').trim().replace(AWARD_PREFIX, '');
  const branch = BRANCH_SUFFIX.exec(name)?.[0] ?? '';
  return toKatakana(name.slice(0, name.length - branch.length)) + (JAPANESE_BRANCHES[branch] ?? '');
}
