import 'server-only';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { getBuildArtifactKey } from '../env';
import { logEvent, toErrorFields } from '../observability/log';
import { globalSingleton } from '../global-singleton';
import type { Place } from '@kioot/places/place';

/** Format version; incremented by every change that a reader of this version would misread. */
export const ARTIFACT_FORMAT = 3;

/**
 * Results that the build computes from the bundled rows, to save every start the work:
 * `data/built/places.json`.
 */
export interface BuildArtifact {
  /** Digest of the program that wrote the file, data included: `scripts/build-places.mjs`. */
  key: string;
  /** {@link ARTIFACT_FORMAT} of that program. */
  format: number;
  /** The bundled rows, parsed. */
  rows: Place[];
  /** Parsed by `lib/search/classification/precomputed-verdicts.ts`. */
  judged: unknown;
  /** Parsed by `lib/dishes/dish-catalog.ts`. */
  dishes: unknown;
}

/**
 * The artifact of this build; null in development and tests, or for a file of another build or
 * format. Everything in it can be computed at run time.
 */
export function getBuildArtifact(): BuildArtifact | null {
  const key = getBuildArtifactKey();
  if (!key) return null;
  return globalSingleton(`build artifact ${key}`, () => ({ file: readBuildArtifact(key) })).file;
}

function readBuildArtifact(key: string): BuildArtifact | null {
  try {
    const text = readFileSync(path.join(process.cwd(), 'data/built/places.json'), 'utf8');
    // Unvalidated: the key proves that our own build wrote it.
    const file = JSON.parse(text) as BuildArtifact;
    if (file.key === key && file.format === ARTIFACT_FORMAT) return file;
    logEvent('warn', 'places.artifact_unusable', {
      message: `data/built/places.json is of another build, or of format ${file.format} and not ${ARTIFACT_FORMAT}`,
    });
  } catch (error) {
    logEvent('warn', 'places.artifact_unusable', toErrorFields(error));
  }
  return null;
}
