// Old names of environment variables: each is still read, with a warning that names the new one.

/** New name of each old one; docs/operations.md lists them. */
export const ENV_ALIASES = { PLACES_DATABASE_POOL: 'PLACES_DATABASE_POOL_SIZE' };

const WARNED_KEY = Symbol.for('kioot.env-aliases');

/** @param {string} message */
function warn(message) {
  console.warn(message);
}

/**
 * Moves the values of old names to the new ones, which win where both are set. Warns once per process
 * and old name.
 *
 * @example
 * resolveEnvAliases({ PLACES_DATABASE_POOL: '4' }) // { PLACES_DATABASE_POOL_SIZE: '4' }
 *
 * @param {Readonly<Record<string, string | undefined>>} source
 * @param {(message: string) => void} [log]
 * @returns {Record<string, string | undefined>}
 */
export function resolveEnvAliases(source, log = warn) {
  /** @type {Set<string>} */
  const warned = (globalThis[WARNED_KEY] ??= new Set());
  const env = { ...source };
  for (const [oldName, newName] of Object.entries(ENV_ALIASES)) {
    const value = env[oldName];
    delete env[oldName];
    if (!value) continue;
    env[newName] ||= value;
    if (!warned.has(oldName))
      log(`${oldName} is now ${newName}: the old name is still read, please set the new one.`);
    warned.add(oldName);
  }
  return env;
}
