import type { LexiconIndex } from '../reading/index-lexicon';
import { romanise } from './romanise';

/** Marks of the city's and ministry's lists: "[백년가게]" names places handed down for decades. */
const MARKS = /\[[^\]]{0,20}\]|\((?:주|유)\)|㈜|주식회사/g;
const BRANCH = /^(.{1,20}?)(본점|직영점|지점|점)$/;
/** "1992남산돈까스" and "홍콩반점0410", but not the first branch, "공덕1호점". */
const BESIDE_DIGITS = /(?<=\d)(?=[가-힣])(?!호점)|(?<=[가-힣])(?=\d)(?!\d+호점)/g;
const NUMBERED_BRANCH = /^(.{1,20}?)(\d+)호점$/;
const LONGEST_PART = 9;
const LONE_SYLLABLE = /^[가-힣](?![가-힣])/;
const THE = '더';
const AND = '앤';
const ONLY_LATIN = /^[\p{Script=Latin}\p{N}\p{P}\p{S}\s]+$/u;
const LATIN_IN_BRACKET = /\(([A-Za-z][A-Za-z0-9 &'’.\-]{1,60})\)/;

/**
 * The English name of a restaurant: the official one where there is one, else its name in letters with
 * the branch in English: "남산성수노루 홍대점" -> "Namsan Seongsu Noru Hongdae Branch".
 */
export function toEnglishTitle(titleKo: string, titleEng: string, index: LexiconIndex): string {
  const official = titleEng.replace(MARKS, ' ').replace(/\s+/g, ' ').trim();
  if (official !== '') return official;
  const title = titleKo.normalize('NFC').replace(MARKS, ' ');
  const latin = LATIN_IN_BRACKET.exec(title);
  if (latin?.[1] !== undefined) return latin[1].trim();
  const words = title
    .replace(/[()[\]]/g, ' ')
    .replace(/&/g, ' & ')
    .replace(BESIDE_DIGITS, ' ')
    .split(/\s+/)
    .filter((word) => word !== '');
  return words
    .map((word, at) => toWord(word, at, index))
    .join(' ')
    .replaceAll(' ,', ',');
}

function toWord(word: string, at: number, index: LexiconIndex): string {
  if (ONLY_LATIN.test(word)) return word;
  const { titleWords, titleParts } = index.tables;
  const known = getOwn(titleWords, word) ?? getOwn(titleParts, word);
  if (known !== undefined) return known;
  const numbered = at > 0 ? NUMBERED_BRANCH.exec(word) : null;
  if (numbered?.[1] !== undefined) {
    return `${toPlace(numbered[1], index)} Branch No. ${numbered[2] ?? ''}`;
  }
  const branch = at > 0 ? BRANCH.exec(word) : null;
  if (branch?.[1] !== undefined) {
    const kind = branch[2] === '본점' ? 'Main Branch' : 'Branch';
    return `${toPlace(branch[1], index)} ${kind}`;
  }
  if (word.length > 3 && word.endsWith('본점')) {
    return `${toName(word.slice(0, -2), index)} Main Branch`;
  }
  return toName(word, index);
}

type Words = Readonly<Record<string, string>>;

interface NamePart {
  ko: string;
  english: string;
}

/**
 * A name grown together, in the words it is made of: places, dishes and loan words at its end and its beginning, and what
 * is left between them spelt out. "성수노루" -> "Seongsu Noru", "오레노카츠" -> "Oreno Katsu".
 */
function toName(word: string, index: LexiconIndex): string {
  const { titleParts } = index.tables;
  const { rest, parts } = takeParts(word, titleParts);
  const [next] = parts;
  if (rest === THE && next) return toText([{ ko: rest, english: 'The' }, ...parts]);
  // 손 + 국수: one syllable before a Korean word is hardly a name of its own.
  if (rest.length === 1 && next?.english === romanise(next?.ko ?? '')) {
    return toText([spell(rest + next.ko), ...parts.slice(1)]);
  }
  return toText([...toOpening(rest, index), ...parts]);
}

/** Takes the known parts off the end of a name, the longest first. */
function takeParts(word: string, titleParts: Words): { rest: string; parts: readonly NamePart[] } {
  const parts: NamePart[] = [];
  let rest = word;
  for (;;) {
    const part = findLastPart(rest, titleParts) ?? findAnd(rest, parts, titleParts);
    if (!part) return { rest, parts };
    parts.unshift(part);
    rest = rest.slice(0, -part.ko.length);
  }
}

function findLastPart(name: string, titleParts: Words): NamePart | null {
  for (let length = Math.min(LONGEST_PART, name.length); length > 1; length -= 1) {
    const ko = name.slice(-length);
    const english = getOwn(titleParts, ko);
    if (english !== undefined) return { ko, english };
  }
  return null;
}

/** The "and" of 도넛앤커피: only between two known parts, for a name may end with that syllable. */
function findAnd(name: string, after: readonly NamePart[], titleParts: Words): NamePart | null {
  const isBetween =
    name.endsWith(AND) && after.length > 0 && findLastPart(name.slice(0, -1), titleParts) !== null;
  return isBetween ? { ko: AND, english: '&' } : null;
}

/** What a name begins with that is known, and the rest; a single syllable is not cut off. */
function toOpening(name: string, index: LexiconIndex): NamePart[] {
  const opening: NamePart[] = [];
  let rest = name;
  for (;;) {
    const part = findFirstPart(rest, index);
    if (!part) return rest === '' ? opening : [...opening, spell(rest)];
    opening.push(part);
    rest = rest.slice(part.ko.length);
  }
}

function findFirstPart(name: string, index: LexiconIndex): NamePart | null {
  for (let length = Math.min(LONGEST_PART, name.length); length > 1; length -= 1) {
    if (LONE_SYLLABLE.test(name.slice(length))) continue;
    const ko = name.slice(0, length);
    const english = getPlaceName(ko, index) ?? getOwn(index.tables.titleParts, ko);
    if (english !== undefined) return { ko, english };
  }
  return null;
}

const spell = (ko: string): NamePart => ({ ko, english: romanise(ko) });

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
function toPlace(place: string, index: LexiconIndex): string {
  const known = getPlaceName(place, index);
  if (known !== undefined) return known;
  if (place.length > 2 && place.endsWith('역'))
    return `${toPlace(place.slice(0, -1), index)} Station`;
  return getOwn(index.tables.titleWords, place) ?? toName(place, index);
}
