/** Days that a vanished row stays, marked. */
export const VANISHED_KEPT_DAYS = 30;

/** More rows than this share never vanish at once: the source is ill, not the restaurants. */
const MAX_VANISHING_SHARE = 0.2;

export function isTooManyVanishing(vanishing: number, of: number): boolean {
  return vanishing > of * MAX_VANISHING_SHARE;
}
