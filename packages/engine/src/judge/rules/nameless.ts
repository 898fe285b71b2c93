import type { Example, Finding } from './rule';

/** A way of cooking alone says nothing, not even that there might be oyster sauce in it: 볶음. */
export function withoutGuesses(
  findings: readonly Finding[],
  hasAnyMain: boolean,
): readonly Finding[] {
  return hasAnyMain ? findings : findings.filter(({ certainty }) => certainty !== 'maybe');
}

export const EXAMPLES: readonly Example[] = [
  { dish: '볶음', vegan: 'unknown', has: { seafood: 'unknown' } },
  { dish: '공심채볶음', vegan: 'ask' },
];
