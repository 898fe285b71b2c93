import { claimOf, says, saysMeatless, type Claim, type NameClaims } from '../../reading/claims';
import type { LexiconIndex } from '../../reading/index-lexicon';
import type {
  Contribution,
  GivesWayTo,
  HiddenContribution,
  LexiconEntry,
  Role,
  Substance,
} from '../../reading/lexicon';
import type { Meat } from '../../reading/meats';
import type { Presence } from '../../reading/presence';
import type { Part } from '../../reading/segment';
import type { Verdict } from '../../needs/need';

/** One substance that a part of the name puts into the dish. */
export interface Finding {
  substance: Substance;
  role: Role;
  /** `doubted`: only the unexplained rest of the name keeps it from being certain. No reason to call a dish vegan. */
  certainty: 'yes' | 'doubted' | 'maybe';
  givesWayTo: GivesWayTo;
  /** Which part of its piece brings it. */
  at: number;
  hidden?: HiddenContribution;
}

/** One dish of a name; "A + B" and "A, B" have two, each made of its own. */
export interface Piece {
  index: LexiconIndex;
  parts: readonly Part[];
  claims: ReadonlySet<Claim>;
}

type Pieces = ReadonlyArray<readonly Part[]>;

/** Takes parts out of the pieces of a name, or cuts and joins pieces. */
export type PieceRule = (pieces: Pieces, index: LexiconIndex) => Pieces;

/** Looks at a piece once: null where it has nothing to say about it, else what becomes of each finding (null: it goes). */
export type FindingRule = (piece: Piece) => ((finding: Finding) => Finding | null) | null;

/** The diets a dish is judged for. */
export type Diet = 'strictVegan' | 'lactoOvo';

/** Input of the verdict rules beside the findings. */
export interface VerdictContext {
  claims: NameClaims;
  /** It says what was done with the ingredients. */
  hasForm: boolean;
  /** Something in it is a label without a dish: 비건, 채식 메뉴. */
  isLabel: boolean;
}

/** The verdict where the rule decides it, null where it has nothing to say. */
export type VerdictRule = (verdict: Verdict, dish: VerdictContext, diet: Diet) => Verdict | null;

/** What the engine shall make of a dish, or of the dishes of a place with that title. */
export interface Example {
  dish: string;
  title?: string;
  vegan?: Verdict;
  lactoOvo?: Verdict;
  /** Presence in the dish. */
  has?: Readonly<Partial<Record<Meat | 'egg' | 'dairy', Presence>>>;
  mainMeats?: readonly Meat[];
  possibleMainMeats?: readonly Meat[];
  /** For a place: `dish` is its menu. */
  place?: { strictVegan?: Verdict; lactoOvo?: Verdict };
}

/** Joins what is named before it with what comes after it. */
export const AND: ReadonlySet<string> = new Set(['와', '과', '랑', '이랑', '및']);

/** A diet that a menu claims: vegan, vegetarian, lacto, ovo. */
export const saysDiet = ({ entry }: Part): boolean => {
  const claim = claimOf(entry);
  return claim !== undefined && saysMeatless(claim);
};

/** A diet or halal. */
export const saysPromise = (part: Part): boolean => {
  const claim = claimOf(part.entry);
  return saysDiet(part) || (claim?.what === 'halal' && claim.polarity === 'yes');
};

/** A morpheme that denies, postpones or questions a claim: 없, 아니, 예정, not. */
export const isNegation = ({ entry }: Part): boolean => claimOf(entry)?.what === 'negation';

/** Stands for a sign, a denial or a choice that takes back what is claimed beside it. */
export const NEGATION: Part = {
  text: '',
  entry: {
    terms: [],
    kind: 'word',
    has: [],
    hidden: [],
    place: 'any',
    claim: 'negation',
    tail: false,
  },
  startsWord: true,
};

export const isSea = ({ meat }: Substance): boolean => meat === 'fish' || meat === 'seafood';

/** What vegan milk, cheese, egg or meat is made of where nobody says: soy, wheat, oats, nuts. */
export const SUBSTITUTE = {
  substance: 'substitute',
  role: 'minor',
  certainty: 'maybe',
  givesWayTo: 'nothing',
} as const satisfies Contribution;

/** What stands in the place of something animal: nobody knows of what it is, which matters to an allergy. */
export function toSubstitute({ substances }: LexiconIndex, { at }: Finding): Finding | null {
  const substance = substances.get(SUBSTITUTE.substance);
  return substance ? { ...SUBSTITUTE, substance, at } : null;
}

/**
 * What a vegan cheese, mock meat, oat milk or a stock of plants takes out of a dish: the finding goes. Where the other is to choose or
 * comes on top ("두유 변경 가능", "비건 치즈 추가"), it is there, and one can ask to leave it out.
 */
export function toReplaced(finding: Finding, claims: ReadonlySet<Claim>): Finding | null {
  const isChoice = says(claims, 'any-diet', 'ask') || says(claims, 'side');
  return isChoice ? { ...finding, role: 'topping' } : null;
}

/** A part that makes the name the name of a dish. */
export function makesDish({ entry }: Part): boolean {
  if (entry?.kind === 'dish') return true;
  return entry?.kind === 'ingredient' && entry.has.some(({ role }) => role === 'main');
}

/** A part that is eaten: a dish, an ingredient, a way of cooking, a set. */
export function namesFood({ entry }: Part): boolean {
  if (entry?.kind === 'dish' || entry?.kind === 'ingredient' || entry?.kind === 'form') return true;
  return claimOf(entry)?.what === 'set-meal';
}

/** Tea, coffee, juice, a latte, a beer. */
export function isDrink(entry: LexiconEntry | null | undefined): boolean {
  return (
    entry?.has.some(({ substance }) => substance === 'drink' || substance === 'alcohol') === true
  );
}
