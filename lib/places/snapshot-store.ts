import 'server-only';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import bundledInfo from '@/data/synced/restaurants.meta.json';
import * as v from 'valibot';
import { parse } from '@kioot/base/validation';
import { getBuildArtifact } from './build-artifact';
import { withCorrections } from './place-corrections';
import { placeSchema, type Place } from '@kioot/places/place';
import { snapshotInfoSchema, type SnapshotInfo } from '@kioot/places/snapshot';

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
