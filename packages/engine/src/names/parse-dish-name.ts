import { extractSizes } from '../menu';
import type { LexiconIndex } from '../segmentation/index-lexicon';
import { toRegExpAlternatives } from '../text/regexp-alternatives';
import { segmentName } from './segment-name';
import type { NamePart } from './types';

/** Parsed dish name, the input for names in any language. */
export type NameReading =
  /** Name in the official list. */
  | { official: string }
  /** Parts to compose the name of; a text longer than any name comes in several pieces. */
  | { pieces: readonly (readonly NamePart[])[] };

/**
 * Creates a parser of dish names: whole names of the official list first, then parts with the names
 * of the index.
 *
 * @param official official list: dish without blanks -> name
 */
export function createDishNameParser(
  index: Pick<LexiconIndex, 'names' | 'tables'>,
  official: Readonly<Record<string, string>>,
): (dish: string) => NameReading {
  const names = new Map(Object.entries(official));
  const normalizeSpelling = createSpellingNormalizer(index.tables.spellings);
  return (dish) => {
    const ko = dish.normalize('NFC').replaceAll('_', ' ').trim();
    const normalized = normalizeSpelling(ko);
    const officialName =
      names.get(ko.replace(/\s/g, '')) ?? names.get(normalized.replace(/\s/g, ''));
    if (officialName !== undefined) return { official: officialName };
    // "소금빵 2개": counts are no part of the name, unless nothing else is left.
    const counted = extractSizes(normalized).rest.replace(BRACKETS, ' ');
    const name = extractSizes(counted).rest.replace(REMARK, '').trim();
    const officialPart = names.get(name.replace(/\s/g, ''));
    if (officialPart !== undefined) return { official: officialPart };
    return {
      pieces: splitLongText(name === '' ? normalized : name).map((piece) =>
        segmentName(index, piece),
      ),
    };
  };
}

/**
 * True when every part has a meaning. An unknown word before a set or a course counts as its name.
 */
export function isUnderstood(parts: readonly NamePart[]): boolean {
  return parts.every((part, at) => part.kind !== 'unknown' || parts[at + 1]?.kind === 'serving');
}

/** Replaces variant spellings by one pattern, longest first. */
function createSpellingNormalizer(
  spellings: Readonly<Record<string, string>>,
): (text: string) => string {
  const variants = Object.keys(spellings).sort((a, b) => b.length - a.length);
  const pattern = new RegExp(toRegExpAlternatives(variants), 'g');
  return (text) => text.replace(pattern, (variant) => spellings[variant] ?? variant);
}

/** Parts that deny: 없는, 않은, 아닌, 안 (alone), 불가, 제외, 뺀. */
const NEGATION =
  /없|않|아닌|아님|아닙|아니[라다]|(?<![가-힣])[안못] |안됨|[불미](?:포함|사용|첨가|인증)|불가(?:능|$| )|제외|금지|(?<![가-힣])(?:뺀|빼고)/u;

/**
 * True for a dish whose name denies something; romanized, it would say the opposite or nothing:
 * "할랄인증 받지않은 닭갈비".
 */
export const hasLostNegation = (dish: string): boolean => NEGATION.test(dish);

/**
 * Remarks after a name that its notes tell: "/밥별도", "국내산", "小" of 감자탕小, "소" of 감자탕소,
 * "500" of 간장 500.
 */
const REMARK =
  /[ /]*(?:(?:공기)?밥 ?별도|(?<=. ?)국내?산|(?<=[가-힣])[小中大]|(?<=[가-힣](?:탕|찜|전골))[소중대]|(?<=추가) ?시|(?<= )\d{3})$/u;

const BRACKETS = /[()[\]{}<>「」『』【】《》〈〉]/g;

/**
 * Length above which a text is split. No dish name is longer, and the limit keeps the time linear.
 */
const MAX_NAME_LENGTH = 120;

function splitLongText(text: string): string[] {
  const pieces: string[] = [];
  let rest = text;
  while (rest.length > MAX_NAME_LENGTH) {
    const blank = rest.lastIndexOf(' ', MAX_NAME_LENGTH);
    const end = blank > 0 ? blank : MAX_NAME_LENGTH;
    pieces.push(rest.slice(0, end));
    rest = rest.slice(end).trimStart();
  }
  return [...pieces, rest];
}
