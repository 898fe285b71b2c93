/**
 * Maximum nesting of JSON: ours has seven levels, and `JSON.stringify` overflows the stack at some
 * thousands.
 */
export const MAX_JSON_DEPTH = 64;

/** True for a JSON value with more than {@link MAX_JSON_DEPTH} levels of arrays and objects. */
export function isNestedTooDeep(value: unknown, levels = MAX_JSON_DEPTH): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (levels === 0) return true;
  if (Array.isArray(value)) return value.some((item) => isNestedTooDeep(item, levels - 1));
  // No Object.values: this visits every value of every request, and parsed JSON has no inherited
  // keys.
  for (const key in value) {
    if (isNestedTooDeep(value[key as keyof typeof value], levels - 1)) return true;
  }
  return false;
}
