/** @jest-environment jsdom */
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { claimReload, isChunkLoadError } from '@/lib/offline/reload-once';

const NOW = Date.parse('2026-11-25T12:00:00Z');

beforeEach(() => {
  sessionStorage.clear();
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
});

describe('a reload for a part that is missing', () => {
  it('is claimed once a minute at most, whichever way the clock jumps', () => {
    expect(claimReload(NOW)).toBe(true);
    expect(claimReload(NOW)).toBe(false);
    expect(claimReload(NOW + 59_999)).toBe(false);
    expect(claimReload(NOW - 59_999)).toBe(false);
    expect(claimReload(NOW + 60_000)).toBe(true);
    expect(claimReload(NOW + 60_001)).toBe(false);
  });

  it('is not claimed where the tab cannot remember it: it would go on for ever', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    expect(claimReload(NOW)).toBe(false);
  });

  it('is claimed where the memory holds rubbish, which is then replaced', () => {
    sessionStorage.setItem('kioot.reloaded.v1', '{"');
    expect(claimReload(NOW)).toBe(true);
    expect(claimReload(NOW)).toBe(false);
  });
});

describe('the error of a missing part', () => {
  it('is told by its name, and nothing else is', () => {
    const missing = Object.assign(new Error('Failed to load chunk'), { name: 'ChunkLoadError' });
    expect(isChunkLoadError(missing)).toBe(true);
    expect(isChunkLoadError(new Error('Failed to load chunk'))).toBe(false);
    expect(isChunkLoadError({ name: 'ChunkLoadError' })).toBe(false);
    expect(isChunkLoadError(undefined)).toBe(false);
  });
});
