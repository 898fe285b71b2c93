import { isContainsVerb } from '../menu/bracket-roles';
import { classifySign } from '../menu/signs';
import { DENYING_CLAIMS, MEATLESS_CLAIMS, type ClaimSet } from '../segmentation/claims';
import type { LexiconIndex } from '../segmentation/index-lexicon';
import { segment, type Part } from '../segmentation/segment';
import { isLetterCode } from '../text/strip-separators';
import type { RestaurantContext } from './facts';
import { findUncoveredFood, type UncoveredFood } from './claim-scope';
import { maskLine, type ProofReason } from './line-mask';
import { MIN_RESTAURANT_NAME_LENGTH } from './rules/restaurant-name-in-dish';
import { hasClaim, isDrink, isNegation, isStock } from './rules/rule';

/** Piece of a line with its reason; null without one, and nothing is promised then. */
export interface ProofPiece {
  text: string;
  reason: ProofReason | null;
  /**
   * Without a reason: `anything` for text that is not understood; `food` for a word that may add an
   * ingredient; `no-flesh` for one that adds milk, eggs or nuts at most (프로틴 콜드브루).
   */
  mayBring?: 'anything' | 'food' | 'no-flesh';
}

const DIGIT = /\p{N}/u;
/** A zero alone denies: "비건 0"; not in "0%". */
const LONE_ZERO = /^0+$/;
/** Savory heads whose recipe a taste, a color or a style changes. */
const OPEN_HEAD =
  /(?:빵|브레드|바게트|베이글|크루아상|크로와상|토스트|샌드위치|번|샐러드|감자튀김|웨지감자|해시브라운|해쉬브라운|프라이|후라이|포테이토|나초|bread|toast|salad|fries)$/;
const YOGURT = /요거트|요구르트|yogh?urt/;
/** Liquors, beside which words are brands and kinds; not cocktails. */
const LIQUOR =
  /(?:맥주|비어|에일|라거|스타우트|필스너|소주|막걸리|탁주|약주|청주|두견주|와인|위스키|워커|사케|샴페인|beer|ale|wine|whisk[e]?y)$/;

/** The five alliums, read by `classifyAlliums`. */
const DENIED_ALLIUMS = /^무?오신채$/;
/** Claims that a word beside them may contradict. */
const PROMISES: ClaimSet = new Set([
  ...MEATLESS_CLAIMS,
  ...DENYING_CLAIMS,
  ...(['vegan-option', 'vegan-part', 'mock-meat', 'halal'] as const),
]);
const isPromise = ({ entry }: Part): boolean => PROMISES.has(entry?.claim);

const isSweet = (index: LexiconIndex, { text, entry }: Part): boolean => {
  const family = index.findFamily(text)?.family;
  return (
    isDrink(entry) || YOGURT.test(text) || family?.isSweet === true || family?.others === 'absent'
  );
};

/** Beside fries a stew with meat, elsewhere a taste. */
const MEATY_TASTE = /^(?:칠리|chill?i)$/;

const hasAlcohol = ({ entry }: Part): boolean =>
  entry?.has.some(({ substance }) => substance.name === 'alcohol') === true;

/** Neighbors of the words of a line. */
interface Context {
  /** A drink, a sweet, bread, a salad, fries or a claim: tastes, colors and styles are not neutral. */
  isStrict: boolean;
  /** A claim, which covers heat. */
  isClaimed: boolean;
  /** All dishes are drinks, sweets or fruit: a word may add milk, but no flesh. */
  isSweet: boolean;
  /** All dishes are liquors, whose words are brands and kinds. */
  isLiquor: boolean;
  /** Fries, bread or a salad, whose tastes are sauces and toppings. */
  isOpen: boolean;
  /** One food: nothing is beside it, whatever a word says (감자튀김 토핑한). */
  isAlone: boolean;
  /** Food that a claim or a plant milk of the line does not cover. */
  uncovered: UncoveredFood;
}

function toContext(index: LexiconIndex, parts: readonly Part[]): Context {
  const foods = parts.filter(
    ({ entry }) =>
      entry !== null && entry.kind !== 'word' && (entry.kind !== 'claim' || entry.has.length > 0),
  );
  const isClaimed = parts.some(isPromise);
  const sweets = foods.filter((part) => isSweet(index, part));
  const isLiquor = foods.some(({ text }) => LIQUOR.test(text)) && foods.every(hasAlcohol);
  const isOpen = foods.some(({ text }) => OPEN_HEAD.test(text));
  return {
    isStrict: isClaimed || sweets.length > 0 || isOpen,
    isOpen,
    isAlone: foods.length < 2,
    uncovered: findUncoveredFood(index, parts),
    isClaimed,
    isSweet:
      sweets.length > 0 &&
      foods.every((part) => part.entry?.kind !== 'dish' || isSweet(index, part)),
    isLiquor,
  };
}

/** Classes of the letters of a line, by position: the part that each belongs to. */
interface Reading {
  partAt: ReadonlyMap<number, Part>;
  parts: readonly Part[];
}

/** Segments a text and maps its parts back to the positions of their letters. */
function readLetters(index: LexiconIndex, text: string): Reading {
  const parts = segment(index.findTerms, text, index.findSoundTerms);
  const partAt = new Map<number, Part>();
  let part = 0;
  let used = 0;
  let at = 0;
  for (const char of text) {
    for (const letter of char.toLowerCase()) {
      if (!isLetterCode(letter.codePointAt(0) ?? 0)) continue;
      while (part < parts.length && used >= (parts[part]?.text.length ?? 0)) {
        part += 1;
        used = 0;
      }
      const owner = parts[part];
      if (owner && !partAt.has(at)) partAt.set(at, owner);
      used += letter.length;
    }
    at += char.length;
  }
  return { partAt, parts };
}

/** Reason of a part of the name, by its entry and its neighbors. */
function toPartReason(
  index: LexiconIndex,
  part: Part,
  { isStrict, isClaimed, isSweet: isBesideSweet, isLiquor, isOpen, isAlone, uncovered }: Context,
): Omit<ProofPiece, 'text'> {
  const { text, entry, by } = part;
  const mayBring = uncovered.get(part);
  if (mayBring) return { reason: null, mayBring };
  if (entry === null)
    return DENIED_ALLIUMS.test(text) || isContainsVerb(text)
      ? { reason: 'claim' }
      : { reason: null, mayBring: 'anything' };
  if (by === 'short-sound' || isNegation(part)) return { reason: null, mayBring: 'food' };
  const isUnnamed = (isStock(part) && !isClaimed) || (hasClaim(part, 'beside') && isAlone);
  if (isUnnamed || (isOpen && MEATY_TASTE.test(text))) return { reason: null, mayBring: 'food' };
  if (entry.kind !== 'word') return { reason: entry.kind === 'claim' ? 'claim' : 'food' };
  if (entry.has.length > 0 || entry.hidden.length > 0) return { reason: 'food' };
  const neutral = index.findNeutral(text);
  const isNeutral =
    neutral &&
    (neutral.scope === 'everywhere' ||
      !isStrict ||
      (neutral.what === 'heat' && isClaimed && !isBesideSweet));
  if (isNeutral) return { reason: neutral.what };
  if (isLiquor) return { reason: 'kinds of liquor' };
  if (entry.claim && entry.claim !== 'side') return { reason: 'claim' };
  const hasNoFlesh = neutral !== undefined || (isBesideSweet && !isClaimed);
  return { reason: null, mayBring: hasNoFlesh ? 'no-flesh' : 'food' };
}

/**
 * Proof of a line, piece by piece, to its last character: each term, sign, bracket, number and
 * leftover letter with the reason why it brings in nothing that the facts do not count. Linear in
 * the length of the line.
 */
export function proveLine(
  index: LexiconIndex,
  line: string,
  { restaurant }: { restaurant?: RestaurantContext | undefined } = {},
): ProofPiece[] {
  const { rest, rangeAt, hasLabel } = maskLine(line);
  const { partAt, parts } = readLetters(index, rest);
  const context = toContext(index, parts);
  const toNameReason = (part: Part): Omit<ProofPiece, 'text'> => {
    const reason = toPartReason(index, part, context);
    if (reason.reason !== null) return reason;
    // A label alone in its bracket vouches for the name beside it.
    if (hasLabel && isWordLike(part.text)) return { reason: 'label' };
    const isOwnName =
      part.text.length >= MIN_RESTAURANT_NAME_LENGTH && restaurant?.name.includes(part.text);
    return isOwnName ? { reason: 'name' } : reason;
  };
  const reasons = new Map(parts.map((part) => [part, toNameReason(part)]));
  const toReason = (at: number, char: string): Omit<ProofPiece, 'text'> => {
    const range = rangeAt[at];
    if (range) return toReasonOrGap(range.reason);
    const part = partAt.get(at);
    if (part) return reasons.get(part) ?? toReasonOrGap(null);
    if (DIGIT.test(char)) return toReasonOrGap(isLoneZero(line, at) ? null : 'number');
    const meaning = classifySign(char);
    if (meaning === 'food' || meaning === 'hot') return { reason: 'food' };
    return toReasonOrGap(meaning === 'neutral' || /\s/.test(char) ? 'sign' : null);
  };
  const pieces: ProofPiece[] = [];
  let lastOwner: unknown;
  let at = 0;
  for (const char of line) {
    const reason = toReason(at, char);
    const owner = rangeAt[at] ?? partAt.get(at) ?? reason.reason;
    const last = pieces.at(-1);
    if (last && lastOwner === owner) last.text += char;
    else pieces.push({ text: char, ...reason });
    lastOwner = owner;
    at += char.length;
  }
  return pieces;
}

/**
 * Pieces of a line without a reason, for which its verdict is no promise: 크리미 of 크리미 아메리카노.
 *
 * @example
 * findUnexplained(indexLexicon(getLexicon()), '크리미 아메리카노'); // => ['크리미']
 */
export const findUnexplained = (index: LexiconIndex, line: string): string[] => [
  ...new Set(
    proveLine(index, line).flatMap(({ text, reason }) => (reason === null ? [text.trim()] : [])),
  ),
];

const toReasonOrGap = (reason: ProofReason | null): Omit<ProofPiece, 'text'> =>
  reason === null ? { reason, mayBring: 'anything' } : { reason };

/** Text that may be a word of a name: Hangul syllables, or Latin letters that are no X. */
const isWordLike = (text: string): boolean => /^(?:[가-힣]+|[a-z]{2,}|[a-z가-힣]{3,})$/.test(text);

/** Characters around a zero that may be of the same number. */
const NUMBER_REACH = 8;

/** True for a 0 without other digits, a unit or a percent sign. */
function isLoneZero(line: string, at: number): boolean {
  if (line.charAt(at) !== '0') return false;
  const before = /[\d.,]*$/.exec(line.slice(Math.max(0, at - NUMBER_REACH), at))?.[0] ?? '';
  const after = /^[\d.,]*%?/.exec(line.slice(at + 1, at + NUMBER_REACH))?.[0] ?? '';
  return LONE_ZERO.test(`${before}0${after}`);
}
