import type { ScopedToken } from './days';
import type { Keyword } from './hours-terms';

/** Maximum tokens of a remark in brackets; keeps the parser linear. */
export const MAX_BRACKET_TOKENS = 24;

/** True for one of these keywords. */
export function isKeyword(token: ScopedToken | undefined, ...keys: Keyword[]): boolean {
  return token?.type === 'key' && keys.includes(token.key);
}
