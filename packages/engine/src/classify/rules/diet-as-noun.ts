import { getClaim } from '../../segmentation/claims';
import type { LexiconIndex } from '../../segmentation/index-lexicon';
import type { LexiconEntry, Substance } from '../../segmentation/lexicon';
import type { Part } from '../../segmentation/segment';
import { CONJUNCTIONS, isDishPart, isDietClaim, type Example, type PieceRule } from './rule';

/** Particles that end the object of a verb: 드레싱을 곁들인, 소스로 버무린, 빵에 올린. */
const OBJECT_PARTICLES: ReadonlySet<string> = new Set(['을', '를', '로', '으로', '에']);

const isAccompaniment = ({ entry }: Part): boolean => getClaim(entry)?.subject === 'beside';
const isInclusion = ({ entry }: Part): boolean => getClaim(entry)?.subject === 'included';
const isNounEnd = (part: Part): boolean => isAccompaniment(part) || OBJECT_PARTICLES.has(part.text);
const isSauce = ({ entry }: Part): boolean => {
  const claim = getClaim(entry);
  return claim?.subject === 'seasoning' && claim.polarity === 'yes';
};
const isNoun = (part: Part): boolean =>
  part.entry === null ||
  part.entry.kind === 'dish' ||
  part.entry.kind === 'ingredient' ||
  isSauce(part);

/** Substances that a part certainly contains. */
const getCertainSubstances = (index: LexiconIndex, { entry }: Part): readonly Substance[] =>
  (entry?.has ?? []).flatMap(({ substance, certainty }) => {
    const known = certainty === 'yes' && index.substances.get(substance);
    return known ? [known] : [];
  });

/** True for bread, cheese, cream, mayonnaise or a sauce, which carry or dress a dish. */
function isCarrierOrDressing(index: LexiconIndex, part: Part): boolean {
  if (isSauce(part)) return true;
  const substances = getCertainSubstances(index, part);
  return (
    substances.length > 0 &&
    substances.every(
      ({ origin, name }) => origin === 'dairy' || origin === 'egg' || name === 'wheat',
    )
  );
}

const hasMeat = (index: LexiconIndex, part: Part): boolean =>
  getCertainSubstances(index, part).some(({ origin }) => origin === 'meat');

const hasAnimal = (index: LexiconIndex, part: Part): boolean =>
  getCertainSubstances(index, part).some(({ origin }) => origin !== 'plant');

/** True for bread, which may have any filling; a vegan cream merely replaces another. */
const isBread = (index: LexiconIndex, part: Part): boolean =>
  getCertainSubstances(index, part).some(({ name }) => name === 'wheat');

/**
 * True for a spelled-out animal: 새우, 닭가슴살, 소고기버거, but not the beef of 불고기, which a vegan one omits.
 */
const isNamedAnimal = (index: LexiconIndex, { entry }: Part): boolean =>
  entry?.has.some(
    ({ substance, role, certainty, overriddenBy }) =>
      index.substances.get(substance)?.origin === 'meat' &&
      role === 'main' &&
      (entry.kind === 'ingredient' || (overriddenBy === 'nothing' && certainty === 'yes')),
  ) === true;

/** True where a longer word starts with a carrier or dressing. */
function startsWithCarrier(index: LexiconIndex, { text }: Part): boolean {
  let opens = false;
  index.findTerms(text, 0, (entry, end) => {
    opens ||= end < text.length && isCarrierOrDressing(index, { text, entry, startsWord: true });
  });
  return opens;
}

/**
 * Range of parts from a claim to the end of its noun; `piece` for the whole piece, `unsure` for a
 * question.
 */
type ClaimScope = { from: number; to: number } | 'piece' | 'unsure';

function findClaimScope(index: LexiconIndex, parts: readonly Part[], at: number): ClaimScope {
  const first = parts.findIndex((part, i) => i > at && isNoun(part));
  if (first < 0) return 'piece';
  // "(치즈 포함)": an inclusion is not covered by the claim.
  const included = parts.findIndex((part, i) => i > at + 2 && isInclusion(part));
  if (included > 0) return { from: at, to: included - 1 };
  const close = parts.findIndex((part, i) => i > first && isNounEnd(part));
  const after = parts.slice(first + 1).filter(isNoun);
  if (close > 0 && parts.slice(close).some(isNoun)) return { from: at, to: close };
  if (
    parts.slice(0, at).some((part, i) => isAccompaniment(part) && parts.slice(0, i).some(isNoun))
  ) {
    return { from: at, to: close < 0 ? parts.length : close };
  }
  const noun = parts[first];
  if (!noun) return 'piece';
  const isNamedBefore = parts.slice(0, at).some((part) => isNamedAnimal(index, part));
  // 비건 크림 새우: a cream with shrimp, or the dish 크림새우.
  if (noun.hasBlank && startsWithCarrier(index, noun) && hasMeat(index, noun)) {
    return isNamedBefore ? 'piece' : 'unsure';
  }
  const animals = parts.filter((part, i) => i > first && isNamedAnimal(index, part));
  const isCarrier = isCarrierOrDressing(index, noun);
  const isWhole = noun.entry === null || noun.entry.kind === 'dish' || isCarrier;
  const and = parts.findIndex(({ text }, i) => i > first && CONJUNCTIONS.has(text));
  const isSeparateAnimal = (part: Part): boolean =>
    isWhole || part.entry?.kind === 'ingredient' || (and > 0 && parts.indexOf(part) > and);
  if (animals.some(isSeparateAnimal) || (isSauce(noun) && after.some(isDishPart))) {
    return { from: at, to: first + 1 };
  }
  const isUncertain = isCarrier
    ? after.some((part) => hasMeat(index, part) || (isBread(index, noun) && hasAnimal(index, part)))
    : animals.length > 0 &&
      getCertainSubstances(index, noun).some(
        ({ definesDish, origin }) => definesDish && origin === 'plant',
      );
  return isUncertain && !isNamedBefore ? 'unsure' : 'piece';
}

/** Removes from a noun what its diet forbids; a vegan cheese becomes a substitute. */
function applyDietToNoun(index: LexiconIndex, part: Part, isVegan: boolean): Part {
  const { entry } = part;
  if (!entry || !isNoun(part)) return part;
  const isAllowed = ({ substance }: { substance: string }): boolean => {
    const origin = index.substances.get(substance)?.origin;
    return origin === 'plant' || (!isVegan && (origin === 'egg' || origin === 'dairy'));
  };
  const has = entry.has.filter(isAllowed);
  const isCheese = entry.has.some(({ substance }) => substance === 'dairy');
  const remaining: LexiconEntry = { ...entry, has, hidden: isVegan ? [] : entry.hidden };
  return {
    ...part,
    entry: isVegan && isCheese ? { ...remaining, claim: 'vegan-part' } : remaining,
  };
}

function limitToScope(index: LexiconIndex, parts: readonly Part[]): readonly Part[] {
  const at = parts.findIndex(isDietClaim);
  const claim = parts[at];
  if (!claim?.entry) return parts;
  const scope = findClaimScope(index, parts, at);
  if (scope === 'piece') return parts;
  const what = getClaim(claim.entry)?.subject;
  const isVegan = what === 'vegan';
  // Lacto and ovo mean that the whole dish is not vegan.
  const wholeDishClaim = what === 'egg' || what === 'dairy' ? 'not-vegan' : undefined;
  const newClaim = scope === 'unsure' ? 'vegan-option' : wholeDishClaim;
  const changedClaim: Part = { ...claim, entry: { ...claim.entry, claim: newClaim } };
  const limited = parts.map((part, i) => {
    if (i === at) return changedClaim;
    return scope !== 'unsure' && i > scope.from && i < scope.to
      ? applyDietToNoun(index, part, isVegan)
      : part;
  });
  return limitToScope(index, limited);
}

/**
 * Limits a diet claim to its own noun: a companion (비건 빵을 곁들인 연어), a carrier beside an animal (비건
 * 드레싱 닭가슴살), or food before one (비건 두부와 새우). 비건 크림 버거 is a question.
 */
export const dietAsNoun: PieceRule = (pieces, index) =>
  pieces.map((parts) => (parts.some(isDietClaim) ? limitToScope(index, parts) : parts));

export const EXAMPLES: readonly Example[] = [
  { dish: '비건빵을 곁들인 연어 샐러드', mainMeats: ['fish'], vegan: 'no', lactoOvo: 'no' },
  { dish: '비건 드레싱 닭가슴살', mainMeats: ['chicken'], vegan: 'no' },
  { dish: '소고기 버거 위드 비건 치즈', mainMeats: ['beef'], vegan: 'no' },
  { dish: '라구 파스타 위드 비건 치즈', vegan: 'no' },
  { dish: '비건 두부와 새우 볶음', mainMeats: ['seafood'], vegan: 'no' },
  { dish: '비건 크림 버거', vegan: 'ask' },
  { dish: '비건 소스 떡볶이', vegan: 'no' },
  { dish: '비건 크림 파스타', vegan: 'yes' },
  { dish: '비건 새우 감바스', vegan: 'yes' },
  { dish: '비건 식빵 에그샌드위치', vegan: 'ask' },
  { dish: '비건 와인 세트 (치즈 포함)', vegan: 'no' },
  { dish: '락토 드레싱 닭가슴살', mainMeats: ['chicken'], vegan: 'no', lactoOvo: 'no' },
];
