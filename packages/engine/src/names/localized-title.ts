import { romanize } from '../text/romanize';
import {
  BRANCH,
  isKindOfPlace,
  MIN_AREA_LENGTH,
  splitBranchPlaces,
  toStationName,
} from './branch-places';
import { toSpokenConsonants } from './dedupe-transliteration';
import { getOwnValue } from './loan-words';
import type { TitleEnglish, TitlePart } from './types';

const HANGUL = /\p{Script=Hangul}/u;
const KATAKANA = /[ァ-ヶー]/u;
const LATIN_EDGE = /[\p{Script=Latin}\p{N}&]/u;
const LATIN = /\p{Script=Latin}/u;
const HAN = /\p{Script=Han}/u;

/** Dependencies of a namer of restaurants in one language. */
export interface TitleVocabulary {
  /** Words of names: 식당 -> 食堂. */
  words: Readonly<Record<string, string>>;
  /** Areas that branches are named after: 명동 -> 明洞; '' for those that are transcribed. */
  places: Readonly<Record<string, string>>;
  /** Name of a dish that a restaurant is named after; null when unknown or left to its sound. */
  translate: (ko: string) => string | null;
  /** Transcription of the rest. */
  spell: (ko: string) => string;
  /** "駅" of 성수역점. */
  stationSign: string;
  /** "号" of 2호점. */
  numberSign: string;
  /** "直営店" of 직영점. */
  directBranch: string;
}

/** Words of the longest branch: "Mokdong Ewha Womans Univ. Hospital Branch" has six. */
const MAX_BRANCH_WORDS = 10;
const BRANCH_KIND = / ?(?:Main )?Branch.*$/u;
/**
 * English branch at the end of a name: "Hongdae Branch", "(Main Branch)", "Branch No. 2", "Ewha Univ.
 * Branch".
 */
const ENGLISH_BRANCH =
  /[ (]+[\w'-]+ (?:(?:Women's )?Univ\. |(?:City )?Hospital |Office |Center |Tower )?(?:Station |Main )?Branch\b(?: No\. \d+)?\)?$|[ (]+Main\)?$|\s*\([^)]*\)$/iu;
/** Award that the source puts before a name: \"[Baeknyeon-gage]\". */
const AWARD = /^\[[^\]]*\]\s*/u;
/** Words that many names have and that make no name of it a Latin one. */
const COMMON_WORD =
  /^(?:cafe|café|coffee|restaurant|house|bakery|pizza|burger|chicken|main|seoul|station|street|the|of|and|&|\W|\d+)$/iu;
/** Syllables of Korean in Latin letters. */
const ROMANIZED =
  /^(?:(?:kk|k|g|n|tt|t|d|r|l|m|pp|p|b|ss|s|jj|j|ch|h)?(?:yae|yeo|wae|ae|ya|eo|ye|oe|yo|wa|wo|we|wi|yu|eu|ui|oo|ee|a|e|o|u|i)(?:ng|k|n|t|l|m|p)?)+$/iu;

/**
 * True for a name that is not Korean in Latin letters: "Goose Island", not "Mapo Galbi". It has to
 * sound like the Korean one, of which it is no translation.
 */
export function isLatinName(ko: string, english: string, how: TitleEnglish['how']): boolean {
  const tokens = english.split(/[\s·/_-]+/u).filter((token) => !COMMON_WORD.test(token));
  const romanized = romanize(ko);
  const isForeign =
    ((how === 'loan' || how === 'words') && toLetters(english) !== toLetters(romanized)) ||
    tokens.some((token) => LATIN.test(token) && !ROMANIZED.test(toLetters(token))) ||
    (/eu/iu.test(romanized) && !/u/iu.test(english));
  return isForeign && soundsAlike(romanized, english);
}

/** Letters alone; "Jeonjuzip" is another spelling of Jeonjujip. */
const toLetters = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}]/gu, '')
    .replace(/zip$/u, 'jip');

const toSkeleton = (text: string): string => toSpokenConsonants(text).replaceAll('L', '');

/** Minimum share of consonants that two spellings of one name have in common, in order. */
const MIN_COMMON_SOUNDS = 0.6;

function soundsAlike(one: string, other: string): boolean {
  const [a, b] = [toSkeleton(one), toSkeleton(other)];
  const longest = Math.max(a.length, b.length);
  return longest === 0 || toCommonLength(a, b) / longest >= MIN_COMMON_SOUNDS;
}

/** Length of the longest common subsequence. */
function toCommonLength(a: string, b: string): number {
  let row = new Array<number>(b.length + 1).fill(0);
  for (const letter of a) {
    const next = [0];
    for (let at = 1; at <= b.length; at += 1) {
      const isSame = letter === b.charAt(at - 1);
      next.push(isSame ? (row[at - 1] ?? 0) + 1 : Math.max(row[at] ?? 0, next[at - 1] ?? 0));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/**
 * Name of a restaurant without an official one in the language: in Latin letters where it is no
 * Korean name, else by words and sound: "마포식당 명동점" -> "マポ食堂 明洞店". Its branch is named in
 * the language. No Hangul is left.
 *
 * @param given English name of the source; '' when it has none
 */
export function toLocalizedTitle(
  { ko, en, how, words }: TitleEnglish,
  given: string,
  vocabulary: TitleVocabulary,
): string {
  if (!HANGUL.test(ko)) return ko;
  if (words.length === 0) return en;
  const parts = words.flat();
  const branches = parts.filter(isBranch);
  const name = words.map((word) => word.filter((part) => !isBranch(part)));
  const latin = withoutBranch((given === '' ? en : given).replace(AWARD, ''), branches);
  const isGuess = given === '' && (how === 'mixed' || how === 'romanised');
  const koName = name
    .flat()
    .map((part) => part.ko)
    .join('');
  const isLatin = !isGuess && isLatinName(koName, latin, how);
  const separated = given === '' || isLatin ? null : splitAsRomanized(koName, latin);
  const korean = separated
    ? [separated.map((word): TitlePart => ({ ko: word, english: '', how: 'romanised' }))]
    : name;
  const spell = (each: typeof name) => each.map((word) => joinParts(word, vocabulary)).join(' ');
  const own = spell(name);
  // In a language that spells in Latin letters, the source spells better, but translates nothing of a
  // Korean name: "Mapo 宫廷酱猪蹄".
  const isKorean = separated !== null && name.flat().every((part) => part.how === 'romanised');
  const isMixed = isKorean && LATIN.test(own) && HAN.test(own);
  const spelled = isMixed ? own : spell(korean);
  const isSourceBetter = given !== '' && LATIN.test(spelled) && !isMixed;
  const known = getOwnValue(vocabulary.words, koName);
  const base = known ?? (isLatin || isSourceBetter ? latin : spelled);
  const ending = branches.map(({ ko: branch }) => toBranch(branch, vocabulary));
  return [base, ...ending]
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .join(' ');
}

/** "Luft Coffee Myeongdong" of 루프트 커피 명동점 is "Luft Coffee". */
function withoutBranch(english: string, branches: readonly TitlePart[]): string {
  const words = english.split(' ');
  const endings = branches.flatMap(({ english: branch }) => [
    branch,
    branch.replace(BRANCH_KIND, ''),
  ]);
  for (const ending of endings.map(toLetters)) {
    const start = words.findLastIndex(
      (_, at) =>
        at >= words.length - MAX_BRANCH_WORDS && toLetters(words.slice(at).join('')) === ending,
    );
    if (ending !== '' && start > 0) return words.slice(0, start).join(' ');
  }
  return english.replace(ENGLISH_BRANCH, '').trim();
}

const isBranch = ({ ko, how }: TitlePart): boolean =>
  ko === '본점' || ko === '직영점' || (how === 'aside' && ko.length > 1 && BRANCH.test(ko));

const SYLLABLE = /yae|yeo|wae|ae|ya|eo|ye|oe|yo|wa|wo|we|wi|yu|eu|ui|oo|ee|[aeiou]/giu;

/**
 * Words of a name of one piece, as its romanization separates them: "Buheung Dongtae" says that
 * 부흥동태 is 부흥 and 동태; null when the syllables do not match.
 */
function splitAsRomanized(ko: string, romanized: string): string[] | null {
  const tokens = romanized.split(/[\s_·-]+/u);
  const counts = tokens.map((word) => word.match(SYLLABLE)?.length ?? 0);
  const isAligned =
    counts.length > 1 && !counts.includes(0) && counts.reduce((a, b) => a + b) === ko.length;
  if (!isAligned || !ONLY_SYLLABLES.test(ko)) return null;
  let start = 0;
  const words = counts.map((count) => ko.slice(start, (start += count)));
  const isSame = words.every((word, at) => soundsAlike(romanize(word), tokens[at] ?? ''));
  return isSame ? words : null;
}

const ONLY_SYLLABLES = /^[가-힣]+$/u;

function joinParts(parts: readonly TitlePart[], vocabulary: TitleVocabulary): string {
  return parts
    .map((part) => toPart(part, vocabulary))
    .reduce((name, text) => {
      if (name === '' || text === '') return name + text;
      const isLatin = LATIN_EDGE.test(name.slice(-1)) || LATIN_EDGE.test(text.charAt(0));
      const isKana = KATAKANA.test(name.slice(-1)) && KATAKANA.test(text.charAt(0));
      return `${name}${isLatin ? ' ' : isKana ? '・' : ''}${text}`;
    }, '');
}

/** "House" at the end of a name, which is not voiced: 고향집 -> コヒャンチプ. */
const HOUSE = '집';
const MIN_NAME_LENGTH = 2;
const MIN_TAIL_LENGTH = 3;
const AND_OR_IN = /^(?:&|in)$/u;

function toPart(part: TitlePart, vocabulary: TitleVocabulary): string {
  const { ko, english, how } = part;
  const { words, translate, spell } = vocabulary;
  if (!HANGUL.test(ko)) return ko;
  const isAside = how === 'aside';
  if (isAside && AND_OR_IN.test(english)) return english;
  const isArea = isAside || (ko.length >= MIN_AREA_LENGTH && !isKindOfPlace(ko));
  const known = (isArea && getOwnValue(vocabulary.places, ko)) || getOwnValue(words, ko);
  if (known !== undefined) return known;
  if (how === 'loan') return english;
  if ((isAside || how === 'words') && isLatinName(ko, english, 'words')) return english;
  const translated = translate(ko);
  if (translated !== null) return translated;
  const tail = findTail(ko, words);
  if (tail === '') return spell(ko);
  const name = { ...part, ko: ko.slice(0, -tail.length) };
  if (tail === HOUSE) return spell(name.ko) + (getOwnValue(words, HOUSE) ?? '');
  return joinParts([name, { ...part, ko: tail }], vocabulary);
}

/** Known word at the end of a name: 과자점 of 리치몬드과자점; '' without one. */
function findTail(ko: string, words: Readonly<Record<string, string>>): string {
  for (let length = ko.length - MIN_NAME_LENGTH; length >= MIN_TAIL_LENGTH; length -= 1) {
    const tail = ko.slice(-length);
    if (getOwnValue(words, tail) !== undefined) return tail;
  }
  const isHouse = ko.length > MIN_NAME_LENGTH && ko.endsWith(HOUSE);
  return isHouse && getOwnValue(words, HOUSE) !== undefined ? HOUSE : '';
}

function toBranch(ko: string, vocabulary: TitleVocabulary): string {
  const [, place = '', suffix = ''] = BRANCH.exec(ko) ?? [];
  const number = /\d+/u.exec(suffix)?.[0] ?? '';
  const kind =
    suffix === '본점'
      ? '本店'
      : suffix === '직영점'
        ? vocabulary.directBranch
        : `${number}${number && vocabulary.numberSign}店`;
  const placeName = place === '' ? '' : toPlace(place, vocabulary);
  // A branch in a department store: "百貨店".
  return kind === STORE && placeName.endsWith(STORE) ? placeName : placeName + kind;
}

const STORE = '店';
const TOWN = '동';

function toPlace(ko: string, vocabulary: TitleVocabulary): string {
  const { words, places, spell, stationSign } = vocabulary;
  const known = getOwnValue(places, ko) ?? getOwnValue(words, ko);
  if (known !== undefined) return known || spell(ko);
  const station = toStationName(ko);
  if (station !== ko) return toPlace(station, vocabulary) + stationSign;
  const town = ko.endsWith(TOWN) ? getOwnValue(places, ko.slice(0, -1)) : undefined;
  if (town) return `${town}洞`;
  const isArea = (name: string) =>
    [name, toStationName(name)].some((each) => Object.hasOwn(places, each)) ||
    Object.hasOwn(words, name);
  const { rest, areas } = splitBranchPlaces(ko, isArea, true);
  if (areas.length === 0) return spell(ko);
  return [rest, ...areas].map((part) => toPlace(part, vocabulary)).reduce(joinPlaces);
}

/** Names of places side by side, with a blank beside Latin letters. */
const joinPlaces = (before: string, after: string): string =>
  before !== '' && (LATIN_EDGE.test(before.slice(-1)) || LATIN_EDGE.test(after.charAt(0)))
    ? `${before} ${after}`
    : before + after;
