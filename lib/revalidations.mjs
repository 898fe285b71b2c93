/** One count for the process: the build makes copies of this module for itself. */
const COUNT = Symbol.for('kioot.revalidations');

/** @returns {number} how often this process invalidated pages, or heard that another instance did */
export function getRevalidationCount() {
  return globalThis[COUNT] ?? 0;
}

/** Makes everything outdated that was read before. */
export function countRevalidation() {
  globalThis[COUNT] = getRevalidationCount() + 1;
}
