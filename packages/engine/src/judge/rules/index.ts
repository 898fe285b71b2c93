import { andSplits } from './and-splits';
import { bareIngredient } from './bare-ingredient';
import { bareJoins } from './bare-joins';
import { claimed } from './claimed';
import { demotion } from './demotion';
import { denied } from './denied';
import { doubtfulClaim } from './doubtful-claim';
import { givingWay } from './giving-way';
import { grownTogether } from './grown-together';
import { leftOut } from './left-out';
import { onRequest } from './on-request';
import { ownNoun } from './own-noun';
import { plantMilk } from './plant-milk';
import type { FindingRule, PieceRule, VerdictRule } from './rule';
import { saidDiet } from './said-diet';
import { setMeal } from './set-meal';
import { takenBack } from './taken-back';
import { without } from './without';

/** What becomes of the pieces of a name, one after the other. */
export const PIECE_RULES: readonly PieceRule[] = [
  without,
  andSplits,
  bareJoins,
  ownNoun,
  doubtfulClaim,
];

/** What becomes of what the parts of a piece bring, one after the other. */
export const FINDING_RULES: readonly FindingRule[] = [
  givingWay,
  denied,
  plantMilk,
  claimed,
  grownTogether,
  demotion,
];

/** What a name says of itself about a verdict: the first rule that speaks decides. */
export const VERDICT_RULES: readonly VerdictRule[] = [
  takenBack,
  onRequest,
  saidDiet,
  leftOut,
  setMeal,
  bareIngredient,
];
