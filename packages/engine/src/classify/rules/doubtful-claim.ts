import type { ClaimCode } from '../../segmentation/claims';
import type { Part } from '../../segmentation/segment';
import { isRestaurantName } from './restaurant-name-in-dish';
import {
  getCertainSubstances,
  hasClaim,
  isConjunction,
  isDietClaim,
  isFood,
  isNegation,
  isOneOf,
  type PieceRule,
} from './rule';

/** Words that are neutral beside a dish but void a claim: alternatives, halves, imitations. */
const HEDGES: ReadonlySet<string> = new Set([
  ...['또는', '이나', 'or', '반반', '일반', '보통', '세미', '약간', '기타', '등등', '따로', '모든'],
  ...['스타일', 'style', 'n', 'and', '하고', '함께', '섞어', '자유선택', '내맘대로', '외'],
]);

/** Case particles between a noun and its verb: 두부가 들어간, 빵에 올린, 두유로 만든. */
const CASE_PARTICLES: ReadonlySet<string> = new Set(['이', '가', '을', '를', '에', '로', '으로']);
/** Suffixes that keep a noun about the dish: 비건식, 비건용, 비건의. */
const NOUN_SUFFIXES: ReadonlySet<string> = new Set(['의', '식', '용', '로', '으로']);
const ENDINGS: ReadonlySet<string> = new Set(['나', '은', '도', '외', '풍']);
/** One-letter words that are complete, rather than a fragment of an ending. */
const ONE_LETTER_WORDS: ReadonlySet<string> = new Set('더큰핫숯팬롱뉴빅킹');

const isOneLetter = ({ text }: Part): boolean => text.length === 1 && !/[a-z]/.test(text);

const isShortWord = (part: Part): boolean =>
  isOneLetter(part) && part.entry?.kind === 'word' && !isRestaurantName(part);

const isAlternative = ({ text }: Part): boolean => HEDGES.has(text);

/**
 * True where a particle has a following word and a one-letter word a neighbor: 불가 is not 불 with a
 * particle.
 */
function isUnderstoodWord(parts: readonly Part[], at: number): boolean {
  const [last, own, next] = [parts[at - 1], parts[at], parts[at + 1]];
  const { text = '', entry = null, startsWord = false } = own ?? {};
  if (NOUN_SUFFIXES.has(text)) return next !== undefined;
  const isAfterFood = last !== undefined && isFood(last);
  if (CASE_PARTICLES.has(text)) return isAfterFood && next?.startsWord === true;
  if (own && (isConjunction(own) || ONE_LETTER_WORDS.has(text) || !isShortWord(own))) return true;
  if (startsWord) return entry?.position === 'start' && next?.startsWord === false && isFood(next);
  return entry?.position === 'end' && isAfterFood && !ENDINGS.has(text);
}

/** True for a part known with certainty, or the name of the restaurant. */
function isUnderstood(parts: readonly Part[], at: number): boolean {
  const part = parts[at];
  if (!part?.entry || part.by === 'short-sound' || isNegation(part) || isAlternative(part)) {
    return false;
  }
  // 채식용 안 해요 does not contain 용안.
  const isBridge = part.hasBlank === true && !part.startsWord && part.text.length === 2;
  return !isBridge && isUnderstoodWord(parts, at);
}

/** True where the word of a claim continues: 준비건 and 무비건 before it, 비건이 and 비건과 after it. */
function doesWordContinue(parts: readonly Part[], at: number): boolean {
  const [last, own, next] = [parts[at - 1], parts[at], parts[at + 1]];
  if (!own?.startsWord && last && isOneLetter(last)) return true;
  if (next && isConjunction(next)) return true;
  return (
    next !== undefined && !next.startsWord && isShortWord(next) && !NOUN_SUFFIXES.has(next.text)
  );
}

const HONEY_PATTERN = /꿀|허니|honey/;

const isHoney = ({ entry, text }: Part): boolean =>
  HONEY_PATTERN.test(text) ||
  entry?.has.some(({ substance }) => substance.name === 'honey') === true;

const ANIMAL_PRODUCTS: ReadonlySet<string> = new Set(['egg', 'dairy', 'animal']);

const isAnimalProduct = (part: Part): boolean =>
  part.entry?.kind === 'ingredient' &&
  getCertainSubstances(part).some(({ origin }) => ANIMAL_PRODUCTS.has(origin));

/**
 * True where honey, which has no imitation, or an egg, dairy or gelatin before a vegan claim
 * contradicts it.
 */
function isContradicted(parts: readonly Part[]): boolean {
  const lastVegan = parts.findLastIndex(isOneOf('vegan', 'vegan-option', 'not-vegan'));
  if (lastVegan < 0) return false;
  return parts.some(isHoney) || parts.slice(0, lastVegan).some(isAnimalProduct);
}

/** True for a substitute ingredient: vegan cheese, mock meat, oat milk, vegetable stock. */
const isSubstitute = isOneOf('vegan-part', 'mock-meat', 'plant-milk', 'plant-stock');

const withClaim = (part: Part, claim: ClaimCode | undefined): Part =>
  part.entry ? { ...part, entry: { ...part.entry, claim } } : part;

/** Lacto and ovo without a denial still mean not vegan, whatever stands beside them. */
function toQuestionedClaim(part: Part, isDenied: boolean): readonly Part[] {
  const question = withClaim(part, 'vegan-option');
  return !isDenied && hasClaim(part, 'lacto', 'ovo')
    ? [withClaim(part, 'not-vegan'), question]
    : [question];
}

/** True where a negation or an alternative stands beside a claim. */
export const hasNegationOrAlternative = (parts: readonly Part[]): boolean =>
  parts.some((part) => isNegation(part) || isAlternative(part));

/** True where nothing in a piece casts doubt on its claims. */
export function isClaimTrusted(parts: readonly Part[], isClaim: (part: Part) => boolean): boolean {
  if (parts.some((_, at) => !isUnderstood(parts, at))) return false;
  if (isContradicted(parts)) return false;
  return parts.every((part, at) => !isClaim(part) || !doesWordContinue(parts, at));
}

/**
 * Turns a diet claim into a question beside unknown letters, a negation, an alternative or a
 * contradiction. A substitute is voided only by a negation or an alternative.
 */
export const doubtfulClaim: PieceRule = (pieces) =>
  pieces.map((parts) => {
    const hasDiet = parts.some(isDietClaim);
    if (!hasDiet && !parts.some(isSubstitute)) return parts;
    const isDenied = hasNegationOrAlternative(parts);
    if (!isDenied && !(hasDiet && !isClaimTrusted(parts, isDietClaim))) return parts;
    return parts.flatMap((part) => {
      if (isDietClaim(part)) return toQuestionedClaim(part, isDenied);
      return isDenied && isSubstitute(part) ? withClaim(part, undefined) : part;
    });
  });
