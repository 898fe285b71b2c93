import type { LexiconIndex } from '../reading/index-lexicon';
import type { LoanReader } from './loan';
import { romanise } from '../text/romanise';
import { dropSaidTwice } from './said-twice';
import type { TitleEnglish } from './types';

/** Marks of the city's and ministry's lists: "[백년가게]" names places handed down for decades. */
const MARKS = /\[[^\]]{0,20}\]|\((?:주|유)\)|㈜|주식회사/g;
const BRANCH = /^(.{1,20}?)(본점|직영점|지점|점)$/;
/** "1992남산돈까스", "낭만LP바" and "55°와인", but not the first branch, "공덕1호점". */
const BESIDE_HANGUL =
  /(?<=[\p{Script=Latin}\d°])(?=[가-힣])(?!호?점)|(?<=[가-힣])(?=[\p{Script=Latin}\d])(?!\d+호점)/gu;
const NUMBERED_BRANCH = /^(.{0,20}?)(\d+)호점$/;
/** A branch grown together with its name is one where a place stands before it: 어니언성수점, but not 홍콩반점. */
const BRANCH_ENDS = ['본점', '직영점', '점'];
const LONGEST_PLACE = 6;
/** "House" in whatever language the name is; the other two are spelt. */
const HOUSE = '집';
const HOUSE_ENDS = /[집옥관]$/;
const LONGEST_PART = 9;
const LONE_SYLLABLE = /^[가-힣](?![가-힣])/;
const THE = '더';
const AND = '앤';
const ONLY_LATIN = /^[\p{Script=Latin}\p{N}\p{P}\p{S}\s]+$/u;
const LATIN_IN_BRACKET = /\(([A-Za-z][A-Za-z0-9 &'’.\-]{1,60})\)/;

/** What a name is read with. */
export interface TitleReader {
  index: LexiconIndex;
  readLoan: LoanReader;
}

/**
 * The English name of a restaurant: the official one where there is one, else the one it writes itself, else its words
 * in English, as far as they are known or loan words, and letters, with the branch in English:
 * "남산성수노루 홍대점" -> "Namsan Seongsu Noru Hongdae Branch", "어니언 성수" -> "Onion Seongsu".
 */
export function toEnglishTitle(
  titleKo: string,
  titleEng: string,
  reader: TitleReader,
): TitleEnglish {
  const ko = titleKo;
  const official = titleEng.replace(MARKS, ' ').replace(/\s+/g, ' ').trim();
  if (official !== '') return { ko, en: official, how: 'official' };
  const title = titleKo.normalize('NFC').replace(MARKS, ' ');
  const latin = LATIN_IN_BRACKET.exec(title);
  if (latin?.[1] !== undefined) return { ko, en: latin[1].trim(), how: 'official' };
  const words = title
    .replace(/[()[\]（）]/g, ' ')
    .replace(/&/g, ' & ')
    .split(/\s+/)
    .filter((word) => word !== '');
  const parts = dropSaidTwice(words)
    .flatMap((word) => toLoneWords(word, reader))
    .map((word, at) => toWord(word, at, reader));
  const en = parts.map(toText).join(' ').replaceAll(' ,', ',');
  return { ko, en, how: toHow(parts.flat()) };
}

/** A word cut between Hangul and other letters, but for one that is known as it is: "N서울타워". */
function toLoneWords(word: string, { index: { tables } }: TitleReader): string[] {
  if (getOwn(tables.titleWords, word) !== undefined) return [word];
  return word.replace(BESIDE_HANGUL, ' ').split(' ');
}

/** How a name was found, by the parts that tell: its branch and a place say nothing, nor does "&" or a number. */
function toHow(parts: readonly NamePart[]): TitleEnglish['how'] {
  const found = new Set(parts.map(({ how }) => how));
  found.delete('aside');
  if (found.delete('romanised')) return found.size > 0 ? 'mixed' : 'romanised';
  if (found.has('loan')) return 'loan';
  return found.size === 1 && found.has('official') ? 'official' : 'words';
}

function toWord(word: string, at: number, reader: TitleReader): NamePart[] {
  const { titleWords, titleParts } = reader.index.tables;
  if (ONLY_LATIN.test(word)) return [toWritten(word)];
  const known = getOwn(titleWords, word) ?? getOwn(titleParts, word);
  if (known !== undefined) return [toKnown(word, known)];
  const numbered = at > 0 ? NUMBERED_BRANCH.exec(word) : null;
  if (numbered) {
    const place = numbered[1] ? `${toPlace(numbered[1], reader)} ` : '';
    return [aside(word, `${place}Branch No. ${numbered[2] ?? ''}`)];
  }
  const branch = at > 0 ? BRANCH.exec(word) : null;
  if (branch?.[1] !== undefined) {
    const kind = branch[2] === '본점' ? 'Main Branch' : 'Branch';
    const place = /^\d+$/.test(branch[1]) ? branch[1] : toPlace(branch[1], reader);
    return [aside(word, `${place} ${kind}`)];
  }
  return toGrownBranch(word, reader) ?? toName(word, reader);
}

/** "홍능갈비집본점", "어니언성수점": null where the word names no branch. */
function toGrownBranch(word: string, reader: TitleReader): NamePart[] | null {
  const end = BRANCH_ENDS.find((ending) => word.endsWith(ending));
  if (end === undefined) return null;
  const name = word.slice(0, -end.length);
  if (end === '본점' && name.length > 1) {
    return [...toName(name, reader), aside(end, 'Main Branch')];
  }
  for (let length = Math.min(LONGEST_PLACE, name.length - 2); length > 1; length -= 1) {
    const place = getPlaceName(name.slice(-length), reader.index);
    if (place !== undefined) {
      return [...toName(name.slice(0, -length), reader), aside(end, `${place} Branch`)];
    }
  }
  return null;
}

type Words = Readonly<Record<string, string>>;

interface NamePart {
  ko: string;
  english: string;
  how: 'official' | 'words' | 'loan' | 'romanised' | 'aside';
}

/**
 * A name grown together: loan words, where it is nothing else; or the words it is made of: places, dishes and loan words
 * at its end and its beginning, and what is left between them. "버처스컷" -> "Butcher's Cut", "성수노루" -> "Seongsu Noru",
 * "오레노카츠" -> "Oreno Katsu".
 */
function toName(word: string, reader: TitleReader): NamePart[] {
  const place = getPlaceName(word, reader.index);
  if (place !== undefined) return [aside(word, place)];
  const loan = toLoan(word, reader);
  if (loan) return loan;
  const { rest, parts } = takeParts(word, reader.index.tables.titleParts);
  const [next] = parts;
  if (rest === THE && next) return [toKnown(rest, 'The'), ...parts];
  // 손 + 국수: one syllable before a Korean word is hardly a name of its own.
  if (rest.length === 1 && next?.how === 'romanised') {
    return [spell(rest + next.ko), ...parts.slice(1)];
  }
  return [...toOpening(rest, reader), ...parts];
}

/** A name that is all loan words, perhaps with what Koreans call a house behind it. */
function toLoan(word: string, { readLoan }: TitleReader): NamePart[] | null {
  const whole = readLoan(word);
  if (whole !== null) return [{ ko: word, english: whole, how: 'loan' }];
  const name = word.slice(0, -1);
  const loan = HOUSE_ENDS.test(word) ? readLoan(name) : null;
  if (loan === null) return null;
  const end = word.slice(-1);
  return [
    { ko: name, english: loan, how: 'loan' },
    aside(end, end === HOUSE ? 'House' : romanise(end)),
  ];
}

/** Takes the known parts off the end of a name, the longest first. */
function takeParts(word: string, titleParts: Words): { rest: string; parts: readonly NamePart[] } {
  const parts: NamePart[] = [];
  let rest = word;
  for (;;) {
    const part = findLastPart(rest, titleParts) ?? findAnd(rest, parts, titleParts);
    if (!part) return { rest, parts: parts.reverse() };
    parts.push(part);
    rest = rest.slice(0, -part.ko.length);
  }
}

function findLastPart(name: string, titleParts: Words): NamePart | null {
  for (let length = Math.min(LONGEST_PART, name.length); length > 1; length -= 1) {
    const ko = name.slice(-length);
    const english = getOwn(titleParts, ko);
    if (english !== undefined) return toKnown(ko, english);
  }
  return null;
}

/** The "and" of 도넛앤커피: only between two known parts, for a name may end with that syllable. */
function findAnd(name: string, after: readonly NamePart[], titleParts: Words): NamePart | null {
  const isBetween =
    name.endsWith(AND) && after.length > 0 && findLastPart(name.slice(0, -1), titleParts) !== null;
  return isBetween ? aside(AND, '&') : null;
}

/** What a name begins with that is known, and the rest; a single syllable is not cut off. */
function toOpening(name: string, reader: TitleReader): NamePart[] {
  const opening: NamePart[] = [];
  let rest = name;
  for (;;) {
    const part = findFirstPart(rest, reader.index);
    if (!part)
      return rest === '' ? opening : [...opening, ...(toLoan(rest, reader) ?? [spell(rest)])];
    opening.push(part);
    rest = rest.slice(part.ko.length);
  }
}

function findFirstPart(name: string, index: LexiconIndex): NamePart | null {
  for (let length = Math.min(LONGEST_PART, name.length); length > 1; length -= 1) {
    if (LONE_SYLLABLE.test(name.slice(length))) continue;
    const ko = name.slice(0, length);
    const english = getPlaceName(ko, index) ?? getOwn(index.tables.titleParts, ko);
    if (english !== undefined) return toKnown(ko, english);
  }
  return null;
}

const spell = (ko: string): NamePart => ({ ko, english: romanise(ko), how: 'romanised' });

const aside = (ko: string, english: string): NamePart => ({ ko, english, how: 'aside' });

const LETTERS = /\p{L}/u;

const toWritten = (word: string): NamePart => ({
  ko: word,
  english: word,
  how: LETTERS.test(word) ? 'official' : 'aside',
});

/** Many a known part is only spelt: 갈비 is Galbi. */
const toKnown = (ko: string, english: string): NamePart => ({
  ko,
  english,
  how: english === romanise(ko) ? 'romanised' : 'words',
});

const toText = (parts: readonly NamePart[]): string =>
  parts.map(({ english }) => english).join(' ');

/** Words come from anywhere: "constructor" is none of ours. */
function getOwn(words: Words, word: string): string | undefined {
  return Object.hasOwn(words, word) ? words[word] : undefined;
}

/** Grown together as the areas of the first step are: "Myeongdong" and not "Myeong-dong". */
function getPlaceName(ko: string, { names }: LexiconIndex): string | undefined {
  const name = names().get(ko)?.[0];
  return name?.kind === 'name' ? name.en.replace('-dong', 'dong') : undefined;
}

/** "홍대" -> "Hongdae", "강남역" -> "Gangnam Station", "더현대서울" -> letters. */
function toPlace(place: string, reader: TitleReader): string {
  const known = getPlaceName(place, reader.index);
  if (known !== undefined) return known;
  if (place.length > 2 && place.endsWith('역'))
    return `${toPlace(place.slice(0, -1), reader)} Station`;
  return getOwn(reader.index.tables.titleWords, place) ?? toText(toName(place, reader));
}
