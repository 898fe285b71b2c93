import 'server-only';
import { ENV_NAMES, parseEnv } from './parse-env.mjs';

/** Every variable the server reads, as it reads them. */
export type Env = ReturnType<typeof parseEnv>;

/**
 * Which `data/built/places.json` belongs to this build. `next.config.mjs` sets it for a production build, which puts its
 * text in place of the name; undefined elsewhere.
 */
export function getBuiltPlacesKey(): string | undefined {
  return process.env.BUILT_PLACES_KEY;
}

/** Where the files of the menu reader are (`packages/menu-reader/src/parts.ts`), in JSON; set and put in as the one above. */
export function getMenuPartsJson(): string | undefined {
  return process.env.MENU_PARTS;
}

let last: { values: readonly (string | undefined)[]; env: Env } | undefined;

/**
 * The environment of this process. It is asked for several times per request, so it is checked again only when a
 * variable has changed.
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
