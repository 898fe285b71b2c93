import { describe, expect, it } from '@jest/globals';
import { getRouting } from '@/lib/maintenance';

describe('routing', () => {
  it('shows maintenance on every path while closed', () => {
    for (const path of ['/', '/Error', '/api/rec/x', '/maintenance']) {
      expect(getRouting(path, true)).toEqual({ kind: 'maintenance' });
    }
  });

  it('shows the time-out screen under both spellings', () => {
    expect(getRouting('/Error', false)).toEqual({ kind: 'rewrite', path: '/error' });
    expect(getRouting('/error', false)).toEqual({ kind: 'pass' });
    expect(getRouting('/ERROR', false)).toEqual({ kind: 'pass' });
  });
});
