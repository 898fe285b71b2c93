import type { LexiconIndex } from '../../segmentation/index-lexicon';
import type { Contribution, LexiconEntry } from '../../segmentation/lexicon';
import type { Part } from '../../segmentation/segment';
import {
  getSubstitute,
  hasClaim,
  isNegation,
  isOneOf,
  isDishPart,
  isStock,
  NEGATION_PART,
  isDietOrHalalClaim,
  type PieceRule,
} from './rule';

/** Particles between a noun and its denial: "고기를 뺀", "계란이 들어가지 않은". */
const PARTICLES: ReadonlySet<string> = new Set(['이', '가', '을', '를', '은', '는']);

const isDenial = isOneOf('without', 'without-next', 'instead', 'shape');

/** True for a denial of the noun after it: NO 고기. */
const isBeforeNoun = (part: Part): boolean => hasClaim(part, 'without-next');

/** True for 마늘 in 비건 마늘 없는 빵, but not for 크림 in 비건 크림 없음, which denies the vegan cream. */
const isPlainNoun = (noun: Part): boolean =>
  noun.entry?.kind === 'ingredient' && !isAnimal(noun) && !isDishPart(noun);

/** True for nouns that a denial can exclude: an ingredient, a stock, animal products, gluten. */
const isExcludableNoun = (part: Part): boolean =>
  part.entry?.kind === 'ingredient' ||
  hasClaim(part, 'animal') ||
  isStock(part) ||
  part.text === '글루텐';

/**
 * True for claims about the dish or a part of it: vegan, vegan option, halal, mock meat, vegan
 * cheese.
 */
const isAnyDietClaim = isOneOf(
  ...(['vegan', 'meatless', 'lacto', 'ovo', 'halal'] as const),
  ...(['vegan-option', 'not-vegan', 'mock-meat', 'vegan-part'] as const),
);

/**
 * True for a denial that excludes no ingredient but negates a claim before it or in its noun: 비건
 * 없음, 비건 메뉴 제외, 비건 대신, no longer vegan, 계란 없는 빵은 제외.
 */
function isDenialOfClaim(
  parts: readonly Part[],
  denial: Part,
  at: number,
  first: { promise: number; denial: number },
): boolean {
  const isAfter = isBeforeNoun(denial);
  const [from, to] = findDeniedNoun(parts, at, isAfter);
  const denied = parts.slice(from, to);
  if (denied.some(isAnyDietClaim)) return true;
  const hasPromise = first.promise < Infinity;
  if (denied.length === 0) return hasPromise;
  const start = Math.min(from, at);
  if (first.promise < start) return !denied.every(isPlainNoun);
  const isOfDenial = !isAfter && first.denial < start;
  if (!isOfDenial && !hasPromise) return false;
  // 우유 and 젓갈 are dishes of their own.
  const canBeDish = (noun: Part): boolean =>
    noun.entry?.kind === 'dish' && (isAfter ? isAnimal(noun) : !isOfDenial);
  return !denied.every((noun) => isExcludableNoun(noun) || canBeDish(noun));
}

function markNegations(parts: readonly Part[]): readonly Part[] {
  /** Index of the first such part; `Infinity` without one. */
  const findFirst = (isSuch: (part: Part) => boolean): number => {
    const at = parts.findIndex(isSuch);
    return at < 0 ? Infinity : at;
  };
  const first = { promise: findFirst(isDietOrHalalClaim), denial: findFirst(isDenial) };
  if (first.denial === Infinity) return parts;
  return parts.map((part, at) =>
    isDenial(part) && isDenialOfClaim(parts, part, at, first)
      ? { ...part, entry: NEGATION_PART.entry }
      : part,
  );
}

/** Parts whose ingredients have another role or certainty. */
const withContributions = (parts: readonly Part[], change: Partial<Contribution>): Part[] =>
  parts.map((part) =>
    part.entry
      ? {
          ...part,
          entry: { ...part.entry, has: part.entry.has.map((each) => ({ ...each, ...change })) },
        }
      : part,
  );

/** Range of the noun that a denial refers to: 멸치 육수 before 없는, 고기 after NO. */
function findDeniedNoun(parts: readonly Part[], at: number, isAfter: boolean): [number, number] {
  if (isAfter) return [at + 1, at + 2];
  let end = at;
  if (PARTICLES.has(parts[end - 1]?.text ?? '')) end -= 1;
  const noun = parts[end - 1];
  const isMadeOf =
    noun &&
    (isStock(noun) || hasClaim(noun, 'sauce', 'flavour')) &&
    parts[end - 2]?.entry?.has.length;
  return [Math.max(0, end - (isMadeOf ? 2 : 1)), end];
}

const isAnimal = (part: Part): boolean =>
  isStock(part) || part.entry?.has.some(({ substance }) => substance.origin !== 'plant') === true;

/**
 * True for an ingredient that is usually substituted by something unspecified: milk of a latte,
 * flour of a cookie.
 */
const hasSubstitute = ({ entry }: Part): boolean =>
  entry?.has.some(
    ({ substance: { name, origin } }) => origin === 'dairy' || origin === 'egg' || name === 'wheat',
  ) === true;

/** NO 소고기 볶음밥: a noun written together with its dish leaves the dish. */
function toCompoundRest(noun: Part): Part | null {
  const { entry } = noun;
  if (!entry || !noun.hasBlank) return null;
  const has = entry.has.filter(({ substance }) => substance.origin === 'plant');
  return { ...noun, entry: { ...entry, kind: 'dish', has } };
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
  if (hasClaim(part, 'shape')) return { ...part, entry: { ...entry, claim: undefined } };
  if (denied.some((noun) => hasClaim(noun, 'animal')))
    return { ...part, entry: { ...entry, claim: 'vegan' } };
  const claimEntry = denied.some(isAnimal) ? entry : { ...entry, claim: undefined };
  const isSubstituted = hasClaim(part, 'without', 'without-next') && denied.some(hasSubstitute);
  const substitute = isSubstituted ? getSubstitute(index) : null;
  return {
    ...part,
    denied,
    entry: substitute ? { ...claimEntry, has: [...claimEntry.has, substitute] } : claimEntry,
  };
}

/**
 * Removes the noun before a word like 없는, 뺀 or 대신, or after NO; rule `excludedIngredient` then
 * removes it from the dish after it. A likeness (붕어 모양) removes its noun only.
 */
export const excludedNoun: PieceRule = (pieces, index) =>
  pieces.map((original) => {
    const parts = markNegations(original);
    // "계란 없는 빵은 없습니다": undecidable.
    const isDoubtful = parts.some(isNegation);
    const remaining: Array<Part | null> = [...parts];
    parts.forEach((part, at) => {
      if (!part.entry || !isDenial(part)) return;
      const isAfter = isBeforeNoun(part);
      const [from, to] = findDeniedNoun(parts, at, isAfter);
      const denied = parts.slice(from, to);
      if (isDoubtful) {
        remaining.splice(from, denied.length, ...withContributions(denied, { certainty: 'maybe' }));
        remaining[at] = { ...part, entry: NEGATION_PART.entry };
        return;
      }
      // "계란 제외 가능": can be left out, and is therefore in the dish.
      const next = parts[at + 1];
      if (next && hasClaim(next, 'on-request')) {
        remaining.splice(from, denied.length, ...withContributions(denied, { role: 'topping' }));
        return;
      }
      remaining.fill(null, from, isAfter ? to : at);
      const [noun] = denied;
      if (noun && isAfter) remaining[at + 1] = toCompoundRest(noun);
      remaining[at] = toDenialPart(part, part.entry, denied, index);
    });
    return remaining.filter((part) => part !== null);
  });
