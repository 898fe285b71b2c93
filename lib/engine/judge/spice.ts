import type { LexiconIndex } from '../reading/index-lexicon';
import type { Spice } from '../reading/lexicon';
import type { Part } from '../reading/segment';

const LEVELS: readonly Spice[] = ['none', 'mild', 'hot', 'very-hot'];

/**
 * How hot a dish is: the hottest of its parts counts, and a word that calms (안매운, 순한, 백) takes it down to its own
 * level. `none` only where the name was understood and holds no word for what kitchens make both ways (찌개, 볶음).
 */
export function judgeSpice(
  index: LexiconIndex,
  pieces: ReadonlyArray<readonly Part[]>,
  isUnderstood: boolean,
): Spice {
  let hottest = -1;
  let most = LEVELS.length;
  let isOpen = !isUnderstood;
  for (const parts of pieces) {
    for (const { text, entry } of parts) {
      for (const { level, calms } of entry ? index.findSpice(text) : []) {
        const rank = LEVELS.indexOf(level);
        if (calms) most = Math.min(most, rank);
        if (rank < 0) isOpen = true;
        else hottest = Math.max(hottest, rank);
      }
    }
  }
  return LEVELS[Math.min(hottest, most)] ?? (isOpen ? 'unknown' : 'none');
}
