import 'server-only';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Place, placeSchema } from '@kioot/places/place';
import bundledInfo from '@/data/synced/restaurants.meta.json';
import * as v from 'valibot';
import { parse } from '@kioot/base/validation';
import { snapshotInfoSchema, type SnapshotInfo } from '@kioot/places/snapshot';
import { getBuildArtifactKey } from '../env';
import { logEvent, toErrorFields } from '../observability/log';
import { globalSingleton } from '../once';
import { withCorrections } from './place-corrections';

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

interface Snapshot {
  readonly rows: readonly Place[];
  readonly info: SnapshotInfo;
}

const DAY_MS = 86_400_000;

/**
 * Next compiles routes and instrumentation into separate copies of this module; a process-wide key
 * makes a replaced snapshot visible to all of them.
 */
const SNAPSHOT_KEY: unique symbol = Symbol.for('kioot.restaurants');
// `globalThis` holds only what this module puts under the key.
const globals = globalThis as { [SNAPSHOT_KEY]?: Snapshot };

/**
 * All rows of the current snapshot, delisted ones included (`isListed`). The list and its rows are
 * frozen, and a new snapshot is a new list: results derived from a list can be cached in a
 * `WeakMap` by it.
 */
export function getSnapshotRows(): readonly Place[] {
  return getSnapshot().rows;
}

/** Time the current snapshot was taken, and its age at `now` in whole days. */
export function getSnapshotInfo(now: Date): SnapshotInfo & { readonly ageDays: number } {
  const { info } = getSnapshot();
  const ageMs = now.getTime() - Date.parse(info.takenAt);
  return { ...info, ageDays: Math.max(0, Math.floor(ageMs / DAY_MS)) };
}

/** Replaces the snapshot atomically. */
export function replaceSnapshot(rows: readonly Place[], info: SnapshotInfo): void {
  globals[SNAPSHOT_KEY] = freeze(rows, info);
}

/** The snapshot of the build, until a newer one replaces it. */
function getSnapshot(): Snapshot {
  return (globals[SNAPSHOT_KEY] ??= freeze(
    getBuildArtifact()?.rows ?? parseBundledRows(),
    parse(snapshotInfoSchema, bundledInfo),
  ));
}

/**
 * Rows of `data/synced/restaurants.json`. Validating them takes longer than reading the whole build
 * artifact; imported as code, their text would be in every route's bundle.
 */
export function parseBundledRows(): Place[] {
  const text = readFileSync(path.join(process.cwd(), 'data/synced/restaurants.json'), 'utf8');
  return parse(v.array(placeSchema), JSON.parse(text));
}

function freeze(rows: readonly Place[], info: SnapshotInfo): Snapshot {
  return {
    rows: Object.freeze(rows.map((row) => Object.freeze({ ...withCorrections(row) }))),
    info,
  };
}
