import 'server-only';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { getBuiltPlacesKey } from '../env';
import { logEvent, toErrorFields } from '../observability/log';
import { getProcessWide } from '../process-wide';
import type { RestaurantRow } from './row';

/** Number of the form of the file: the next one wherever a reader of this one could take it for something else. */
export const BUILT_FORMAT = 1;

/** What the build worked out from the rows it bundles, so that no start has to: `data/built/places.json`. */
export interface BuiltFile {
  /** Of the program that wrote the file, its data included: `scripts/build-places.mjs`. */
  key: string;
  /** {@link BUILT_FORMAT} of that program. */
  format: number;
  /** The bundled rows, parsed. */
  rows: RestaurantRow[];
  /** For `lib/search/built.ts`. */
  judged: unknown;
}

/**
 * The file of this very build; null where there is none, as in development and tests, or where it is of another build or form.
 * Everything in it can be computed at run time.
 */
export function getBuiltFile(): BuiltFile | null {
  const key = getBuiltPlacesKey();
  if (!key) return null;
  return getProcessWide(`built places ${key}`, () => ({ file: readBuiltFile(key) })).file;
}

function readBuiltFile(key: string): BuiltFile | null {
  try {
    const text = readFileSync(path.join(process.cwd(), 'data/built/places.json'), 'utf8');
    // Our own build wrote it, whole: the key is of the program that did.
    const file = JSON.parse(text) as BuiltFile;
    if (file.key === key && file.format === BUILT_FORMAT) return file;
    logEvent('warn', 'places.not_built', {
      message: `data/built/places.json is of another build, or of format ${file.format} and not ${BUILT_FORMAT}`,
    });
  } catch (error) {
    logEvent('warn', 'places.not_built', toErrorFields(error));
  }
  return null;
}
