import 'server-only';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Place, placeSchema } from '@kioot/places/place';
import bundledInfo from '@/data/synced/restaurants.meta.json';
import * as v from 'valibot';
import { parse } from '@kioot/base/validation';
import { isListed, snapshotInfoSchema, type SnapshotInfo } from '@kioot/places/snapshot';
import { getLastKnown, isOldListing, toYear } from '@kioot/places/sources';
import { getBuildArtifactKey } from '../env';
import { logEvent, toErrorFields } from '../observability/log';
import { globalSingleton, oncePer } from '../once';
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

/** The current snapshot, once read. */
const holder = globalSingleton('restaurants', (): { snapshot?: Snapshot } => ({}));

/**
 * All rows of the current snapshot, delisted ones included (`isListed`). The list and its rows are
 * frozen, and a new snapshot is a new list: results derived from a list can be cached in a
 * `WeakMap` by it.
 */
export function getSnapshotRows(): readonly Place[] {
  return getSnapshot().rows;
}

const toRowsById = oncePer(
  (rows: readonly Place[]): ReadonlyMap<string, Place> =>
    new Map(rows.map((row) => [row.contentId, row])),
);

/** Rows of these places in the current snapshot, in their order; unknown ids are skipped. */
export async function getRowsOfSnapshot(contentIds: readonly string[]): Promise<Place[]> {
  const byId = toRowsById(getSnapshotRows());
  return [...new Set(contentIds)].flatMap((contentId) => byId.get(contentId) ?? []);
}

/** Time the current snapshot was taken, and its age at `now` in whole days. */
export function getSnapshotInfo(now: Date): SnapshotInfo & { readonly ageDays: number } {
  const { info } = getSnapshot();
  const ageMs = now.getTime() - Date.parse(info.takenAt);
  return { ...info, ageDays: Math.max(0, Math.floor(ageMs / DAY_MS)) };
}

/** Replaces the snapshot atomically. */
export function replaceSnapshot(rows: readonly Place[], info: SnapshotInfo): void {
  holder.snapshot = freeze(rows, info);
}

/** The snapshot of the build, until a newer one replaces it. */
function getSnapshot(): Snapshot {
  return (holder.snapshot ??= freeze(
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

/** Minimum number of addresses of a chain. */
const MIN_BRANCHES = 3;

type NamedPlace = Pick<Place, 'contentId' | 'title' | 'addr1'>;

/**
 * Name without its branch, spaces and punctuation.
 *
 * @example toChainName('본죽 (강남역점)') // '본죽'
 */
function toChainName(title: string): string {
  return title
    .normalize('NFC')
    .toLowerCase()
    .replace(/^\[[^\]]*\]/, '')
    .replace(/\s*[([].*$/u, '')
    .replace(/(?<=\S)\s+\S*[점역]$/u, '')
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** Ids of places whose name, without its branch, is at three addresses or more. */
export function findChainBranches(places: readonly NamedPlace[]): ReadonlySet<string> {
  const names = places.map(({ title }) => toChainName(title));
  const addresses = new Map<string, Set<string>>();
  for (const [at, { addr1 }] of places.entries()) {
    const name = names[at] ?? '';
    addresses.set(name, (addresses.get(name) ?? new Set()).add(addr1));
  }
  const isChain = (name = '') => name !== '' && (addresses.get(name)?.size ?? 0) >= MIN_BRANCHES;
  return new Set(places.filter((_, at) => isChain(names[at])).map(({ contentId }) => contentId));
}

const getChainBranches = oncePer(findChainBranches);

/**
 * True for a branch of a chain in the current snapshot. A database has the ids of the snapshot, and
 * its other places count as no branch.
 */
export const isChainBranch = (contentId: string): boolean =>
  getChainBranches(getSnapshotRows()).has(contentId);

/**
 * Year in which a list last had a place that none has had of late: it may well have closed since. Null
 * for a place that is known to be alive, and where no list says when.
 */
export function getLastSeenYear(row: Place, now: Date): number | null {
  const latest = getLastKnown(row, getSnapshotInfo(now));
  return latest && isOldListing(latest, now) ? toYear(latest) : null;
}

const getOldIds = oncePer((rows: readonly Place[]): ReadonlySet<string> => {
  const now = new Date();
  return new Set(
    rows.filter((row) => getLastSeenYear(row, now) !== null).map((row) => row.contentId),
  );
});

/** True for a place with a {@link getLastSeenYear}, by id: a register has no others than the snapshot. */
export const isOldPlaceId = (contentId: string): boolean =>
  getOldIds(getSnapshotRows()).has(contentId);

const DISTRICT = /(?<=^|\s)[가-힣]+구(?=\s|$)/u;

/** Title as a map search reads it, without spaces. */
const toKey = (title: string): string => title.normalize('NFC').replace(/\s+/g, '');

/** Titles of more than one place, as keys. */
export function findSharedTitles(places: readonly Pick<Place, 'title'>[]): ReadonlySet<string> {
  const seen = new Set<string>();
  const shared = new Set<string>();
  for (const key of places.map(({ title }) => toKey(title)))
    (seen.has(key) ? shared : seen).add(key);
  return shared;
}

const getSharedTitles = oncePer((rows: readonly Place[]) =>
  findSharedTitles(rows.filter(isListed)),
);

/**
 * District in Korean of a place whose title another place of the snapshot has, for a search by the
 * title; undefined for any other place.
 */
export function getDistrictOfSharedTitle({
  title,
  addr1,
}: Pick<Place, 'title' | 'addr1'>): string | undefined {
  const isShared = getSharedTitles(getSnapshotRows()).has(toKey(title));
  return isShared ? DISTRICT.exec(addr1)?.[0] : undefined;
}
