import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { unpackPlaces } from '@kioot/engine/verdicts';
import type { LoadedIndex } from '@/lib/places/load-postgres';
import { createPlaceIndex } from '@/lib/places/place-index';
import { createReloadingIndex } from '@/lib/places/reloading-index';
import { passMonotonicTime } from '../../helpers/monotonic-clock';

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

/** Lets what runs in the background go on. */
const settle = () => new Promise((done) => setImmediate(done));

beforeEach(() => {
  jest.spyOn(console, 'warn').mockReturnValue();
  load.mockReset().mockResolvedValue(OLD);
  readRevision.mockReset().mockResolvedValue('1');
  places = createReloadingIndex(load, readRevision);
});

describe('an index of places', () => {
  it('is loaded once for all who ask at the same time', async () => {
    const found = await Promise.all([1, 2, 3].map(() => places.get()));
    expect(new Set(found)).toEqual(new Set([OLD.index]));
    expect(load).toHaveBeenCalledTimes(1);
    expect(places.getRevision()).toBe('1');
  });

  it('has its revision read once a second at most', async () => {
    await places.get();
    for (let second = 0; second < 5; second += 1) {
      for (let at = 0; at < 100; at += 1) await places.get();
      await Promise.all([places.confirm(), places.confirm()]);
      await passMonotonicTime(600);
    }
    // Five times .6 seconds.
    expect(readRevision.mock.calls.length).toBeLessThanOrEqual(3);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('is loaded again once the revision moves, and answers as it was meanwhile', async () => {
    await places.get();
    await passMonotonicTime(6_000);
    readRevision.mockResolvedValue('2');
    let finish: (loaded: LoadedIndex) => void = () => undefined;
    load.mockReset().mockReturnValue(new Promise((resolve) => (finish = resolve)));
    await places.confirm();
    await passMonotonicTime(1_100);
    expect(await places.get()).toBe(OLD.index);
    expect(places.getRevision()).toBe('2');
    finish(NEW);
    await settle();
    expect(await places.get()).toBe(NEW.index);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('is loaded every five seconds at most, while an import writes', async () => {
    await places.get();
    let revision = 1;
    load.mockImplementation(() => Promise.resolve(toLoaded(String(revision))));
    for (let second = 0; second < 20; second += 1) {
      revision += 1;
      readRevision.mockResolvedValue(String(revision));
      await passMonotonicTime(1_000);
      await places.confirm();
      await settle();
    }
    expect(load.mock.calls.length).toBeGreaterThanOrEqual(4);
    expect(load.mock.calls.length).toBeLessThanOrEqual(5);
  });

  it('stays while the database fails, which whoever needs it is told', async () => {
    await places.get();
    readRevision.mockRejectedValue(new Error('away'));
    await passMonotonicTime(1_100);
    expect(await places.get()).toBe(OLD.index);
    await expect(places.confirm()).rejects.toThrow('away');
    await expect(places.confirm()).rejects.toThrow('away');
    expect(await places.get()).toBe(OLD.index);
    expect(places.getRevision()).toBe('1');
    expect(readRevision).toHaveBeenCalledTimes(1);
    readRevision.mockResolvedValue('1');
    await passMonotonicTime(1_100);
    await expect(places.confirm()).resolves.toBeUndefined();
  });

  it('stays where a newer one cannot be loaded, and is loaded then', async () => {
    await places.get();
    await passMonotonicTime(6_000);
    readRevision.mockResolvedValue('2');
    load.mockReset().mockRejectedValueOnce(new Error('away')).mockResolvedValue(NEW);
    await places.confirm();
    await settle();
    expect(await places.get()).toBe(OLD.index);
    await passMonotonicTime(6_000);
    await places.confirm();
    await settle();
    expect(await places.get()).toBe(NEW.index);
  });

  it('is asked of the database again where it failed at first, once a second', async () => {
    load.mockReset().mockRejectedValueOnce(new Error('away')).mockResolvedValue(OLD);
    await expect(places.get()).rejects.toThrow('away');
    await expect(places.get()).rejects.toThrow('away');
    expect(load).toHaveBeenCalledTimes(1);
    await passMonotonicTime(1_100);
    expect(await places.get()).toBe(OLD.index);
  });

  it('is confirmed anew at once where the database may have gone', async () => {
    await places.get();
    await places.confirm();
    readRevision.mockRejectedValue(new Error('away'));
    await expect(places.confirm()).resolves.toBeUndefined();
    places.doubt();
    await expect(places.confirm()).rejects.toThrow('away');
  });
});
