import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import {
  BEGINNING,
  createPlaceStatusCache,
  type StatusChanges,
} from '@/lib/places/place-status-cache';
import { passMonotonicTime } from '../../helpers/monotonic-clock';

const ALL: StatusChanges = { asOf: '1', listed: ['one', 'two'], gone: ['old'] };
const NOTHING: StatusChanges = { asOf: '2', listed: [], gone: [] };

const readChanges = jest.fn<(since: string) => Promise<StatusChanges>>();
let getStatus: ReturnType<typeof createPlaceStatusCache>;

beforeEach(() => {
  readChanges.mockReset().mockResolvedValueOnce(ALL).mockResolvedValue(NOTHING);
  getStatus = createPlaceStatusCache(readChanges);
});

describe('what is known of places', () => {
  it('is read once, and answers from memory then', async () => {
    expect(await Promise.all(['one', 'old', 'two'].map(getStatus))).toEqual([
      'listed',
      'gone',
      'listed',
    ]);
    await passMonotonicTime(200_000);
    expect(await getStatus('one')).toBe('listed');
    expect(readChanges.mock.calls).toEqual([[BEGINNING]]);
  });

  it('is asked for once a second by thousands of invented ids together, and remembers none of them', async () => {
    await getStatus('one');
    const ask = (seconds: number) =>
      Promise.all(Array.from({ length: 1_000 }, (_, at) => getStatus(`x-${seconds}-${at}`)));
    for (const second of [1, 2, 3, 4, 5]) {
      await passMonotonicTime(600);
      expect(new Set(await ask(second))).toEqual(new Set([undefined]));
    }
    // Five times .6 seconds after the first reading.
    expect(readChanges.mock.calls.length).toBeLessThanOrEqual(1 + 3);
    expect(readChanges.mock.calls.at(-1)).toEqual(['2']);
  });

  it('knows a place within a second of its being there, and that one has gone within minutes', async () => {
    await getStatus('one');
    expect(await getStatus('new')).toBeUndefined();
    readChanges.mockResolvedValueOnce({ asOf: '3', listed: ['new'], gone: ['two'] });
    await passMonotonicTime(1_001);
    expect(await getStatus('new')).toBe('listed');
    expect(await getStatus('two')).toBe('gone');

    readChanges.mockResolvedValueOnce({ asOf: '4', listed: [], gone: ['one'] });
    await passMonotonicTime(300_001);
    // Not waited for.
    expect(await getStatus('one')).toBe('listed');
    expect(await getStatus('one')).toBe('gone');
  });

  it('is read anew after ten minutes, without what was deleted', async () => {
    await getStatus('one');
    readChanges.mockReset().mockResolvedValueOnce({ asOf: '9', listed: ['one'], gone: [] });
    await passMonotonicTime(600_001);
    expect(await getStatus('old')).toBe('gone');
    expect(await getStatus('one')).toBe('listed');
    expect(readChanges.mock.calls).toEqual([[BEGINNING]]);
    readChanges.mockResolvedValue(NOTHING);
    await passMonotonicTime(1_001);
    expect(await getStatus('old')).toBeUndefined();
  });

  it('goes on while the database fails, which is asked once a second for all', async () => {
    jest.spyOn(console, 'warn').mockReturnValue();
    await getStatus('one');
    readChanges.mockReset().mockRejectedValue(new Error('away'));
    await passMonotonicTime(301_000);
    expect(await getStatus('one')).toBe('listed');
    for (let at = 0; at < 100; at += 1) await expect(getStatus(`x${at}`)).rejects.toThrow('away');
    expect(readChanges).toHaveBeenCalledTimes(1);
    readChanges.mockResolvedValue({ asOf: '5', listed: ['x1'], gone: [] });
    await passMonotonicTime(1_001);
    expect(await getStatus('x1')).toBe('listed');
  });
});
