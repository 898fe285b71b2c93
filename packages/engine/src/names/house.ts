import { toKatakana } from './katakana';

const HANGUL = /\p{Script=Hangul}/u;
/** What Koreans write behind the name of a branch, and what it is in Japanese: "명동점" is "ミョンドン店". */
const BRANCH = /(?<=\s\S*)(?:본점|직영점|점)$/u;
/** "[백년가게]" is an award and no part of the name. */
const AWARD = /^\[[^\]]*\]\s*/u;
const BRANCHES: Readonly<Record<string, string>> = {
  본점: '本店',
  직영점: '直営店',
  점: '店',
};

/** What is known of the name of a house. */
export interface HouseTitles {
  /** Korean, as written. */
  title: string;
  /** As it calls itself in the language; empty or missing where nobody said. */
  official?: string | null | undefined;
  /** English or in Latin letters. */
  english?: string | null | undefined;
}

/**
 * What a house is called in a language, beside its Korean name: as it calls itself; else in Japanese as it is spoken
 * ("홍대 본점" -> "ホンデ 本店"), and in Chinese by its English or romanised name: which Hanzi a name stands for only the house knows.
 */
export function toHouseName(
  language: 'ja' | 'zhHans' | 'zhHant',
  { title, official, english }: HouseTitles,
): string {
  if (official) return official;
  if (language !== 'ja' || !HANGUL.test(title)) return english || title;
  const name = title.normalize('NFC').trim().replace(AWARD, '');
  const branch = BRANCH.exec(name)?.[0] ?? '';
  return toKatakana(name.slice(0, name.length - branch.length)) + (BRANCHES[branch] ?? '');
}
