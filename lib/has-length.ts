import { refine } from 'zod/mini';

/**
 * From `min` to `max` letters or entries, for the schemas of what comes from outside. Zod's own checks also ask what
 * failed as text or list, if only it has a `length`, and throw where that cannot be compared.
 */
export function hasLength(min: number, max = Infinity) {
  const range = max === Infinity ? `of ${min} or more` : `from ${min} to ${max}`;
  return refine<{ length: number }>(
    ({ length }) => length >= min && length <= max,
    `must have a length ${range}`,
  );
}
