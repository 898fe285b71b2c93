import { demotion, excludedIngredient, forbiddenByClaim, plantMilk } from './claimed-ingredients';
import { dietAsNoun } from './diet-as-noun';
import { doubtfulClaim } from './doubtful-claim';
import { excludedNoun } from './excluded-noun';
import { explicitAnd, implicitAnd } from './joined-dishes';
import { overriddenByIngredient } from './overridden-by-ingredient';
import type { EvidenceRule, PieceRule } from './rule';
import { unsegmentedPrefix } from './unsegmented-prefix';

export { toDietVerdict } from './verdict-rules';

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
