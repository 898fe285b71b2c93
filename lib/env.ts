import 'server-only';
import { ENV_NAMES, parseEnv } from './parse-env.mjs';

/** Every variable the server reads, parsed. */
export type Env = ReturnType<typeof parseEnv>;

/**
 * Key of the `data/built/places.json` of this build; undefined in development and tests.
 * `next.config.mjs` has the build inline it.
 */
export function getBuildArtifactKey(): string | undefined {
  return process.env.BUILT_PLACES_KEY;
}

/**
 * Locations of the menu reader's files (`packages/menu-reader/src/parts.ts`) as JSON; inlined by
 * the build like the key above.
 */
export function getMenuPartsJson(): string | undefined {
  return process.env.MENU_PARTS;
}

/** True while an image is built, whose server will start with another environment. */
export function isStandaloneBuild(): boolean {
  return process.env.BUILD_STANDALONE === '1';
}

let last: { values: readonly (string | undefined)[]; env: Env } | undefined;

/**
 * The parsed environment of this process. Read several times per request, so parsed again only
 * after a variable changed.
 * @throws {EnvError}
 */
export function getEnv(): Env {
  const values = ENV_NAMES.map((name) => process.env[name]);
  const known = last;
  if (known && values.every((value, index) => value === known.values[index])) return known.env;
  const env = parseEnv(process.env);
  last = { values, env };
  return env;
}
