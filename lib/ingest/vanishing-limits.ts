/** Days that a vanished place is kept, marked. */
export const VANISHED_RETENTION_DAYS = 30;

/** Maximum share of places that may vanish at once: more is a fault of the source. */
const MAX_VANISHING_SHARE = 0.2;

export function exceedsVanishingLimit(vanishing: number, of: number): boolean {
  return vanishing > of * MAX_VANISHING_SHARE;
}
