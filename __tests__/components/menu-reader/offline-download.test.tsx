/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import OfflineDownload from '@/components/menu-reader/offline-download';
import { ReaderContext } from '@/components/menu-reader/use-reader';
import { MAX_WORKER_SILENCE_MS, storeOfflineReader } from '@/lib/menu-reader/offline-reader';
import type { ReaderParts } from '@kioot/menu-reader/parts';
import { EnglishMessages } from '../../helpers/english-messages';
import { installServiceWorker, type FakeServiceWorker } from '../../helpers/fake-service-worker';

const part = { path: '/menu/parts/a', bytes: 1_000_000, sha256: '' };
const core = { script: part, wasm: part };
const PARTS: ReaderParts = {
  reader: part,
  lexicon: part,
  recognizer: part,
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
const advanceTime = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

describe('downloading the menu reader', () => {
  function startDownload() {
    const outcome = storeOfflineReader(PARTS, () => undefined, new AbortController().signal).then(
      () => 'kept',
      (error: { fault?: string }) => error.fault ?? String(error),
    );
    let settled: string | undefined;
    void outcome.then((value) => (settled = value));
    return { getOutcome: () => settled };
  }

  it('fails when the worker sends nothing for too long, and cancels it', async () => {
    const { getOutcome } = startDownload();
    await advanceTime(MAX_WORKER_SILENCE_MS - 1);
    expect(getOutcome()).toBeUndefined();
    await advanceTime(1);
    expect(getOutcome()).toBe('timed-out');
    expect(worker.received).toEqual([null]);
  });

  it('continues while progress arrives', async () => {
    const { getOutcome } = startDownload();
    for (let bytes = 1; bytes <= 5; bytes += 1) {
      await advanceTime(MAX_WORKER_SILENCE_MS - 1);
      worker.answer({ type: 'bytes', bytes });
    }
    expect(getOutcome()).toBeUndefined();
    worker.answer({ type: 'kept' });
    await settle();
    expect(getOutcome()).toBe('kept');
    await advanceTime(2 * MAX_WORKER_SILENCE_MS);
    expect(worker.received).toEqual([]);
  });

  it('fails when a message cannot be deserialized', async () => {
    const { getOutcome } = startDownload();
    await settle();
    worker.garble();
    await settle();
    expect(getOutcome()).toBe('not-fetched');
  });
});

describe('the download control', () => {
  it('shows that the download stopped, and retries', async () => {
    render(
      <ReaderContext value={() => Promise.reject(new Error('Nothing is read here.'))}>
        <OfflineDownload parts={PARTS} />
      </ReaderContext>,
      { wrapper: EnglishMessages },
    );
    await settle();
    fireEvent.click(screen.getByRole('button', { name: /^Download for offline use/ }));
    await settle();
    await act(() => worker.answer({ type: 'bytes', bytes: 1_000_000 }));
    await advanceTime(MAX_WORKER_SILENCE_MS);
    expect(screen.getByRole('alert').textContent).toMatch(/^The download stopped halfway/);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await settle();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('progressbar')).toBeDefined();
  });
});
