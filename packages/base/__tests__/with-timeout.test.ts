import { describe, expect, it } from '@jest/globals';
import { TimeoutError, withTimeout } from '../src/with-timeout.mjs';

const hang = () => new Promise<string>(() => undefined);

describe('withTimeout', () => {
  it('returns the value, and never aborts afterwards', async () => {
    let given: AbortSignal | undefined;
    const caller = new AbortController();
    const task = async (signal: AbortSignal) => {
      given = signal;
      return 'done';
    };
    expect(await withTimeout(task, { timeoutMs: 1, signal: caller.signal })).toBe('done');
    caller.abort();
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect(given?.aborted).toBe(false);
  });

  it('throws the error of the task', async () => {
    const task = () => Promise.reject(new RangeError('its own'));
    await expect(withTimeout(task, { timeoutMs: 1_000 })).rejects.toThrow(RangeError);
  });

  it('rejects at the limit even if the task ignores its signal', async () => {
    await expect(withTimeout(hang, { timeoutMs: 5 })).rejects.toThrow(TimeoutError);
  });

  it('aborts the task at the limit', async () => {
    const reasons: unknown[] = [];
    const task = (signal: AbortSignal) => {
      signal.addEventListener('abort', () => reasons.push(signal.reason));
      return hang();
    };
    await expect(withTimeout(task, { timeoutMs: 5 })).rejects.toThrow('Not done within 5 ms.');
    expect(reasons).toEqual([expect.any(TimeoutError)]);
  });

  it('aborts with its caller, and has no limit of its own without a timeout', async () => {
    const caller = new AbortController();
    const waited = withTimeout(hang, { signal: caller.signal });
    caller.abort(new Error('enough'));
    await expect(waited).rejects.toThrow('enough');
  });

  it('does not start the task for an aborted caller', async () => {
    let isBegun = false;
    const task = async () => {
      isBegun = true;
    };
    const abortedSignal = AbortSignal.abort(new Error('gone'));
    await expect(withTimeout(task, { timeoutMs: 5, signal: abortedSignal })).rejects.toThrow(
      'gone',
    );
    expect(isBegun).toBe(false);
  });
});
