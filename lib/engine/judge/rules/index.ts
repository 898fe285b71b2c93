import { andSplits } from './and-splits';
import { bareIngredient } from './bare-ingredient';
import { bareJoins } from './bare-joins';
import { claimed } from './claimed';
import { demotion } from './demotion';
import { givingWay } from './giving-way';
import { grownTogether } from './grown-together';
import { onRequest } from './on-request';
import { plantMilk } from './plant-milk';
import type { FindingRule, PieceRule, VerdictRule } from './rule';
import { saidDiet } from './said-diet';
import { setMeal } from './set-meal';
import { takenBack } from './taken-back';
import { without } from './without';

/** What becomes of the pieces of a name, one after the other. */
export const PIECE_RULES: readonly PieceRule[] = [without, andSplits, bareJoins];

/** What becomes of what the parts of a piece bring, one after the other. */
export const FINDING_RULES: readonly FindingRule[] = [
  givingWay,
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
  setMeal,
  bareIngredient,
];
