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

  it('shows the page of a failure to nobody who asks for it', () => {
    expect(getRouting('/_global-error', false)).toEqual({ kind: 'rewrite', path: '/404' });
  });

  it.each(['/recipes/X', '/recipes/a.rsc', '/recipes/a%0ab', '/recipes/%', '/recipes/a--b'])(
    'knows that %s can be no recipe, and keeps one answer for all of these',
    (path) => {
      expect(getRouting(path, false)).toEqual({ kind: 'rewrite', path: '/recipes/-' });
      expect(getRouting(`${path}/card.png`, false)).toEqual({
        kind: 'rewrite',
        path: '/recipes/-/card.png',
      });
    },
  );

  it('keeps one answer for everything below the list of recipes', () => {
    for (const path of ['/recipies/x', '/recipies/x/y%00', '/recipies/']) {
      expect(getRouting(path, false)).toEqual({ kind: 'rewrite', path: '/404' });
    }
  });

  it.each(['/recipies', '/recipes', '/recipes/-', '/recipes/kimchi-jjigae', '/recipes/%62ap'])(
    'lets %s through',
    (path) => {
      expect(getRouting(path, false)).toEqual({ kind: 'pass' });
    },
  );
});
