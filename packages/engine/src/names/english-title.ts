import type { LexiconIndex } from '../segmentation/index-lexicon';
import { getOwnValue, type LoanWordReader } from './loan-words';
import { romanize } from '../text/romanize';
import {
  BRANCH,
  isKindOfPlace,
  MIN_AREA_LENGTH,
  splitBranchPlaces,
  toStationName,
  withoutLeadingKinds,
} from './branch-places';
import { dedupeTransliteration } from './dedupe-transliteration';
import type { TitleEnglish, TitlePart } from './types';

/**
 * Markers of the lists of city and ministry: "[백년가게]" is an award for restaurants of several
 * generations.
 */
const LIST_MARKS = /\[[^\]]{0,20}\]|\((?:주|유)\)|(?<![가-힣])[주유]\)|㈜|주식회사/g;
/** Signs that separate words: "안동찜닭.닭도리탕", "홍짜장-방배점". */
const WORD_SEPARATORS = /[()[\]（）_]|(?<=[가-힣])\.(?=[가-힣])|(?<=[가-힣\d])-(?=[가-힣])/g;
/** Area in a bracket at the end: "마치래빗 (신사)". */
const AREA_IN_BRACKET = /\(([가-힣]{2,9})\)\s*$/;
/** "1992남산돈까스", "낭만LP바" and "55°와인", but not the numbered branch "공덕1호점". */
const SCRIPT_BOUNDARY =
  /(?<=[\p{Script=Latin}\d°])(?=[가-힣])(?!(?:호|지)?점)|(?<=[가-힣])(?=[\p{Script=Latin}\d])(?!\d+[호지]점)/gu;
const ONLY_DIGITS = /^\d*$/;
const MIN_NAME_LENGTH = 2;
/** "망우동", whose end is no 우동. */
const TOWN = /^[가-힣]{1,3}동$/;
/** Kinds of shop, which end like a branch. */
const SHOP = /(?:백화|면세|제과|과자|전문|음식|정육|편의|할인)점$/;
/** "House" in any name; the other two suffixes are romanized. */
const HOUSE_SUFFIX = '집';
const HOUSE_SUFFIXES = /[집옥관]$/;
const MAX_PART_LENGTH = 9;
/** End of 대학교, whose short form is an area: 서강대학교. */
const SCHOOL = '학교';
/** Words that a name of one syllable may follow: 스시진. */
const BEFORE_SHORT_NAME = /^(?:스시|카페)$/;
const LONE_SYLLABLE = /^[가-힣](?![가-힣])/;
const THE = '더';
const AND = '앤';
/** "And" between two dishes: 갈비찜과 물회. */
const KOREAN_AND = /[과와]$/;
/** "In" before an area: 발리인망원. */
const IN = '인';
const ONLY_LATIN = /^[\p{Script=Latin}\p{N}\p{P}\p{S}\s]+$/u;
const LATIN_IN_BRACKET = /\(([A-Za-z][A-Za-z0-9 &'’.\-]{1,60})\)/;

/** Dependencies of the functions below. */
export interface TitleContext {
  index: LexiconIndex;
  readLoan: LoanWordReader;
  /** Areas that branches are named after; their English, '' for romanization. */
  areas: StringRecord;
}

/**
 * English name of a restaurant: the official one, else the one written in its title, else its words
 * in English, as far as they are known or loan words, and the rest romanized, with the branch in
 * English: "남산성수노루 홍대점" -> "Namsan Seongsu Noru Hongdae Branch", "어니언 성수" -> "Onion
 * Seongsu".
 */
export function toEnglishTitle(
  titleKo: string,
  titleEng: string,
  context: TitleContext,
): TitleEnglish {
  const ko = titleKo;
  const official = titleEng.replace(LIST_MARKS, ' ').replace(/\s+/g, ' ').trim();
  if (official !== '') return { ko, en: official, how: 'official', words: [] };
  const title = markArea(titleKo.normalize('NFC').replace(LIST_MARKS, ' '), context);
  const latin = LATIN_IN_BRACKET.exec(title);
  if (latin?.[1] !== undefined) return { ko, en: latin[1].trim(), how: 'official', words: [] };
  const words = title
    .replace(WORD_SEPARATORS, ' ')
    .replace(/&/g, ' & ')
    .split(/\s+/)
    .filter((word) => word !== '');
  const parts = joinKnownWords(dedupeTransliteration(words), context)
    .flatMap((word) => splitScripts(word, context))
    .map((word, at) => toTitleParts(word, at, context));
  const en = parts.map(joinEnglish).join(' ').replaceAll(' ,', ',');
  return { ko, en, how: toNameSource(parts.flat()), words: parts };
}

/** "마치래빗 (신사)" is its branch in Sinsa. */
const markArea = (title: string, context: TitleContext): string =>
  title.replace(AREA_IN_BRACKET, (bracket: string, ko: string) =>
    withoutLeadingKinds(splitBranchPlaces(ko, (name) => isArea(name, context), true)).rest === ''
      ? ` ${ko}점`
      : bracket,
  );

/**
 * Joins a lone syllable to the next word if both are one known word (본 죽), and an area to a branch
 * (군자 본점).
 */
function joinKnownWords(words: readonly string[], context: TitleContext): readonly string[] {
  const { titleParts } = context.index.tables;
  const joined: string[] = [];
  for (const word of words) {
    const last = joined.at(-1) ?? '';
    const isKnown = last.length === 1 && getOwnValue(titleParts, last + word) !== undefined;
    const isBranch = joined.length > 1 && withoutBranch(word) === '' && isArea(last, context);
    if (isKnown || isBranch) joined.pop();
    joined.push(isKnown || isBranch ? last + word : word);
  }
  return joined;
}

/**
 * Splits a word between Hangul and other letters, unless the whole is known: "N서울타워",
 * "종로3가점".
 */
function splitScripts(word: string, context: TitleContext): string[] {
  if (getOwnValue(context.index.tables.titleWords, word) !== undefined) return [word];
  if (isArea(withoutBranch(word), context)) return [word];
  return word.replace(SCRIPT_BOUNDARY, ' ').split(' ');
}

/** Origin of a name, by the parts that tell; branch, place, "&" and numbers do not. */
function toNameSource(parts: readonly TitlePart[]): TitleEnglish['how'] {
  const sources = new Set(parts.map(({ how }) => how));
  sources.delete('aside');
  if (sources.delete('romanised')) return sources.size > 0 ? 'mixed' : 'romanised';
  if (sources.has('loan')) return 'loan';
  return sources.size === 1 && sources.has('official') ? 'official' : 'words';
}

function toTitleParts(word: string, at: number, context: TitleContext): TitlePart[] {
  const { titleWords, titleParts } = context.index.tables;
  if (ONLY_LATIN.test(word)) return [verbatimPart(word)];
  const known = getOwnValue(titleWords, word) ?? getOwnValue(titleParts, word);
  if (known !== undefined) return [knownPart(word, known)];
  return readBranch(word, at, context) ?? splitIn(word, context) ?? splitName(word, context);
}

const withoutBranch = (word: string): string => BRANCH.exec(word)?.[1] ?? word;

/** "Main Branch", "Branch No. 2". */
function toBranchKind(suffix: string): string {
  const number = /\d+/.exec(suffix)?.[0];
  return suffix === '본점' ? 'Main Branch' : number ? `Branch No. ${number}` : 'Branch';
}

/**
 * Branch in a word of its own, or at the end of a name: "홍능갈비집본점", "어니언성수점", "빕스현대백화점미아점";
 * null for a word without one. In a name a branch needs an area before it: 홍콩반점 is none.
 */
function readBranch(word: string, at: number, context: TitleContext): TitlePart[] | null {
  const [, name = '', suffix] = (!SHOP.test(word) && BRANCH.exec(word)) || [];
  if (suffix === undefined) return null;
  const kind = toBranchKind(suffix);
  if (at > 0 && (name !== '' || suffix.length > 1)) {
    const place = ONLY_DIGITS.test(name) ? name : toEnglishPlace(name, context);
    return [asidePart(word, `${place} ${kind}`.trim())];
  }
  const { rest, areas } = withoutLeadingKinds(
    splitBranchPlaces(name, (ko) => isArea(ko, context), false),
  );
  if (areas.length === 0 && (suffix !== '본점' || name.length < MIN_NAME_LENGTH)) return null;
  const places = areas.map((area) => toEnglishPlace(area, context));
  return [
    ...splitName(rest, context),
    asidePart(areas.join('') + suffix, [...places, kind].join(' ')),
  ];
}

/** "발리인망원" -> "Bali in Mangwon"; null unless a name in English stands before an area. */
function splitIn(word: string, context: TitleContext): TitlePart[] | null {
  const { rest, areas } = splitBranchPlaces(word, (ko) => isArea(ko, context), false);
  if (areas.length === 0 || !rest.endsWith(IN)) return null;
  const name = rest.slice(0, -1);
  const english = context.readLoan(name) ?? getOwnValue(context.index.tables.titleParts, name);
  if (english === undefined || english === romanize(name)) return null;
  const place = areas.map((area) => toEnglishPlace(area, context)).join(' ');
  return [
    { ko: name, english, how: 'loan' },
    asidePart(IN, 'in'),
    asidePart(areas.join(''), place),
  ];
}

type StringRecord = Readonly<Record<string, string>>;

/**
 * Splits a name into loan words, else into places, dishes and loan words at both ends and the rest:
 * "버처스컷" -> "Butcher's Cut", "성수노루" -> "Seongsu Noru".
 */
function splitName(word: string, context: TitleContext): TitlePart[] {
  const place = getPlaceName(word, context.index);
  if (place !== undefined) return [asidePart(word, place)];
  const loan = splitLoanWord(word, context);
  if (loan) return loan;
  const { rest, parts } = extractTrailingParts(word, context.index.tables.titleParts);
  const [next] = parts;
  if (rest === THE && next) return [knownPart(rest, 'The'), ...parts];
  // 손 + 국수: one syllable before a Korean word is hardly a name of its own.
  if (rest.length === 1 && next?.how === 'romanised') {
    return [romanizedPart(rest + next.ko), ...parts.slice(1)];
  }
  return [...splitLeadingParts(rest, context), ...parts];
}

/** Name of loan words only, optionally with a Korean suffix for a restaurant. */
function splitLoanWord(word: string, { readLoan }: TitleContext): TitlePart[] | null {
  const whole = readLoan(word);
  if (whole !== null) return [{ ko: word, english: whole, how: 'loan' }];
  const name = word.slice(0, -1);
  const loan = HOUSE_SUFFIXES.test(word) ? readLoan(name) : null;
  if (loan === null) return null;
  const end = word.slice(-1);
  return [
    { ko: name, english: loan, how: 'loan' },
    asidePart(end, end === HOUSE_SUFFIX ? 'House' : romanize(end)),
  ];
}

/** Splits known parts off the end of a name, the longest first. */
function extractTrailingParts(
  word: string,
  titleParts: StringRecord,
): { rest: string; parts: readonly TitlePart[] } {
  const parts: TitlePart[] = [];
  let rest = word;
  for (;;) {
    const part = findLastPart(rest, titleParts) ?? findAnd(rest, parts, titleParts);
    if (!part) return { rest, parts: parts.reverse() };
    parts.push(part);
    rest = rest.slice(0, -part.ko.length);
  }
}

function findLastPart(name: string, titleParts: StringRecord): TitlePart | null {
  for (let length = Math.min(MAX_PART_LENGTH, name.length); length > 1; length -= 1) {
    const ko = name.slice(-length);
    const english = getOwnValue(titleParts, ko);
    if (english !== undefined) return knownPart(ko, english);
  }
  return null;
}

/** "And" in 도넛앤커피; only between two known parts, because a name may end in that syllable. */
function findAnd(
  name: string,
  after: readonly TitlePart[],
  titleParts: StringRecord,
): TitlePart | null {
  const isAnd = name.endsWith(AND) || KOREAN_AND.test(name);
  const isBetween =
    isAnd && after.length > 0 && findLastPart(name.slice(0, -1), titleParts) !== null;
  return isBetween ? asidePart(name.slice(-1), '&') : null;
}

/** Known parts at the start of a name, and the rest; a single syllable is not split off. */
function splitLeadingParts(name: string, context: TitleContext): TitlePart[] {
  const opening: TitlePart[] = [];
  let rest = name;
  for (;;) {
    const part = findFirstPart(rest, context);
    if (!part)
      return rest === ''
        ? opening
        : [...opening, ...(splitLoanWord(rest, context) ?? [romanizedPart(rest)])];
    opening.push(part);
    rest = rest.slice(part.ko.length);
  }
}

function findFirstPart(name: string, context: TitleContext): TitlePart | null {
  for (let length = Math.min(MAX_PART_LENGTH, name.length); length > 1; length -= 1) {
    const [ko, rest] = [name.slice(0, length), name.slice(length)];
    if (LONE_SYLLABLE.test(rest) && !BEFORE_SHORT_NAME.test(ko)) continue;
    const english =
      getPlaceName(ko, context.index) ??
      getOwnValue(context.index.tables.titleParts, ko) ??
      (isLeadingArea(ko, rest, context) ? toEnglishPlace(ko, context) : undefined);
    if (english !== undefined) return knownPart(ko, english);
  }
  return null;
}

/** An area of three syllables and more is hardly another word; a shorter one stands before English. */
const isLeadingArea = (ko: string, rest: string, context: TitleContext): boolean =>
  Object.hasOwn(context.areas, ko) &&
  !isKindOfPlace(ko) &&
  !rest.startsWith(SCHOOL) &&
  (ko.length >= MIN_AREA_LENGTH || context.readLoan(rest) !== null);

const romanizedPart = (ko: string): TitlePart => ({ ko, english: romanize(ko), how: 'romanised' });

const asidePart = (ko: string, english: string): TitlePart => ({ ko, english, how: 'aside' });

const LETTERS = /\p{L}/u;

const verbatimPart = (word: string): TitlePart => ({
  ko: word,
  english: word,
  how: LETTERS.test(word) ? 'official' : 'aside',
});

/** Many known parts are only romanized: 갈비 is Galbi. */
const knownPart = (ko: string, english: string): TitlePart => ({
  ko,
  english,
  how: english === romanize(ko) ? 'romanised' : 'words',
});

const joinEnglish = (parts: readonly TitlePart[]): string =>
  parts.map(({ english }) => english).join(' ');

/** Place name as in the list of areas: "Myeongdong", not "Myeong-dong". */
function getPlaceName(ko: string, { names }: LexiconIndex): string | undefined {
  const name = names().get(ko)?.[0];
  return name?.kind === 'name' ? name.en.replace('-dong', 'dong') : undefined;
}

const isArea = (ko: string, { areas }: TitleContext): boolean =>
  Object.hasOwn(areas, ko) || Object.hasOwn(areas, toStationName(ko));

/** "홍대" -> "Hongdae", "강남역" -> "Gangnam Station", "더현대서울" romanized. */
function toEnglishPlace(place: string, context: TitleContext): string {
  const known = getOwnValue(context.areas, place) || getPlaceName(place, context.index);
  if (known !== undefined && known !== '') return known;
  if (Object.hasOwn(context.areas, place) || TOWN.test(place)) return romanize(place);
  const station = toStationName(place);
  if (station !== place) return `${toEnglishPlace(station, context)} Station`;
  const word = getOwnValue(context.index.tables.titleWords, place);
  if (word !== undefined) return word;
  const { rest, areas } = splitBranchPlaces(place, (ko) => isArea(ko, context), true);
  return areas.length === 0
    ? joinEnglish(splitName(place, context))
    : [rest, ...areas]
        .filter((each) => each !== '')
        .map((each) => toEnglishPlace(each, context))
        .join(' ');
}
