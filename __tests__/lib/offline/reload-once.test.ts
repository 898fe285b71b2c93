/** @jest-environment jsdom */
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { claimReload, isChunkLoadError } from '@/lib/offline/reload-once';

const NOW = Date.parse('2026-11-25T12:00:00Z');

beforeEach(() => {
  sessionStorage.clear();
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
});

describe('claimReload', () => {
  it('allows one reload per minute, however the clock jumps', () => {
    expect(claimReload(NOW)).toBe(true);
    expect(claimReload(NOW)).toBe(false);
    expect(claimReload(NOW + 59_999)).toBe(false);
    expect(claimReload(NOW - 59_999)).toBe(false);
    expect(claimReload(NOW + 60_000)).toBe(true);
    expect(claimReload(NOW + 60_001)).toBe(false);
  });

  it('refuses without storage, to avoid a loop', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    expect(claimReload(NOW)).toBe(false);
  });

  it('allows a reload when the stored value is invalid, and replaces it', () => {
    sessionStorage.setItem('kioot.reloaded.v1', '{"');
    expect(claimReload(NOW)).toBe(true);
    expect(claimReload(NOW)).toBe(false);
  });
});

describe('isChunkLoadError', () => {
  it('checks the name of the error', () => {
    const missing = Object.assign(new Error('Failed to load chunk'), { name: 'ChunkLoadError' });
    expect(isChunkLoadError(missing)).toBe(true);
    expect(isChunkLoadError(new Error('Failed to load chunk'))).toBe(false);
    expect(isChunkLoadError({ name: 'ChunkLoadError' })).toBe(false);
    expect(isChunkLoadError(undefined)).toBe(false);
  });
});
