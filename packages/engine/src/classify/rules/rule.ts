import {
  MEATLESS_CLAIMS,
  type ClaimCode,
  type ClaimSet,
  type NameClaims,
} from '../../segmentation/claims';
import type { LexiconIndex } from '../../segmentation/index-lexicon';
import type {
  Contribution,
  HiddenContribution,
  LexiconEntry,
  Substance,
} from '../../segmentation/lexicon';
import type { Part } from '../../segmentation/segment';
import { createForbiddenMatcher } from '../../needs/diet-table';
import type { Verdict } from '../../needs/need';

/** Evidence of one substance in a dish, from one part of its name. */
export interface IngredientEvidence extends Omit<Contribution, 'certainty'> {
  /**
   * `doubted`: only unknown letters keep it from being certain; never a reason for a vegan `yes`.
   */
  certainty: 'yes' | 'doubted' | 'maybe';
  /** Index of the part within its piece. */
  at: number;
  hidden?: HiddenContribution | undefined;
}

/** One dish of a name; "A + B" and "A, B" have two, each with its own ingredients. */
export interface Piece {
  index: LexiconIndex;
  parts: readonly Part[];
  claims: ClaimSet;
}

type Pieces = ReadonlyArray<readonly Part[]>;

/** Changes, splits or joins the pieces of a name. */
export type PieceRule = (pieces: Pieces, index: LexiconIndex) => Pieces;

/**
 * Inspects a piece once. Returns null if it does not apply, else the change of each evidence (null:
 * removed).
 */
export type EvidenceRule = (
  piece: Piece,
) => ((evidence: IngredientEvidence) => IngredientEvidence | null) | null;

/** Diets with a verdict per dish. */
export type Diet = 'strictVegan' | 'lactoOvo';

/** Context of the verdict rules. */
export interface VerdictContext {
  claims: NameClaims;
  /** The name says how the ingredients are prepared. */
  hasForm: boolean;
  /** A piece is a diet label without a dish: 비건, 채식 메뉴. */
  isLabel: boolean;
}

/** Verdict where the rule decides it, else null. */
export type VerdictRule = (verdict: Verdict, dish: VerdictContext, diet: Diet) => Verdict | null;

/** Tests for substances that a diet forbids. */
export const IS_FORBIDDEN = {
  strictVegan: createForbiddenMatcher({ kind: 'strictVegan' }),
  lactoOvo: createForbiddenMatcher({ kind: 'lactoOvo' }),
};

/** True for a conjunction, which joins the words before and after it. */
export const isConjunction = ({ text }: Part): boolean => CONJUNCTIONS.has(text);
const CONJUNCTIONS: ReadonlySet<string> = new Set(['와', '과', '랑', '이랑', '및']);

/** Test for parts with one of these claims. */
export function isOneOf(...codes: readonly ClaimCode[]): (part: Part) => boolean {
  const claims: ClaimSet = new Set(codes);
  return ({ entry }) => entry?.claim !== undefined && claims.has(entry.claim);
}

/** True for a part with this claim, or with the other one. */
export const hasClaim = ({ entry }: Part, code: ClaimCode, other?: ClaimCode): boolean =>
  entry?.claim !== undefined && (entry.claim === code || entry.claim === other);

/** True for a diet claim: vegan, vegetarian, lacto, ovo. */
export const isDietClaim = ({ entry }: Part): boolean => MEATLESS_CLAIMS.has(entry?.claim);

/** True for a claim of a diet or of halal. */
export const isDietOrHalalClaim = (part: Part): boolean =>
  isDietClaim(part) || hasClaim(part, 'halal');

/** True for a stock: 육수, 채수. */
export const isStock = (part: Part): boolean => hasClaim(part, 'stock', 'plant-stock');

/** True for a morpheme that denies, postpones or questions a claim: 없, 아니, 예정, not. */
export const isNegation = (part: Part): boolean => hasClaim(part, 'negation');

/** Entry of a word that brings nothing into a dish. */
export const NEUTRAL_ENTRY: LexiconEntry = {
  ...{ terms: [], has: [], hidden: [] },
  ...{ kind: 'word', position: 'any', isSuffix: false },
};

/** Synthetic part for a sign, denial or choice that negates the claim beside it. */
export const NEGATION_PART: Part = {
  text: '',
  entry: { ...NEUTRAL_ENTRY, claim: 'negation' },
  startsWord: true,
};

export const isFishOrSeafood = ({ meat }: Substance): boolean =>
  meat === 'fish' || meat === 'seafood';

/**
 * Unspecified base of vegan milk, cheese, egg or meat, which matters to allergies: soy, wheat, oats,
 * nuts.
 */
export function getSubstitute({ substances }: LexiconIndex): Contribution | null {
  const substance = substances.get('substitute');
  return substance
    ? { substance, role: 'minor', certainty: 'maybe', overriddenBy: 'nothing' }
    : null;
}

/** Substances that a part certainly contains. */
export const getCertainSubstances = ({ entry }: Part): readonly Substance[] =>
  (entry?.has ?? []).flatMap(({ substance, certainty }) => (certainty === 'yes' ? substance : []));

/** True for a part that makes a name a dish. */
export function isDishPart({ entry }: Part): boolean {
  if (entry?.kind === 'dish') return true;
  return entry?.kind === 'ingredient' && entry.has.some(({ role }) => role === 'main');
}

/** True for a dish, an ingredient or a way of cooking. */
export const isFood = ({ entry }: Part): boolean =>
  entry?.kind === 'dish' || entry?.kind === 'ingredient' || entry?.kind === 'form';

/** True for tea, coffee, juice, a latte or alcohol, but not for a dish cooked with alcohol. */
export function isDrink(entry: LexiconEntry | null | undefined): boolean {
  return (
    entry?.has.some(
      ({ substance: { name }, role }) =>
        name === 'drink' || (name === 'alcohol' && role === 'main'),
    ) === true
  );
}
