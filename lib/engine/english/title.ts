import type { Lexicon } from './lexicon';
import { romanise } from './romanise';
import type { EnglishParts } from './types';

/** Marks of the city's and ministry's lists: "[백년가게]" names places handed down for decades. */
const MARKS = /\[[^\]]{0,20}\]|\((?:주|유)\)|㈜|주식회사/g;
const BRANCH = /^(.{1,20}?)(본점|직영점|지점|점)$/;
const LONGEST_LOAN = 8;
const ONLY_LATIN = /^[\p{Script=Latin}\p{N}\p{P}\p{S}\s]+$/u;
const LATIN_IN_BRACKET = /\(([A-Za-z][A-Za-z0-9 &'’.\-]{1,60})\)/;

/**
 * The English name of a restaurant: the official one where there is one, else its name in letters with
 * the branch in English: "남산성수노루 홍대점" -> "Namsanseongsunoru Hongdae Branch".
 */
export function toEnglishTitle(
  titleKo: string,
  titleEng: string,
  lexicon: Lexicon,
  parts: EnglishParts,
): string {
  const official = titleEng.replace(MARKS, ' ').replace(/\s+/g, ' ').trim();
  if (official !== '') return official;
  const title = titleKo.normalize('NFC').replace(MARKS, ' ');
  const latin = LATIN_IN_BRACKET.exec(title);
  if (latin?.[1] !== undefined) return latin[1].trim();
  const words = title
    .replace(/[()[\]]/g, ' ')
    .split(/\s+/)
    .filter((word) => word !== '');
  return words.map((word, at) => toWord(word, at, lexicon, parts)).join(' ');
}

function toWord(word: string, at: number, lexicon: Lexicon, parts: EnglishParts): string {
  if (ONLY_LATIN.test(word)) return word;
  const known = getOwn(parts.titleWords, word);
  if (known !== undefined) return known;
  const branch = at > 0 ? BRANCH.exec(word) : null;
  if (branch?.[1] !== undefined) {
    const kind = branch[2] === '본점' ? 'Main Branch' : 'Branch';
    return `${toPlace(branch[1], lexicon, parts)} ${kind}`;
  }
  if (word.length > 3 && word.endsWith('본점')) {
    return `${toLoans(word.slice(0, -2), parts)} Main Branch`;
  }
  return toLoans(word, parts);
}

/** Loan words at the end of a name are written as the words they are, and what stands before them is spelt out. */
function toLoans(word: string, { titleLoans }: EnglishParts): string {
  const loans: string[] = [];
  let end = word.length;
  while (end > 0) {
    const loan = findLoanBefore(word, end, titleLoans);
    if (!loan) break;
    loans.unshift(loan.english);
    end = loan.start;
  }
  return [...(end > 0 ? [romanise(word.slice(0, end))] : []), ...loans].join(' ');
}

/** The longest loan word of `word` that ends before `end`; a single letter is none, unless it is the whole word. */
function findLoanBefore(
  word: string,
  end: number,
  loans: EnglishParts['titleLoans'],
): { start: number; english: string } | null {
  const first = Math.max(0, end - LONGEST_LOAN);
  for (let start = first; start < end - 1; start += 1) {
    const english = getOwn(loans, word.slice(start, end));
    if (english !== undefined) return { start, english };
  }
  const whole = end === word.length ? getOwn(loans, word) : undefined;
  return whole === undefined ? null : { start: 0, english: whole };
}

/** Words come from anywhere: "constructor" is none of ours. */
function getOwn(words: Readonly<Record<string, string>>, word: string): string | undefined {
  return Object.hasOwn(words, word) ? words[word] : undefined;
}

/** "홍대" -> "Hongdae", "강남역" -> "Gangnam Station", "더현대서울" -> letters. */
function toPlace(place: string, lexicon: Lexicon, parts: EnglishParts): string {
  const part = lexicon.parts.get(place);
  if (part?.kind === 'name') return part.attribute;
  if (place.length > 2 && place.endsWith('역')) {
    return `${toPlace(place.slice(0, -1), lexicon, parts)} Station`;
  }
  return getOwn(parts.titleWords, place) ?? romanise(place);
}
