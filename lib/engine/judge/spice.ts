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
  const said = pieces.flat().flatMap(({ text, entry }) => (entry ? index.findSpice(text) : []));
  const levels = said.map(({ level }) => LEVELS.indexOf(level));
  const calm = said.flatMap(({ calms, level }) => (calms ? LEVELS.indexOf(level) : []));
  const hottest = Math.min(Math.max(...levels), ...calm);
  if (hottest >= 0) return LEVELS[hottest] ?? 'unknown';
  return isUnderstood && said.length === 0 ? 'none' : 'unknown';
}
