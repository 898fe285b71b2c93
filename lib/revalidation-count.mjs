/** One count per process: the build copies this module into several bundles. */
const COUNT_KEY = Symbol.for('kioot.revalidations');

/** @returns {number} number of invalidations by this process or reported by other instances */
export function getRevalidationCount() {
  return globalThis[COUNT_KEY] ?? 0;
}

/** Marks everything read before as outdated. */
export function countRevalidation() {
  globalThis[COUNT_KEY] = getRevalidationCount() + 1;
}
