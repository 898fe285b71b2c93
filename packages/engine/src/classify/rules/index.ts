import { explicitAnd } from './explicit-and';
import { bareIngredient } from './bare-ingredient';
import { implicitAnd } from './implicit-and';
import { forbiddenByClaim } from './forbidden-by-claim';
import { demotion } from './demotion';
import { excludedIngredient } from './excluded-ingredient';
import { doubtfulClaim } from './doubtful-claim';
import { overriddenByIngredient } from './overridden-by-ingredient';
import { unsegmentedPrefix } from './unsegmented-prefix';
import { singleExclusion } from './single-exclusion';
import { onRequest } from './on-request';
import { dietAsNoun } from './diet-as-noun';
import { plantMilk } from './plant-milk';
import type { EvidenceRule, PieceRule, VerdictRule } from './rule';
import { dietClaim } from './diet-claim';
import { setMeal } from './set-meal';
import { contradictedClaim } from './contradicted-claim';
import { excludedNoun } from './excluded-noun';

/**
 * Rules on the pieces of a name. The order matters: each rule sees the pieces of the one before.
 */
export const PIECE_RULES: readonly PieceRule[] = [
  excludedNoun,
  explicitAnd,
  implicitAnd,
  dietAsNoun,
  doubtfulClaim,
];

/**
 * Rules on the evidence of a piece. The order matters: each rule sees the evidence that the one
 * before left.
 */
export const EVIDENCE_RULES: readonly EvidenceRule[] = [
  overriddenByIngredient,
  excludedIngredient,
  plantMilk,
  forbiddenByClaim,
  unsegmentedPrefix,
  demotion,
];

/** Rules on a verdict, by priority: the first one that returns a verdict decides. */
export const VERDICT_RULES: readonly VerdictRule[] = [
  contradictedClaim,
  onRequest,
  dietClaim,
  singleExclusion,
  setMeal,
  bareIngredient,
];
