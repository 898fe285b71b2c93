import type { LexiconIndex } from '../../segmentation/index-lexicon';
import type { LexiconEntry, Substance } from '../../segmentation/lexicon';
import type { Part } from '../../segmentation/segment';
import {
  getCertainSubstances,
  hasClaim,
  isConjunction,
  isDietClaim,
  isDishPart,
  type PieceRule,
} from './rule';

/** Particles that end the object of a verb: 드레싱을 곁들인, 소스로 버무린, 빵에 올린. */
const OBJECT_PARTICLES: ReadonlySet<string> = new Set(['을', '를', '로', '으로', '에']);

const isAccompaniment = (part: Part): boolean => hasClaim(part, 'beside');
const isNounEnd = (part: Part): boolean => isAccompaniment(part) || OBJECT_PARTICLES.has(part.text);
const isSauce = (part: Part): boolean => hasClaim(part, 'sauce');
const isNoun = (part: Part): boolean =>
  part.entry === null ||
  part.entry.kind === 'dish' ||
  part.entry.kind === 'ingredient' ||
  isSauce(part);

/** True for bread, cheese, cream, mayonnaise or a sauce, which carry or dress a dish. */
function isCarrierOrDressing(part: Part): boolean {
  if (isSauce(part)) return true;
  const substances = getCertainSubstances(part);
  return (
    substances.length > 0 &&
    substances.every(
      ({ origin, name }) => origin === 'dairy' || origin === 'egg' || name === 'wheat',
    )
  );
}

const hasMeat = (part: Part): boolean =>
  getCertainSubstances(part).some(({ origin }) => origin === 'meat');

const hasAnimal = (part: Part): boolean =>
  getCertainSubstances(part).some(({ origin }) => origin !== 'plant');

/** True for bread, which may have any filling; a vegan cream merely replaces another. */
const isBread = (part: Part): boolean =>
  getCertainSubstances(part).some(({ name }) => name === 'wheat');

/**
 * True for a spelled-out animal: 새우, 닭가슴살, 소고기버거, but not the beef of 불고기, which a vegan one omits.
 */
const isNamedAnimal = ({ entry }: Part): boolean =>
  entry?.has.some(
    ({ substance, role, certainty, overriddenBy }) =>
      substance.origin === 'meat' &&
      role === 'main' &&
      (entry.kind === 'ingredient' || (overriddenBy === 'nothing' && certainty === 'yes')),
  ) === true;

/** True where a longer word starts with a carrier or dressing. */
function startsWithCarrier(index: LexiconIndex, { text }: Part): boolean {
  let opens = false;
  index.findTerms(text, 0, (entry, end) => {
    opens ||= end < text.length && isCarrierOrDressing({ text, entry, startsWord: true });
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
  const included = parts.findIndex((part, i) => i > at + 2 && hasClaim(part, 'included'));
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
  const isNamedBefore = parts.slice(0, at).some((part) => isNamedAnimal(part));
  // 비건 크림 새우: a cream with shrimp, or the dish 크림새우.
  if (noun.hasBlank && startsWithCarrier(index, noun) && hasMeat(noun)) {
    return isNamedBefore ? 'piece' : 'unsure';
  }
  const animals = parts.filter((part, i) => i > first && isNamedAnimal(part));
  const isCarrier = isCarrierOrDressing(noun);
  const isWhole = noun.entry === null || noun.entry.kind === 'dish' || isCarrier;
  const and = parts.findIndex((part, i) => i > first && isConjunction(part));
  const isSeparateAnimal = (part: Part): boolean =>
    isWhole || part.entry?.kind === 'ingredient' || (and > 0 && parts.indexOf(part) > and);
  if (animals.some(isSeparateAnimal) || (isSauce(noun) && after.some(isDishPart))) {
    return { from: at, to: first + 1 };
  }
  const isUncertain = isCarrier
    ? after.some((part) => hasMeat(part) || (isBread(noun) && hasAnimal(part)))
    : animals.length > 0 &&
      getCertainSubstances(noun).some(
        ({ definesDish, origin }) => definesDish && origin === 'plant',
      );
  return isUncertain && !isNamedBefore ? 'unsure' : 'piece';
}

/** Removes from a noun what its diet forbids; a vegan cheese becomes a substitute. */
function applyDietToNoun(part: Part, isVegan: boolean): Part {
  const { entry } = part;
  if (!entry || !isNoun(part)) return part;
  const isAllowed = ({ origin }: Substance): boolean =>
    origin === 'plant' || (!isVegan && (origin === 'egg' || origin === 'dairy'));
  const has = entry.has.filter(({ substance }) => isAllowed(substance));
  const isCheese = entry.has.some(({ substance }) => substance.name === 'dairy');
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
  const isVegan = hasClaim(claim, 'vegan');
  // Lacto and ovo mean that the whole dish is not vegan.
  const wholeDishClaim = hasClaim(claim, 'lacto', 'ovo') ? 'not-vegan' : undefined;
  const newClaim = scope === 'unsure' ? 'vegan-option' : wholeDishClaim;
  const changedClaim: Part = { ...claim, entry: { ...claim.entry, claim: newClaim } };
  const limited = parts.map((part, i) => {
    if (i === at) return changedClaim;
    return scope !== 'unsure' && i > scope.from && i < scope.to
      ? applyDietToNoun(part, isVegan)
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
