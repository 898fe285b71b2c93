import { DENYING_CLAIMS, getClaims, type ClaimSet } from '../segmentation/claims';
import type { LexiconIndex } from '../segmentation/index-lexicon';
import type { Meat } from '../segmentation/meats';
import { segment, type Part, type TermFinder } from '../segmentation/segment';
import type { Reason } from './reason';
import { EVIDENCE_RULES, PIECE_RULES } from './rules';
import { markShortTerms } from './rules/unsegmented-prefix';
import { isRestaurantName } from './rules/restaurant-name-in-dish';
import {
  hasClaim,
  isNegation,
  isDishPart,
  NEGATION_PART,
  isDietOrHalalClaim,
  type IngredientEvidence,
} from './rules/rule';

/** Reading of a dish name: its parts, and the evidence of ingredients in them. */
export interface NameReading {
  pieces: ReadonlyArray<readonly Part[]>;
  evidence: readonly IngredientEvidence[];
  /** Every piece names a dish or a main ingredient. */
  hasMain: boolean;
  /** The name says how it is prepared: 토마토 alone may be soup, salad or pasta. */
  hasForm: boolean;
  hasUnknown: boolean;
  /** A part was matched by the sound of few letters, or skipped as the name of the restaurant. */
  hasGuess: boolean;
  because: readonly Reason[];
}

/** Separators of dishes with ingredients of their own: "돈까스 + 우동", "세트(탕수육, 짜장면)", "광어/우럭". */
const PIECE_SEPARATOR = /[+＋,/、·ㆍ・]/u;

/** Separators of dishes to choose from. */
const LIST_SEPARATOR = /[,/、·ㆍ・]/u;

/** 소 alone is a size ("small"), but beside 돼지 it is beef. */
const OX_OR_PIG = /(?<![가-힣])소(?= ?[/,] ?돼지)/u;

/** Signs that negate a claim: "비건?", "비건 ×". */
const NEGATING_SIGN = /[?？×✕✖✗✘❌🚫⛔≠]/u;
/** "90% 비건". */
const PERCENTAGE_BEFORE = /(?<!\d)\d{1,2}(?:\.\d)? ?% ?$/u;
/** "비건 & 치킨 타코". */
const CHOICE_SIGN_AFTER = /^ ?[&·|;]/u;
const ANY_SIGN = /[?？×✕✖✗✘❌🚫⛔≠%&·|;]/u;

/** True where a sign or a percentage stands beside a diet claim. */
function isNegatedBySign(piece: string, parts: readonly Part[]): boolean {
  if (!ANY_SIGN.test(piece)) return false;
  const promises = new Set(parts.filter(isDietOrHalalClaim).map(({ text }) => text));
  const isDenial = ({ entry }: Part): boolean => DENYING_CLAIMS.has(entry?.claim);
  if (NEGATING_SIGN.test(piece) && (promises.size > 0 || parts.some(isDenial))) return true;
  const text = piece.toLowerCase();
  return [...promises].some((promise) => {
    const at = text.indexOf(promise);
    if (at < 0) return false;
    return (
      PERCENTAGE_BEFORE.test(text.slice(0, at)) ||
      CHOICE_SIGN_AFTER.test(text.slice(at + promise.length))
    );
  });
}

/** Segments a piece; appends a negation where a sign negates its claim. */
export function segmentWithSigns(
  findTerms: TermFinder,
  piece: string,
  findSoundTerms?: TermFinder,
): Part[] {
  const parts = segment(findTerms, piece, findSoundTerms);
  return isNegatedBySign(piece, parts) ? [...parts, NEGATION_PART] : parts;
}

/** Explains parts that the lexicon does not know: the name of the restaurant. */
export type ExplainUnknown = (parts: readonly Part[]) => readonly Part[];

/** Claims beside a food that leave it what it is: 김치 추가, 비건 김치. */
const FLAVORING_CLAIMS: ClaimSet = new Set([
  ...(['flavour', 'sauce', 'stock', 'plant-stock', 'taste', 'beside'] as const),
  ...(['without', 'without-next', 'instead', 'shape'] as const),
]);

/**
 * True for the food that a piece is: only ways of cooking and known words follow (김치볶음, but not
 * 김치우동 or 김치맛), after a dish also ingredients (김치찌개 + 참치).
 */
const isBody = (parts: readonly Part[], at: number): boolean =>
  parts
    .slice(at + 1)
    .every(
      ({ entry }) =>
        entry !== null &&
        entry.kind !== 'dish' &&
        (entry.kind !== 'ingredient' || parts[at]?.entry?.kind === 'dish') &&
        !FLAVORING_CLAIMS.has(entry.claim),
    );

/** Evidence of all parts of a piece, after the evidence rules. */
function extractFromPiece(index: LexiconIndex, parts: readonly Part[]): IngredientEvidence[] {
  const piece = { index, parts, claims: getClaims(parts) };
  const rules = EVIDENCE_RULES.flatMap((rule) => rule(piece) ?? []);
  const evidence: IngredientEvidence[] = [];
  const add = (found: IngredientEvidence): void => {
    let item: IngredientEvidence | null = found;
    for (const rule of rules) {
      item = rule(item);
      if (!item) return;
    }
    evidence.push(item);
  };
  parts.forEach(({ entry }, at) => {
    if (!entry) return;
    for (const { substance, role, certainty, overriddenBy } of entry.has) {
      add({ substance, role, certainty, overriddenBy, at, hidden: undefined });
    }
    for (const hidden of entry.hidden) {
      const { overriddenBy } = hidden;
      for (const substance of hidden.substances) {
        add({
          substance,
          role: 'seasoning',
          certainty: hidden.certainty === 'usually' && isBody(parts, at) ? 'yes' : 'maybe',
          overriddenBy,
          at,
          hidden,
        });
      }
    }
  });
  return evidence;
}

const UNKNOWN_READING: Omit<NameReading, 'pieces'> = {
  evidence: [],
  hasMain: false,
  hasForm: false,
  hasUnknown: true,
  hasGuess: false,
  because: [],
};

const isFullyUnknown = (parts: readonly Part[]): boolean =>
  parts.every(({ entry }) => entry === null);

/**
 * True for food that a seasoning goes on: 두부 in 간장 두부, but not 마늘 in 마늘간장, which flavors an unnamed
 * dish.
 */
function canBeSeasoned(part: Part): boolean {
  return (
    isDishPart(part) &&
    part.entry?.has.some(({ substance }) => substance.name !== 'aromatic') === true
  );
}

/**
 * True where a piece says how it is prepared: a dish, a way of cooking, a seasoned food, or an
 * extra (상추 추가).
 */
function hasPreparation(parts: readonly Part[]): boolean {
  const isPreparedPart = parts.some(
    (part) =>
      part.entry?.kind === 'dish' ||
      (part.entry?.kind === 'form' && !hasClaim(part, 'taste')) ||
      hasClaim(part, 'side'),
  );
  if (isPreparedPart) return true;
  return parts.some(({ entry }) => entry?.kind === 'form') && parts.some(canBeSeasoned);
}

/**
 * Nuts, fruit and vegetables beside a dish need no preparation (흑임자죽과 잣); tofu does, and so does a
 * dish to choose.
 */
function isPrepared(name: string, pieces: ReadonlyArray<readonly Part[]>): boolean {
  const needsNoPreparation = (parts: readonly Part[]): boolean =>
    !LIST_SEPARATOR.test(name) &&
    parts.every(({ entry }) => entry?.has.every(({ substance }) => substance.name !== 'soy'));
  return (
    pieces.some(hasPreparation) &&
    pieces.every((parts) => hasPreparation(parts) || needsNoPreparation(parts))
  );
}

/**
 * Adds the meat of the title to a name of flavors alone: 간장 오리지널 in a 치킨집 is likely chicken.
 * Decides no diet, since nothing says that it can be left out.
 */
export function withTitleMeat(
  { substances }: LexiconIndex,
  { evidence, hasMain, hasUnknown }: NameReading,
  meat: Meat | null | undefined,
): readonly IngredientEvidence[] {
  const substance = meat ? substances.get(meat) : undefined;
  if (!substance || hasMain || hasUnknown) return evidence;
  const likely = { role: 'main', certainty: 'maybe', overriddenBy: 'nothing', at: 0 } as const;
  return [...evidence, { substance, ...likely }];
}

/**
 * Extracts the ingredients of a name, each piece by itself. `explainUnknown` may explain unknown
 * parts; `label` is a diet claimed beside the name. Linear in the length of the name.
 */
export function extractIngredients(
  index: LexiconIndex,
  name: string,
  findTerms: TermFinder,
  findSoundTerms?: TermFinder,
  explainUnknown?: ExplainUnknown,
  label?: string,
): NameReading {
  const pieceTexts = PIECE_SEPARATOR.test(name)
    ? name.replace(OX_OR_PIG, '소고기').split(PIECE_SEPARATOR)
    : [name];
  const segmented = pieceTexts.map((piece) => {
    const parts = segmentWithSigns(findTerms, piece, findSoundTerms);
    // Names of restaurants often prefix a short term: 왕돼지, 본치킨.
    return findTerms === index.findTitleTerms ? parts : markShortTerms(index, parts);
  });
  const explained = explainUnknown ? segmented.map(explainUnknown) : segmented;
  // Fast path: most restaurant names contain no food.
  if (!label && explained.every(isFullyUnknown)) return { ...UNKNOWN_READING, pieces: explained };
  const read = PIECE_RULES.reduce<NameReading['pieces']>(
    (parts, rule) => rule(parts, index),
    explained,
  );
  const labelParts = label ? segment(findTerms, label) : [];
  // A label stands in front of every piece and vouches for unknown words.
  const pieces = label
    ? read.map((parts) => [...labelParts, ...parts.filter(({ entry }) => entry !== null)])
    : read;
  const parts = pieces.flat();
  const evidence = pieces.flatMap((piece) => extractFromPiece(index, piece));
  const terms = new Set<string>();
  for (const { entry, text } of parts) {
    if (entry && entry.kind !== 'word') terms.add(text);
  }
  return {
    pieces,
    // A name without a dish has nothing that is merely possible: 볶음 alone implies no oyster sauce.
    evidence: parts.some(isDishPart)
      ? evidence
      : evidence.filter(({ certainty }) => certainty !== 'maybe'),
    hasMain: pieces.length > 0 && pieces.every((piece) => piece.some(isDishPart)),
    hasForm: isPrepared(name, pieces),
    hasUnknown: parts.some((part) => part.entry === null || isNegation(part)),
    hasGuess: parts.some((part) => part.by === 'short-sound' || isRestaurantName(part)),
    because: [...terms].map((text) => ({ kind: 'term', text })),
  };
}
