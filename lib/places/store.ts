import 'server-only';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import bundledInfo from '@/data/snapshot.json';
import * as v from 'valibot';
import { parse } from '../validation';
import { getBuiltFile } from './build-artifact';
import { restaurantRowSchema, type RestaurantRow } from './row';
import { snapshotInfoSchema, type SnapshotInfo } from './snapshot';

interface Snapshot {
  readonly rows: readonly RestaurantRow[];
  readonly info: SnapshotInfo;
}

const DAY_MS = 86_400_000;

/**
 * Next compiles routes and instrumentation into separate copies of this module; a process-wide key lets a
 * snapshot replaced by one be seen by all.
 */
const KEY: unique symbol = Symbol.for('kioot.restaurants');
// The global object carries what we put on it; only this module knows the key.
const shared = globalThis as { [KEY]?: Snapshot };

/**
 * All rows of the present snapshot, vanished ones included (`isListed` tells). The list and its rows are frozen, and a
 * new snapshot is a new list: what is computed from a list can be kept in a `WeakMap` under it.
 */
export function getRestaurants(): readonly RestaurantRow[] {
  return getSnapshot().rows;
}

/** When the present snapshot was taken, and how old it is at `now` in whole days. */
export function getSnapshotInfo(now: Date): SnapshotInfo & { readonly ageDays: number } {
  const { info } = getSnapshot();
  const ageMs = now.getTime() - Date.parse(info.takenAt);
  return { ...info, ageDays: Math.max(0, Math.floor(ageMs / DAY_MS)) };
}

/** Replaces the snapshot in one step: a reader has the old one or the new one, whole. */
export function replaceRestaurants(rows: readonly RestaurantRow[], info: SnapshotInfo): void {
  shared[KEY] = freeze(rows, info);
}

/** The snapshot that came with the build, until a newer one replaces it. */
function getSnapshot(): Snapshot {
  return (shared[KEY] ??= freeze(
    getBuiltFile()?.rows ?? parseBundledRows(),
    parse(snapshotInfoSchema, bundledInfo),
  ));
}

/**
 * The rows of `data/restaurants.json`. To check them takes longer than to read all that a build has worked out, and as code a
 * server would keep their text for each route that may need them.
 */
export function parseBundledRows(): RestaurantRow[] {
  const text = readFileSync(path.join(process.cwd(), 'data/restaurants.json'), 'utf8');
  return parse(v.array(restaurantRowSchema), JSON.parse(text));
}

function freeze(rows: readonly RestaurantRow[], info: SnapshotInfo): Snapshot {
  return { rows: Object.freeze(rows.map((row) => Object.freeze({ ...row }))), info };
}
