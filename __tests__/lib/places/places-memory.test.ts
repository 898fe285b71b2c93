import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { unpackPlaces } from '@kioot/engine/verdicts';
import type { LoadedIndex } from '@/lib/places/load-postgres-index';
import { createPlaceIndex } from '@/lib/places/place-index';
import {
  createReloadingIndex,
  EARLIEST_TIME,
  createPlaceStatusCache,
  type StatusChanges,
} from '@/lib/places/places-memory';
import { advanceMonotonicClock } from '../../helpers/monotonic-clock';

const toLoaded = (revision: string): LoadedIndex => ({
  revision,
  index: createPlaceIndex({
    contentIds: [],
    points: new Float64Array(),
    listed: new Uint8Array(),
    verdicts: unpackPlaces(new Uint8Array()),
  }),
});
const [OLD, NEW] = [toLoaded('1'), toLoaded('2')];

const load = jest.fn<() => Promise<LoadedIndex>>();
const readRevision = jest.fn<() => Promise<string>>();
let places: ReturnType<typeof createReloadingIndex>;

/** Lets background work continue. */
const settle = () => new Promise((done) => setImmediate(done));

beforeEach(() => {
  jest.spyOn(console, 'warn').mockReturnValue();
  load.mockReset().mockResolvedValue(OLD);
  readRevision.mockReset().mockResolvedValue('1');
  places = createReloadingIndex(load, readRevision);
});

describe('createReloadingIndex', () => {
  it('loads once for all concurrent callers', async () => {
    const found = await Promise.all([1, 2, 3].map(() => places.get()));
    expect(new Set(found)).toEqual(new Set([OLD.index]));
    expect(load).toHaveBeenCalledTimes(1);
    expect(places.getRevision()).toBe('1');
  });

  it('reads the revision at most once a second', async () => {
    await places.get();
    for (let second = 0; second < 5; second += 1) {
      for (let at = 0; at < 100; at += 1) await places.get();
      await Promise.all([places.confirm(), places.confirm()]);
      await advanceMonotonicClock(600);
    }
    // Five times .6 seconds.
    expect(readRevision.mock.calls.length).toBeLessThanOrEqual(3);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('reloads after a change of the revision, serving the old index meanwhile', async () => {
    await places.get();
    await advanceMonotonicClock(6_000);
    readRevision.mockResolvedValue('2');
    let finish: (loaded: LoadedIndex) => void = () => undefined;
    load.mockReset().mockReturnValue(new Promise((resolve) => (finish = resolve)));
    await places.confirm();
    await advanceMonotonicClock(1_100);
    expect(await places.get()).toBe(OLD.index);
    expect(places.getRevision()).toBe('2');
    finish(NEW);
    await settle();
    expect(await places.get()).toBe(NEW.index);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('loads at most every five seconds during an import', async () => {
    await places.get();
    let revision = 1;
    load.mockImplementation(() => Promise.resolve(toLoaded(String(revision))));
    for (let second = 0; second < 20; second += 1) {
      revision += 1;
      readRevision.mockResolvedValue(String(revision));
      await advanceMonotonicClock(1_000);
      await places.confirm();
      await settle();
    }
    expect(load.mock.calls.length).toBeGreaterThanOrEqual(4);
    expect(load.mock.calls.length).toBeLessThanOrEqual(5);
  });

  it('keeps the index while the database fails, and reports it to callers that need the database', async () => {
    await places.get();
    readRevision.mockRejectedValue(new Error('away'));
    await advanceMonotonicClock(1_100);
    expect(await places.get()).toBe(OLD.index);
    await expect(places.confirm()).rejects.toThrow('away');
    await expect(places.confirm()).rejects.toThrow('away');
    expect(await places.get()).toBe(OLD.index);
    expect(places.getRevision()).toBe('1');
    expect(readRevision).toHaveBeenCalledTimes(1);
    readRevision.mockResolvedValue('1');
    await advanceMonotonicClock(1_100);
    await expect(places.confirm()).resolves.toBeUndefined();
  });

  it('keeps the index after a failed load, and loads it later', async () => {
    await places.get();
    await advanceMonotonicClock(6_000);
    readRevision.mockResolvedValue('2');
    load.mockReset().mockRejectedValueOnce(new Error('away')).mockResolvedValue(NEW);
    await places.confirm();
    await settle();
    expect(await places.get()).toBe(OLD.index);
    await advanceMonotonicClock(6_000);
    await places.confirm();
    await settle();
    expect(await places.get()).toBe(NEW.index);
  });

  it('retries a failed first load once a second', async () => {
    load.mockReset().mockRejectedValueOnce(new Error('away')).mockResolvedValue(OLD);
    await expect(places.get()).rejects.toThrow('away');
    await expect(places.get()).rejects.toThrow('away');
    expect(load).toHaveBeenCalledTimes(1);
    await advanceMonotonicClock(1_100);
    expect(await places.get()).toBe(OLD.index);
  });

  it('confirms again at once after the database may have gone away', async () => {
    await places.get();
    await places.confirm();
    readRevision.mockRejectedValue(new Error('away'));
    await expect(places.confirm()).resolves.toBeUndefined();
    places.expireConfirmation();
    await expect(places.confirm()).rejects.toThrow('away');
  });
});

const toPlace = (contentId: string, title = '국시집') => ({ contentId, title });
const ALL: StatusChanges = {
  asOf: '1',
  listed: [toPlace('one'), toPlace('two'), toPlace('shut', '마칸 [임시휴업]')],
  gone: ['old'],
  closed: [],
};
const NOTHING: StatusChanges = { asOf: '2', listed: [], gone: [], closed: [] };

const readChanges = jest.fn<(since: string) => Promise<StatusChanges>>();
let getStatus: ReturnType<typeof createPlaceStatusCache>['getStatus'];

beforeEach(() => {
  readChanges.mockReset().mockResolvedValueOnce(ALL).mockResolvedValue(NOTHING);
  ({ getStatus } = createPlaceStatusCache(readChanges));
});

describe('createPlaceStatusCache', () => {
  it('reads once, then answers from memory', async () => {
    expect(await Promise.all(['one', 'old', 'two', 'shut'].map(getStatus))).toEqual([
      'listed',
      'gone',
      'listed',
      { unlisted: 'closed' },
    ]);
    await advanceMonotonicClock(200_000);
    expect(await getStatus('one')).toBe('listed');
    expect(readChanges.mock.calls).toEqual([[EARLIEST_TIME]]);
  });

  it('reads at most once a second for thousands of invented ids, and caches none of them', async () => {
    await getStatus('one');
    const ask = (seconds: number) =>
      Promise.all(Array.from({ length: 1_000 }, (_, at) => getStatus(`x-${seconds}-${at}`)));
    for (const second of [1, 2, 3, 4, 5]) {
      await advanceMonotonicClock(600);
      expect(new Set(await ask(second))).toEqual(new Set([undefined]));
    }
    // Five times .6 seconds after the first read.
    expect(readChanges.mock.calls.length).toBeLessThanOrEqual(1 + 3);
    expect(readChanges.mock.calls.at(-1)).toEqual(['2']);
  });

  it('learns of a new place within a second, and of a delisted one within minutes', async () => {
    await getStatus('one');
    expect(await getStatus('new')).toBeUndefined();
    readChanges.mockResolvedValueOnce({
      ...NOTHING,
      asOf: '3',
      listed: [toPlace('new')],
      gone: ['two'],
    });
    await advanceMonotonicClock(1_001);
    expect(await getStatus('new')).toBe('listed');
    expect(await getStatus('two')).toBe('gone');

    readChanges.mockResolvedValueOnce({ ...NOTHING, asOf: '4', gone: ['one'] });
    await advanceMonotonicClock(300_001);
    // Not awaited.
    expect(await getStatus('one')).toBe('listed');
    expect(await getStatus('one')).toBe('gone');
  });

  it('returns the day a place closed instead of its delisting', async () => {
    const closed = [{ contentId: 'two', closedOn: '2026-10-07' }];
    readChanges
      .mockReset()
      .mockResolvedValue({ ...ALL, listed: [toPlace('one')], gone: ['two'], closed });
    expect(await getStatus('two')).toEqual({ closedOn: '2026-10-07' });
    expect(await getStatus('one')).toBe('listed');
  });

  it('reads everything again after ten minutes, dropping deleted places', async () => {
    await getStatus('one');
    readChanges
      .mockReset()
      .mockResolvedValueOnce({ ...NOTHING, asOf: '9', listed: [toPlace('one')] });
    await advanceMonotonicClock(600_001);
    expect(await getStatus('old')).toBe('gone');
    expect(await getStatus('one')).toBe('listed');
    expect(readChanges.mock.calls).toEqual([[EARLIEST_TIME]]);
    readChanges.mockResolvedValue(NOTHING);
    await advanceMonotonicClock(1_001);
    expect(await getStatus('old')).toBeUndefined();
  });

  it('answers from memory while the database fails, and retries once a second', async () => {
    jest.spyOn(console, 'warn').mockReturnValue();
    await getStatus('one');
    readChanges.mockReset().mockRejectedValue(new Error('away'));
    await advanceMonotonicClock(301_000);
    expect(await getStatus('one')).toBe('listed');
    for (let at = 0; at < 100; at += 1) await expect(getStatus(`x${at}`)).rejects.toThrow('away');
    expect(readChanges).toHaveBeenCalledTimes(1);
    readChanges.mockResolvedValue({ ...NOTHING, asOf: '5', listed: [toPlace('x1')] });
    await advanceMonotonicClock(1_001);
    expect(await getStatus('x1')).toBe('listed');
  });
});
