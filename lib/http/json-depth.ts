/** How deep JSON may be nested: ours goes to seven levels, and `JSON.stringify` overflows the stack at some thousands. */
export const MAX_JSON_DEPTH = 64;

/** Whether a value that came from JSON holds lists or objects within each other for more than {@link MAX_JSON_DEPTH} levels. */
export function isNestedTooDeep(value: unknown, levels = MAX_JSON_DEPTH): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (levels === 0) return true;
  if (Array.isArray(value)) return value.some((item) => isNestedTooDeep(item, levels - 1));
  // Without a list of its values: this looks at every value that is sent. What comes from JSON inherits nothing.
  for (const key in value) {
    if (isNestedTooDeep(value[key as keyof typeof value], levels - 1)) return true;
  }
  return false;
}
