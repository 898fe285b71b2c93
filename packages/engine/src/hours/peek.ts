import type { ScopedToken } from './days';
import type { Keyword } from './lexicon';

/** How many tokens an aside may have; what is longer is none, and the whole stays linear. */
export const LONGEST_ASIDE = 24;

/** Whether a token is one of these words. */
export function isKey(token: ScopedToken | undefined, ...keys: Keyword[]): boolean {
  return token?.type === 'key' && keys.includes(token.key);
}
