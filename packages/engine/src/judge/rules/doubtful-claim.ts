import { claimOf } from '../../reading/claims';
import type { LexiconIndex } from '../../reading/index-lexicon';
import type { Claim as ClaimName } from '../../reading/lexicon';
import type { Part } from '../../reading/segment';
import { isHouseName } from './house-name';
import { AND, isNegation, saysDiet, type Example, type PieceRule } from './rule';

/** Neutral beside a dish, but no claim stands beside them: alternatives, halves, and what is only like something. */
const HEDGES: ReadonlySet<string> = new Set([
  ...['또는', '이나', 'or', '반반', '일반', '보통', '세미', '약간', '기타', '등등', '따로', '모든'],
  ...['스타일', 'style', 'n', 'and', '하고', '함께', '섞어', '자유선택', '내맘대로', '외'],
]);

/** Particles that close the noun before a verb: 두부가 들어간, 빵에 올린, 두유로 만든. */
const CASES: ReadonlySet<string> = new Set(['이', '가', '을', '를', '에', '로', '으로']);
/** Suffixes after which a noun still speaks of the dish: 비건식, 비건용, 비건의. */
const SUFFIXES: ReadonlySet<string> = new Set(['의', '식', '용', '로', '으로']);
const ENDINGS: ReadonlySet<string> = new Set(['나', '은', '도', '외', '풍']);
/** One-letter words that stand by themselves and are no fragment of an ending. */
const LONE_WORDS: ReadonlySet<string> = new Set([
  '더',
  '큰',
  '핫',
  '숯',
  '팬',
  '롱',
  '뉴',
  '빅',
  '킹',
]);

const isLetter = ({ text }: Part): boolean => text.length === 1 && !/[a-z]/.test(text);

const isShortWord = (part: Part): boolean =>
  isLetter(part) && part.entry?.kind === 'word' && !isHouseName(part);

const isFood = (part: Part | undefined): boolean =>
  part?.entry?.kind === 'dish' ||
  part?.entry?.kind === 'ingredient' ||
  part?.entry?.kind === 'form';

const isAlternative = ({ text }: Part): boolean => HEDGES.has(text);

/** A particle belongs to what comes after it, and a word of one letter to its neighbour: 불가 is no 불 with a particle. */
function isUnderstoodWord(parts: readonly Part[], at: number): boolean {
  const [last, own, next] = [parts[at - 1], parts[at], parts[at + 1]];
  const { text = '', entry = null, startsWord = false } = own ?? {};
  if (SUFFIXES.has(text)) return next !== undefined;
  if (CASES.has(text)) return isFood(last) && next?.startsWord === true;
  if (AND.has(text) || LONE_WORDS.has(text)) return true;
  if (own && !isShortWord(own)) return true;
  if (startsWord) return entry?.place === 'start' && isFood(next) && next?.startsWord === false;
  return entry?.place === 'end' && isFood(last) && !ENDINGS.has(text);
}

/** True for a part that is known for sure, or is the name of the restaurant. */
function isUnderstood(parts: readonly Part[], at: number): boolean {
  const part = parts[at];
  if (!part?.entry || part.by === 'short-sound' || isNegation(part) || isAlternative(part)) {
    return false;
  }
  // 채식용 안 해요 holds no 용안.
  const isBridge = part.hasBlank === true && !part.startsWord && part.text.length === 2;
  return !isBridge && isUnderstoodWord(parts, at);
}

/** True where the word of a claim goes on: 준비건 and 무비건 before it, 비건이 and 비건과 behind. */
function goesOn(parts: readonly Part[], at: number): boolean {
  const [last, own, next] = [parts[at - 1], parts[at], parts[at + 1]];
  if (!own?.startsWord && last && isLetter(last)) return true;
  if (next && AND.has(next.text)) return true;
  return next !== undefined && !next.startsWord && isShortWord(next) && !SUFFIXES.has(next.text);
}

const HONEY = /꿀|허니|honey/;

const isHoney = ({ entry, text }: Part): boolean =>
  HONEY.test(text) || entry?.has.some(({ substance }) => substance === 'honey') === true;

const ANIMAL_PRODUCTS: ReadonlySet<string | undefined> = new Set(['egg', 'dairy', 'animal']);

const isAnimalProduct = (index: LexiconIndex, { entry }: Part): boolean =>
  entry?.kind === 'ingredient' &&
  entry.has.some(
    ({ substance, certainty }) =>
      certainty === 'yes' && ANIMAL_PRODUCTS.has(index.substances.get(substance)?.origin),
  );

/** Honey, which nobody imitates, and an egg, dairy or gelatin in front of the claim contradict it. */
function isContradicted(index: LexiconIndex, parts: readonly Part[]): boolean {
  const isVegan = ({ entry }: Part): boolean => claimOf(entry)?.what === 'vegan';
  const lastVegan = parts.findLastIndex(isVegan);
  if (lastVegan < 0) return false;
  return (
    parts.some(isHoney) || parts.slice(0, lastVegan).some((part) => isAnimalProduct(index, part))
  );
}

/** Substitute for an ingredient: a vegan cheese, mock meat, oat milk, a stock of plants. */
const isSubstitute = ({ entry }: Part): boolean => {
  const claim = claimOf(entry);
  if (claim?.what === 'vegan-part' || claim?.what === 'mock-meat') return true;
  return claim?.polarity === 'no' && (claim.what === 'dairy' || claim.what === 'broth');
};

const withClaim = (part: Part, claim: ClaimName | undefined): Part =>
  part.entry ? { ...part, entry: { ...part.entry, claim } } : part;

/** Lacto and ovo that nothing denies are still not vegan, whatever else stands beside them. */
function toQuestion(part: Part, isDenied: boolean): readonly Part[] {
  const question = withClaim(part, 'vegan-option');
  const what = claimOf(part.entry)?.what;
  const isVeganOut = !isDenied && (what === 'dairy' || what === 'egg');
  return isVeganOut ? [withClaim(part, 'not-vegan'), question] : [question];
}

/** True where a negation or an alternative stands beside a claim. */
export const isTakenBack = (parts: readonly Part[]): boolean =>
  parts.some((part) => isNegation(part) || isAlternative(part));

/** True where nothing in a piece takes back what one of its parts claims. */
export function isVouchedFor(
  index: LexiconIndex,
  parts: readonly Part[],
  isClaim: (part: Part) => boolean,
): boolean {
  if (parts.some((_, at) => !isUnderstood(parts, at))) return false;
  if (isContradicted(index, parts)) return false;
  return parts.every((part, at) => !isClaim(part) || !goesOn(parts, at));
}

/**
 * A claim vouches only for what was understood: unknown letters, a negation, an alternative or something that contradicts it
 * make it a question, and what the dish has by itself stays in it. A substitute falls by a negation or an alternative alone.
 */
export const doubtfulClaim: PieceRule = (pieces, index) =>
  pieces.map((parts) => {
    const hasDiet = parts.some(saysDiet);
    if (!hasDiet && !parts.some(isSubstitute)) return parts;
    const isDenied = isTakenBack(parts);
    if (!isDenied && !(hasDiet && !isVouchedFor(index, parts, saysDiet))) return parts;
    return parts.flatMap((part) => {
      if (saysDiet(part)) return toQuestion(part, isDenied);
      return isDenied && isSubstitute(part) ? withClaim(part, undefined) : part;
    });
  });

export const EXAMPLES: readonly Example[] = [
  { dish: '비건 두부 강정', vegan: 'yes' },
  { dish: '비건 불고기 버거', vegan: 'yes' },
  { dish: '비건의 샐러드', vegan: 'yes' },
  { dish: '소연 파스타 비건', title: '소연', vegan: 'yes' },
  { dish: '비건 뷁 호박죽', vegan: 'ask', has: { egg: 'unknown', dairy: 'unknown' } },
  { dish: '비건 메뉴는 없습니다', vegan: 'ask', lactoOvo: 'ask' },
  { dish: '비건 불가 두부', vegan: 'no' },
  { dish: '비건 또는 치킨 타코', vegan: 'ask', has: { chicken: 'yes' } },
  { dish: '비건이 좋아하는 샐러드', vegan: 'ask' },
  { dish: '준비건 케이크', vegan: 'ask' },
  { dish: '꿀 비건 쿠키', vegan: 'ask' },
  { dish: '젤라틴 비건 젤리', vegan: 'ask', lactoOvo: 'ask' },
  { dish: '락토 뷁 케이크', vegan: 'no', lactoOvo: 'ask' },
];
