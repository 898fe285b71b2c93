import { getClaim, type Claim } from '../../segmentation/claims';
import type { LexiconIndex } from '../../segmentation/index-lexicon';
import type { LexiconEntry } from '../../segmentation/lexicon';
import type { Part } from '../../segmentation/segment';
import {
  isNegation,
  isDishPart,
  NEGATION_PART,
  isDietOrHalalClaim,
  SUBSTITUTE,
  type Example,
  type PieceRule,
} from './rule';

/** Particles between a noun and its denial: "고기를 뺀", "계란이 들어가지 않은". */
const PARTICLES: ReadonlySet<string> = new Set(['이', '가', '을', '를', '은', '는']);

const isDenial = (claim: Claim | undefined): boolean =>
  claim?.polarity === 'no' && ['part', 'swap', 'likeness'].includes(claim.subject);

/** True for 마늘 in 비건 마늘 없는 빵, but not for 크림 in 비건 크림 없음, which denies the vegan cream. */
const isPlainNoun = (index: LexiconIndex, noun: Part): boolean =>
  noun.entry?.kind === 'ingredient' && !isAnimal(index, noun) && !isDishPart(noun);

/** True for nouns that a denial can exclude: an ingredient, a stock, animal products, gluten. */
const isExcludableNoun = ({ entry, text }: Part): boolean => {
  const subject = getClaim(entry)?.subject;
  return (
    entry?.kind === 'ingredient' || subject === 'animal' || subject === 'broth' || text === '글루텐'
  );
};

/**
 * True for claims about the dish or a part of it: vegan, vegan option, halal, mock meat, vegan
 * cheese.
 */
const isAnyDietClaim = (part: Part): boolean => {
  const subject = getClaim(part.entry)?.subject;
  return (
    isDietOrHalalClaim(part) ||
    subject === 'vegan' ||
    subject === 'mock-meat' ||
    subject === 'vegan-part'
  );
};

/** Indexes of the first diet or halal claim and of the first denial; `Infinity` without one. */
interface FirstPositions {
  promise: number;
  denial: number;
}

function findFirstPositions(parts: readonly Part[]): FirstPositions {
  const toAt = (at: number): number => (at < 0 ? Infinity : at);
  return {
    promise: toAt(parts.findIndex(isDietOrHalalClaim)),
    denial: toAt(parts.findIndex(({ entry }) => isDenial(getClaim(entry)))),
  };
}

/**
 * True for a denial that excludes no ingredient but negates a claim before it or in its noun: 비건
 * 없음, 비건 메뉴 제외, 비건 대신, no longer vegan, 계란 없는 빵은 제외.
 */
function isDenialOfClaim(
  index: LexiconIndex,
  parts: readonly Part[],
  at: number,
  claim: Claim,
  first: FirstPositions,
): boolean {
  const [from, to] = findDeniedNoun(parts, at, claim);
  const denied = parts.slice(from, to);
  if (denied.some(isAnyDietClaim)) return true;
  const hasPromise = first.promise < Infinity;
  if (denied.length === 0) return hasPromise;
  const start = Math.min(from, at);
  if (first.promise < start) return !denied.every((noun) => isPlainNoun(index, noun));
  const isAfter = claim.scope === 'after';
  const isOfDenial = !isAfter && first.denial < start;
  if (!isOfDenial && !hasPromise) return false;
  // 우유 and 젓갈 are dishes of their own.
  const canBeDish = (noun: Part): boolean =>
    noun.entry?.kind === 'dish' && (isAfter ? isAnimal(index, noun) : !isOfDenial);
  return !denied.every((noun) => isExcludableNoun(noun) || canBeDish(noun));
}

function markNegations(index: LexiconIndex, parts: readonly Part[]): readonly Part[] {
  const first = findFirstPositions(parts);
  if (first.denial === Infinity) return parts;
  return parts.map((part, at) => {
    const claim = getClaim(part.entry);
    const isNegating = claim && isDenial(claim) && isDenialOfClaim(index, parts, at, claim, first);
    return isNegating ? { ...part, entry: NEGATION_PART.entry } : part;
  });
}

/** "계란 제외 가능": can be left out, and is therefore in the dish. */
const isOptional = (next: Part | undefined): boolean =>
  getClaim(next?.entry)?.subject === 'any-diet';

function toTopping(part: Part): Part {
  const has = part.entry?.has.map((each) => ({ ...each, role: 'topping' as const })) ?? [];
  return part.entry ? { ...part, entry: { ...part.entry, has } } : part;
}

/** "계란 없는 빵은 없습니다": undecidable. */
function toPossiblePart(part: Part): Part {
  const has = part.entry?.has.map((each) => ({ ...each, certainty: 'maybe' as const })) ?? [];
  return part.entry ? { ...part, entry: { ...part.entry, has } } : part;
}

/** Range of the noun that a denial refers to: 멸치 육수 before 없는, 고기 after NO. */
function findDeniedNoun(parts: readonly Part[], at: number, { scope }: Claim): [number, number] {
  if (scope === 'after') return [at + 1, at + 2];
  let end = at;
  if (PARTICLES.has(parts[end - 1]?.text ?? '')) end -= 1;
  const subject = getClaim(parts[end - 1]?.entry)?.subject;
  const isMadeOf =
    (subject === 'broth' || subject === 'seasoning') && parts[end - 2]?.entry?.has.length;
  return [Math.max(0, end - (isMadeOf ? 2 : 1)), end];
}

const isAnimal = (index: LexiconIndex, { entry }: Part): boolean =>
  getClaim(entry)?.subject === 'broth' ||
  entry?.has.some(({ substance }) => index.substances.get(substance)?.origin !== 'plant') === true;

/**
 * True for an ingredient that is usually substituted by something unspecified: milk of a latte,
 * flour of a cookie.
 */
const hasSubstitute = (index: LexiconIndex, { entry }: Part): boolean =>
  entry?.has.some(({ substance }) => {
    const origin = index.substances.get(substance)?.origin;
    return origin === 'dairy' || origin === 'egg' || substance === 'wheat';
  }) === true;

/** NO 소고기 볶음밥: a noun written together with its dish leaves the dish. */
function toCompoundRest(index: LexiconIndex, noun: Part): Part | null {
  const { entry } = noun;
  if (!entry || !noun.hasBlank) return null;
  const isPlant = ({ substance }: { substance: string }): boolean =>
    index.substances.get(substance)?.origin === 'plant';
  return { ...noun, entry: { ...entry, kind: 'dish', has: entry.has.filter(isPlant) } };
}

/**
 * Replacement of the denial itself: without any animal ingredient is vegan, without sugar implies
 * no diet.
 */
function toDenialPart(
  part: Part,
  entry: LexiconEntry,
  denied: readonly Part[],
  index: LexiconIndex,
): Part {
  const claim = getClaim(entry);
  if (claim?.subject === 'likeness') return { ...part, entry: { ...entry, claim: undefined } };
  if (denied.some((noun) => getClaim(noun.entry)?.subject === 'animal')) {
    return { ...part, entry: { ...entry, claim: 'vegan' } };
  }
  const hasAnimal = denied.some((noun) => isAnimal(index, noun));
  const claimEntry = hasAnimal ? entry : { ...entry, claim: undefined };
  const isSubstituted =
    claim?.subject === 'part' && denied.some((noun) => hasSubstitute(index, noun));
  return {
    ...part,
    denied,
    entry: isSubstituted ? { ...claimEntry, has: [...claimEntry.has, SUBSTITUTE] } : claimEntry,
  };
}

/**
 * Removes the noun before a word like 없는, 뺀 or 대신, or after NO; rule `excludedIngredient` then
 * removes it from the dish after it. A likeness (붕어 모양) removes its noun only.
 */
export const excludedNoun: PieceRule = (pieces, index) =>
  pieces.map((original) => {
    const parts = markNegations(index, original);
    // "계란 없는 빵은 없습니다": undecidable.
    const isDoubtful = parts.some(isNegation);
    const remaining: Array<Part | null> = [...parts];
    parts.forEach((part, at) => {
      const claim = getClaim(part.entry);
      if (!part.entry || !claim || !isDenial(claim)) return;
      const [from, to] = findDeniedNoun(parts, at, claim);
      const denied = parts.slice(from, to);
      if (isDoubtful) {
        remaining.splice(from, denied.length, ...denied.map(toPossiblePart));
        remaining[at] = { ...part, entry: NEGATION_PART.entry };
        return;
      }
      if (isOptional(parts[at + 1])) {
        remaining.splice(from, denied.length, ...denied.map(toTopping));
        return;
      }
      remaining.fill(null, from, claim.scope === 'after' ? to : at);
      const [noun] = denied;
      if (noun && claim.scope === 'after') remaining[at + 1] = toCompoundRest(index, noun);
      remaining[at] = toDenialPart(part, part.entry, denied, index);
    });
    return remaining.filter((part) => part !== null);
  });

export const EXAMPLES: readonly Example[] = [
  { dish: '꼬막 없는 비빔밥', has: { seafood: 'no' }, vegan: 'ask' },
  { dish: '닭 없는 구이', mainMeats: [] },
  { dish: 'NO 베이컨 파스타', has: { pork: 'no' } },
  { dish: '돼지고기 대신 버섯을 넣은 카레', has: { pork: 'no' } },
  { dish: '붕어 모양 빵', has: { fish: 'no' } },
  { dish: '동물성 재료를 쓰지 않은 카레', vegan: 'yes' },
  { dish: '비건 크림 없음 파스타', vegan: 'ask' },
  { dish: '계란 없는 빵은 없습니다', has: { egg: 'maybe' } },
  { dish: '마늘 없는 비건 커리', vegan: 'yes' },
  { dish: '계란 제외 가능 비빔밥', has: { egg: 'yes' }, vegan: 'ask' },
];
