import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import * as v from 'valibot';
import { createSnapshotTarget } from '../../src/licenses/license-targets';
import { syncLicenses, type LicenseSyncOptions } from '../../src/licenses/sync-licenses';
import { readSnapshot, writeSnapshot } from '../../src/snapshot-file';
import { placeSchema, type Place } from '@kioot/places/place';
import { LICENSE_KEY, startLicenseServer, type LicenseServer } from '../helpers/license-server';
import {
  closed,
  toLicenseRow,
  toDistrictWorld,
  toProjectedText,
  type LicenseRow,
} from '../helpers/license-world';

const NOW = new Date('2026-11-21T03:00:00Z');
const DISTRICTS = 25;

let folder: string;
let path: string;
let server: LicenseServer;

const toRow = (at: number, row: Partial<Record<keyof Place, unknown>> = {}) =>
  v.parse(placeSchema, {
    ...{ contentId: String(at), title: `집${at}`, addr1: `서울특별시 종로구 종로 ${at}` },
    ...{ mapx: '126.9839', mapy: '37.5728', source: 'kto-tourapi', ...row },
  });
const toLicense = (at: number, row: LicenseRow = {}) =>
  toLicenseRow({
    ...{ MNG_NO: `3000000-101-2015-${at}`, BPLC_NM: `집${at}` },
    ...{ ROAD_NM_ADDR: `서울특별시 종로구 종로 ${at}`, ...row },
    ...toProjectedText({ mapx: 126.9839, mapy: 37.5728 }),
  });

async function start(rows: LicenseRow[], options: { quota?: number } = {}): Promise<void> {
  server = await startLicenseServer({ world: toDistrictWorld('종로구', rows), ...options });
}

const sync = (options: Partial<LicenseSyncOptions> = {}, serviceKey = LICENSE_KEY) =>
  syncLicenses({
    api: { serviceKey, baseUrl: server.baseUrl, ratePerSecond: Infinity, backoffMs: 1 },
    ...{ target: createSnapshotTarget(path), workFolder: join(folder, 'work'), now: () => NOW },
    ...options,
  });

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kioot-licenses-'));
  path = join(folder, 'data', 'restaurants.json');
  const rows = Array.from({ length: 10 }, (_, at) => toRow(at + 1));
  await writeSnapshot(path, rows, { takenAt: NOW.toISOString(), rows: rows.length, sources: [] });
});

afterEach(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

describe('a sync of licenses with the bundled list', () => {
  it('closes places and changes nothing else of the file', async () => {
    await start([toLicense(1), toLicense(2, closed('2026-10-07')), toLicense(99)]);
    const before = await readFile(path, 'utf8');
    const result = await sync();
    expect(result).toMatchObject({
      ...{ status: 'done', isComplete: true, calls: DISTRICTS },
      counts: { licenses: 3, trading: 1, closed: 1 },
      ...{ newlyClosed: 1, reopened: 0, newcomers: null, unmatched: 0 },
    });
    const after = await readFile(path, 'utf8');
    expect(after.replace(/,\n {2}"closedOn": "2026-10-07"/, '')).toBe(before);
    expect((await readSnapshot(path))[1]).toMatchObject({ closedOn: '2026-10-07', vanishedOn: '' });
  });

  it('takes a closing back, and leaves the file alone when nothing has changed', async () => {
    await start([toLicense(1)]);
    const before = await readFile(path, 'utf8');
    await writeSnapshot(path, [toRow(1, { closedOn: '2020-01-01' })], {
      ...{ takenAt: NOW.toISOString(), rows: 1, sources: [] },
    });
    expect(await sync()).toMatchObject({ newlyClosed: 0, reopened: 1 });
    expect(before.startsWith((await readFile(path, 'utf8')).replace(/\n\]\n$/, ''))).toBe(true);
    expect(await sync()).toMatchObject({ newlyClosed: 0, reopened: 0 });
  });

  it('reads every page of a district once, and says what a dry run would change', async () => {
    const others = Array.from({ length: 230 }, (_, at) => toLicense(1000 + at));
    await start([...others, toLicense(2, closed('2026-10-07'))]);
    const before = await readFile(path, 'utf8');
    expect(await sync({ dryRun: true })).toMatchObject({
      ...{ status: 'dry-run', calls: DISTRICTS + 2, newlyClosed: 1 },
      closings: [{ contentId: '2', closedOn: '2026-10-07' }],
    });
    expect(await readFile(path, 'utf8')).toBe(before);
    // The run that follows asks for nothing again.
    expect(await sync()).toMatchObject({ status: 'done', calls: 0, newlyClosed: 1 });
    expect(server.answered).toHaveLength(new Set(server.answered).size);
  });

  it('stops at the quota, its own count or that of the service, and goes on the next day', async () => {
    await start([toLicense(2, closed('2026-10-07'))], { quota: 20 });
    expect(await sync({ dailyQuota: 7 })).toMatchObject({ status: 'stopped' });
    expect(server.answered).toHaveLength(7);
    expect(await sync({ dailyQuota: 7 })).toMatchObject({ status: 'stopped' });
    expect(server.answered).toHaveLength(7);
    expect(await sync()).toMatchObject({ status: 'stopped' });
    const { answered } = server;
    await server.close();
    await start([toLicense(2, closed('2026-10-07'))]);
    const tomorrow = new Date(NOW.getTime() + 86_400_000);
    expect(await sync({ now: () => tomorrow })).toMatchObject({ status: 'done', newlyClosed: 1 });
    expect(answered.length + server.answered.length).toBe(DISTRICTS);
  });

  it('starts over when its pages are older than three days', async () => {
    await start([toLicense(1)], { quota: 20 });
    await sync();
    await server.close();
    await start([toLicense(1)]);
    const later = new Date(NOW.getTime() + 4 * 86_400_000);
    expect(await sync({ now: () => later })).toMatchObject({ status: 'done', calls: DISTRICTS });
  });

  it('refuses to close more than a fifth of the places, unless it is forced', async () => {
    await start([1, 2, 3].map((at) => toLicense(at, closed('2026-10-07'))));
    await expect(sync()).rejects.toThrow('3 of 10 places would close, more than 20 %.');
    expect(await sync({ dryRun: true })).toMatchObject({ newlyClosed: 3 });
    expect(await sync({ force: true })).toMatchObject({ calls: 0, newlyClosed: 3 });
  });

  it('refuses a register without any license, and asks again at the next run', async () => {
    await start([]);
    await expect(sync()).rejects.toThrow('No district has a license.');
    await expect(sync()).rejects.toThrow('No district has a license.');
    expect(server.answered).toHaveLength(2 * DISTRICTS);
  });

  it('names refused rows and what is below the threshold in a report', async () => {
    const near = { mapx: 126.9839 + 0.0012, mapy: 37.5728 };
    await start([
      toLicense(1, { SALS_STTS_CD: '09' }),
      { ...toLicense(2, { ...closed('2026-10-07'), ROAD_NM_ADDR: '' }), ...toProjectedText(near) },
    ]);
    const result = await sync();
    expect(result).toMatchObject({
      ...{ newlyClosed: 0, unmatched: 1, quarantined: { 'unknown-state': 1, 'like-a-place': 1 } },
      likePlaces: [{ name: '집2', like: [{ contentId: '2', because: '65 = name 50, 106 m 15' }] }],
    });
    const report = await readFile(join(folder, 'work', 'quarantine.jsonl'), 'utf8');
    expect(report).toContain('"where":"종로구 page 1, row 1","reason":"unknown-state"');
    expect(report).toContain('집2, 2026-10-07: 2 (65 = name 50, 106 m 15)');
  });

  it('says that the key is not accepted, without the key', async () => {
    await start([]);
    const failure = await sync({}, 'wrong-secret-key').catch((error: unknown) => error);
    expect(failure).toMatchObject({ kind: 'key', retry: false });
    expect(String(failure)).not.toContain('wrong-secret-key');
  });
});
