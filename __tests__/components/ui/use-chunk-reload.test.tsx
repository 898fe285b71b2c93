/** @jest-environment jsdom */
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { useChunkReload } from '@/components/ui/use-chunk-reload';

function createChunkError(): Error {
  return Object.assign(new Error('Failed to load chunk /_next/static/chunks/old.js'), {
    name: 'ChunkLoadError',
  });
}

/** Number of reloads: jsdom does not navigate, it logs one error for each attempt. */
function countReloads(): number {
  return jest
    .mocked(console.error)
    .mock.calls.filter(([message]) => String(message).includes('Not implemented: navigation'))
    .length;
}

beforeEach(() => {
  sessionStorage.clear();
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

describe('useChunkReload', () => {
  it('reloads once for a missing chunk', () => {
    const error = createChunkError();
    const { rerender } = renderHook(() => useChunkReload(error));
    expect(countReloads()).toBe(1);
    rerender();
    expect(countReloads()).toBe(1);
  });

  it('does not reload again when the chunk is still missing', () => {
    renderHook(() => useChunkReload(createChunkError())).unmount();
    renderHook(() => useChunkReload(createChunkError()));
    expect(countReloads()).toBe(1);
  });

  it('reloads again a minute later', () => {
    jest.useFakeTimers({ now: Date.parse('2026-11-25T12:00:00Z') });
    renderHook(() => useChunkReload(createChunkError())).unmount();
    jest.setSystemTime(Date.parse('2026-11-25T12:01:00Z'));
    renderHook(() => useChunkReload(createChunkError()));
    expect(countReloads()).toBe(2);
    jest.useRealTimers();
  });

  it('does not reload for other errors', () => {
    renderHook(() => useChunkReload(new Error('Something broke')));
    expect(countReloads()).toBe(0);
  });

  it('does not reload when storage is blocked', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    renderHook(() => useChunkReload(createChunkError()));
    expect(countReloads()).toBe(0);
  });
});
