import { readdirSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { getRouteTarget } from '@/lib/request-routing';

/** One page for all unknown English addresses. */
const MISSING = { kind: 'rewrite', path: '/404' };

describe('getRouteTarget', () => {
  it('shows the maintenance page on every path during maintenance', () => {
    for (const path of ['/', '/Error', '/api/rec/x', '/maintenance']) {
      expect(getRouteTarget(path, true)).toEqual({ kind: 'maintenance', path: '/en/maintenance' });
    }
    for (const path of ['/ja', '/ja/Error', '/ja/anything']) {
      expect(getRouteTarget(path, true)).toEqual({ kind: 'maintenance', path: '/ja/maintenance' });
    }
  });

  it('shows the time-out page under both spellings', () => {
    expect(getRouteTarget('/Error', false)).toEqual({ kind: 'rewrite', path: '/en/error' });
    expect(getRouteTarget('/zh-Hant/Error', false)).toEqual({
      kind: 'rewrite',
      path: '/zh-Hant/error',
    });
    expect(getRouteTarget('/error', false)).toEqual({ kind: 'page' });
    expect(getRouteTarget('/ERROR', false)).toEqual({ kind: 'pass' });
  });

  it('hides the error page of last resort', () => {
    expect(getRouteTarget('/_global-error', false)).toEqual(MISSING);
  });

  it('shows one page for everything below the list of recipes', () => {
    for (const path of ['/recipies/x', '/recipies/x/y%00', '/recipies/']) {
      expect(getRouteTarget(path, false)).toEqual(MISSING);
    }
  });

  it.each([
    ...['/recipies', '/recipes', '/recipes/kimchi-jjigae', '/recipes/%62ap'],
    ...['/dishes/bibimbap', '/ja/dishes/bibimbap/card.png'],
    ...['/places/KOP1/card.png', '/ja/places/KOP1/card.png', '/zh-Hant/recipes/bap/card.png'],
  ])('passes %s to its page', (path) => {
    expect(getRouteTarget(path, false)).toEqual({ kind: 'page' });
  });

  it.each(['/en', '/en/', '/en/card', '/en/recipies/x', '/en/nope'])(
    'leaves %s to the redirect to its short address',
    (path) => {
      expect(getRouteTarget(path, false)).toEqual({ kind: 'page' });
      expect(getRouteTarget(path, true).kind).toBe('maintenance');
    },
  );

  describe('of a language', () => {
    const toPaths = (folder: string) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('page.tsx'))
        .map((file) => file.replaceAll(/\([^/]+\)\/|\/?page\.tsx$|\/\[\[\.\.\.rest\]\]/g, ''))
        .map((page) => `/${page.replace('[slug]', 'bulgogi').replace('[contentId]', 'KOP1')}`);

    it('knows every page of the app', () => {
      // Reached by rewrites of the middleware only.
      const rewritten = ['/missing', '/places/closed/[day]', '/places/unlisted/[reason]'];
      const paths = toPaths('app/[locale]').filter(
        (path) => ![...rewritten, '/intro/elsewhere'].includes(path),
      );
      expect(paths.length).toBeGreaterThan(25);
      for (const path of paths) {
        expect(getRouteTarget(path, false)).toEqual({ kind: 'page' });
        const inJapanese = `/ja${path}`.replace(/\/$/, '');
        expect([inJapanese, getRouteTarget(inJapanese, false)]).toEqual([
          inJapanese,
          { kind: 'page' },
        ]);
      }
    });

    it('shows the not-found page of the language', () => {
      const missing = { kind: 'rewrite', path: '/ja/missing', status: 404 };
      for (const path of [
        '/nope',
        '/missing',
        '/card/x',
        '/recipies/x',
        '/ERROR',
        '/_global-error',
      ])
        expect([path, getRouteTarget(`/ja${path}`, false)]).toEqual([path, missing]);
      expect(getRouteTarget('/ja/feed.xml', false)).toEqual({ kind: 'pass' });
    });

    it.each(['/zh', '/EN', '/ja-JP', '/JA', '/zh-hant', '/xx'])(
      'takes %s for no language',
      (prefix) => {
        for (const path of [
          ...['/card', '/recipes/bulgogi', '/places/KOP1', '/recipies', '/recipies/x', '/missing'],
          '/places/KOP1/card.png',
        ])
          expect([path, getRouteTarget(prefix + path, false)]).toEqual([path, MISSING]);
      },
    );

    it('passes files with a language prefix to Next', () => {
      const files = readdirSync('public', { recursive: true, encoding: 'utf8' }).filter(
        // A folder as well as a page.
        (file) => file !== 'menu',
      );
      expect(files.length).toBeGreaterThan(50);
      for (const file of files)
        expect([file, getRouteTarget(`/${file}`, false)]).toEqual([file, { kind: 'pass' }]);
    });

    it.each([
      '/api/search',
      '/menu/parts/01/reader.js',
      '/places/sitemap/0.xml',
      '/dishes/sitemap/ja.xml',
      '/_next/image',
    ])('passes %s to Next', (path) =>
      expect(getRouteTarget(path, false)).toEqual({ kind: 'pass' }),
    );
  });
});
