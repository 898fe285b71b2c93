import {
  getClaim,
  hasClaim,
  impliesMeatless,
  type Claim,
  type NameClaims,
} from '../../segmentation/claims';
import type { LexiconIndex } from '../../segmentation/index-lexicon';
import type {
  Contribution,
  OverriddenBy,
  HiddenContribution,
  LexiconEntry,
  Role,
  Substance,
} from '../../segmentation/lexicon';
import type { Meat } from '../../segmentation/meats';
import type { Presence } from '../../segmentation/presence';
import type { Part } from '../../segmentation/segment';
import type { Verdict } from '../../needs/need';

/** Evidence of one substance in a dish, from one part of its name. */
export interface IngredientEvidence {
  substance: Substance;
  role: Role;
  /**
   * `doubted`: only unknown letters keep it from being certain; never a reason for a vegan `yes`.
   */
  certainty: 'yes' | 'doubted' | 'maybe';
  overriddenBy: OverriddenBy;
  /** Index of the part within its piece. */
  at: number;
  hidden?: HiddenContribution;
}

/** One dish of a name; "A + B" and "A, B" have two, each with its own ingredients. */
export interface Piece {
  index: LexiconIndex;
  parts: readonly Part[];
  claims: ReadonlySet<Claim>;
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

/** Example of a rule: expected facts of a dish, or of the dishes of a place with that title. */
export interface Example {
  dish: string;
  title?: string;
  vegan?: Verdict;
  lactoOvo?: Verdict;
  /** Presence in the dish. */
  has?: Readonly<Partial<Record<Meat | 'egg' | 'dairy', Presence>>>;
  mainMeats?: readonly Meat[];
  possibleMainMeats?: readonly Meat[];
  /** Expected verdicts of a place; `dish` is its menu. */
  place?: { strictVegan?: Verdict; lactoOvo?: Verdict };
}

/** Conjunctions, which join the words before and after them. */
export const CONJUNCTIONS: ReadonlySet<string> = new Set(['와', '과', '랑', '이랑', '및']);

/** True for a diet claim: vegan, vegetarian, lacto, ovo. */
export const isDietClaim = ({ entry }: Part): boolean => {
  const claim = getClaim(entry);
  return claim !== undefined && impliesMeatless(claim);
};

/** True for a claim of a diet or of halal. */
export const isDietOrHalalClaim = (part: Part): boolean => {
  const claim = getClaim(part.entry);
  return isDietClaim(part) || (claim?.subject === 'halal' && claim.polarity === 'yes');
};

/** True for a morpheme that denies, postpones or questions a claim: 없, 아니, 예정, not. */
export const isNegation = ({ entry }: Part): boolean => getClaim(entry)?.subject === 'negation';

/** Synthetic part for a sign, denial or choice that negates the claim beside it. */
export const NEGATION_PART: Part = {
  text: '',
  entry: {
    terms: [],
    kind: 'word',
    has: [],
    hidden: [],
    position: 'any',
    claim: 'negation',
    isSuffix: false,
  },
  startsWord: true,
};

export const isFishOrSeafood = ({ meat }: Substance): boolean =>
  meat === 'fish' || meat === 'seafood';

/** Unspecified base of vegan milk, cheese, egg or meat: soy, wheat, oats, nuts. */
export const SUBSTITUTE = {
  substance: 'substitute',
  role: 'minor',
  certainty: 'maybe',
  overriddenBy: 'nothing',
} as const satisfies Contribution;

/**
 * Evidence of an unspecified substitute in place of an animal ingredient, which matters to
 * allergies.
 */
export function toSubstitute(
  { substances }: LexiconIndex,
  { at }: IngredientEvidence,
): IngredientEvidence | null {
  const substance = substances.get(SUBSTITUTE.substance);
  return substance ? { ...SUBSTITUTE, substance, at } : null;
}

/**
 * Removes an ingredient replaced by vegan cheese, mock meat, oat milk or vegetable stock. Keeps it
 * as a removable topping where the replacement is optional or extra ("두유 변경 가능", "비건 치즈 추가").
 */
export function removeUnlessOptional(
  evidence: IngredientEvidence,
  claims: ReadonlySet<Claim>,
): IngredientEvidence | null {
  const isChoice = hasClaim(claims, 'any-diet', 'ask') || hasClaim(claims, 'side');
  return isChoice ? { ...evidence, role: 'topping' } : null;
}

/** True for a part that makes a name a dish. */
export function isDishPart({ entry }: Part): boolean {
  if (entry?.kind === 'dish') return true;
  return entry?.kind === 'ingredient' && entry.has.some(({ role }) => role === 'main');
}

/** True for a part that is food: a dish, an ingredient, a way of cooking, a set. */
export function isFoodPart({ entry }: Part): boolean {
  if (entry?.kind === 'dish' || entry?.kind === 'ingredient' || entry?.kind === 'form') return true;
  return getClaim(entry)?.subject === 'set-meal';
}

/** True for tea, coffee, juice, a latte or alcohol, but not for a dish cooked with alcohol. */
export function isDrink(entry: LexiconEntry | null | undefined): boolean {
  return (
    entry?.has.some(
      ({ substance, role }) =>
        substance === 'drink' || (substance === 'alcohol' && role === 'main'),
    ) === true
  );
}
