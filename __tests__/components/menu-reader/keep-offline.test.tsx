/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import KeepOffline from '@/components/menu-reader/keep-offline';
import { ReaderContext } from '@/components/menu-reader/use-reader';
import { KEEP_SILENCE_MS, keepMenuReader } from '@/lib/menu-reader/keep';
import type { ReaderParts } from '@kioot/menu-reader/parts';
import { InEnglish } from '../../helpers/in-english';
import { installServiceWorker, type FakeServiceWorker } from '../../helpers/silent-worker';

const part = { path: '/menu/parts/a', bytes: 1_000_000, sha256: '' };
const core = { script: part, wasm: part };
const PARTS: ReaderParts = {
  reader: part,
  lexicon: part,
  recogniser: part,
  model: part,
  cores: { lstm: core, 'simd-lstm': core, 'relaxedsimd-lstm': core },
};

let worker: FakeServiceWorker;

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  worker = installServiceWorker();
});

afterEach(() => {
  jest.useRealTimers();
});

const settle = () => act(() => jest.advanceTimersByTimeAsync(0));
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

describe('keeping the menu reader', () => {
  function keep() {
    const outcome = keepMenuReader(PARTS, () => undefined, new AbortController().signal).then(
      () => 'kept',
      (error: { fault?: string }) => error.fault ?? String(error),
    );
    let settled: string | undefined;
    void outcome.then((value) => (settled = value));
    return { getOutcome: () => settled };
  }

  it('ends when the worker is silent for too long, and tells it to stop', async () => {
    const { getOutcome } = keep();
    await pass(KEEP_SILENCE_MS - 1);
    expect(getOutcome()).toBeUndefined();
    await pass(1);
    expect(getOutcome()).toBe('timed-out');
    expect(worker.received).toEqual([null]);
  });

  it('goes on for as long as something comes', async () => {
    const { getOutcome } = keep();
    for (let at = 1; at <= 5; at += 1) {
      await pass(KEEP_SILENCE_MS - 1);
      worker.answer({ type: 'bytes', bytes: at });
    }
    expect(getOutcome()).toBeUndefined();
    worker.answer({ type: 'kept' });
    await settle();
    expect(getOutcome()).toBe('kept');
    await pass(2 * KEEP_SILENCE_MS);
    expect(worker.received).toEqual([]);
  });

  it('ends when an answer cannot be read', async () => {
    const { getOutcome } = keep();
    await settle();
    worker.garble();
    await settle();
    expect(getOutcome()).toBe('not-fetched');
  });
});

describe('the screen that keeps it', () => {
  it('says that it stopped, and tries again', async () => {
    render(
      <ReaderContext value={() => Promise.reject(new Error('Nothing is read here.'))}>
        <KeepOffline parts={PARTS} />
      </ReaderContext>,
      { wrapper: InEnglish },
    );
    await settle();
    fireEvent.click(screen.getByRole('button', { name: /^Keep for offline/ }));
    await settle();
    await act(() => worker.answer({ type: 'bytes', bytes: 1_000_000 }));
    await pass(KEEP_SILENCE_MS);
    expect(screen.getByRole('alert').textContent).toMatch(/^It stopped halfway/);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await settle();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('progressbar')).toBeDefined();
  });
});
