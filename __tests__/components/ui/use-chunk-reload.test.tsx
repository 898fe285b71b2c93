/** @jest-environment jsdom */
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { useChunkReload } from '@/components/ui/use-chunk-reload';

function missingPart(): Error {
  return Object.assign(new Error('Failed to load chunk /_next/static/chunks/old.js'), {
    name: 'ChunkLoadError',
  });
}

/** jsdom loads no pages; it says so on the console each time a page asks for one. */
function countReloads(): number {
  return jest
    .mocked(console.error)
    .mock.calls.filter(([said]) => String(said).includes('Not implemented: navigation')).length;
}

beforeEach(() => {
  sessionStorage.clear();
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

describe('an error screen', () => {
  it('loads the page anew for a missing part, once for all its renderings', () => {
    const error = missingPart();
    const { rerender } = renderHook(() => useChunkReload(error));
    expect(countReloads()).toBe(1);
    rerender();
    expect(countReloads()).toBe(1);
  });

  it('does not load it again when the part is still missing after that', () => {
    renderHook(() => useChunkReload(missingPart())).unmount();
    renderHook(() => useChunkReload(missingPart()));
    expect(countReloads()).toBe(1);
  });

  it('tries again a minute later', () => {
    jest.useFakeTimers({ now: Date.parse('2026-11-25T12:00:00Z') });
    renderHook(() => useChunkReload(missingPart())).unmount();
    jest.setSystemTime(Date.parse('2026-11-25T12:01:00Z'));
    renderHook(() => useChunkReload(missingPart()));
    expect(countReloads()).toBe(2);
    jest.useRealTimers();
  });

  it('stays for any other error', () => {
    renderHook(() => useChunkReload(new Error('Something broke')));
    expect(countReloads()).toBe(0);
  });

  it('stays where the tab cannot remember that it loaded anew', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    renderHook(() => useChunkReload(missingPart()));
    expect(countReloads()).toBe(0);
  });
});
