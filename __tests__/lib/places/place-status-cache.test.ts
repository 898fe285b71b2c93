import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import {
  EARLIEST_TIME,
  createPlaceStatusCache,
  type StatusChanges,
} from '@/lib/places/places-memory';
import { advanceMonotonicClock } from '../../helpers/monotonic-clock';

const toPlace = (contentId: string, title = '국시집') => ({ contentId, title });
const ALL: StatusChanges = {
  asOf: '1',
  listed: [toPlace('one'), toPlace('two'), toPlace('shut', '마칸 [임시휴업]')],
  gone: ['old'],
  closed: [],
};
const NOTHING: StatusChanges = { asOf: '2', listed: [], gone: [], closed: [] };

const readChanges = jest.fn<(since: string) => Promise<StatusChanges>>();
let getStatus: ReturnType<typeof createPlaceStatusCache>;

beforeEach(() => {
  readChanges.mockReset().mockResolvedValueOnce(ALL).mockResolvedValue(NOTHING);
  getStatus = createPlaceStatusCache(readChanges);
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
