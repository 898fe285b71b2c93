import { readdirSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { getRouting } from '@/lib/maintenance';

/** One page for all addresses that English has no page for. */
const MISSING = { kind: 'rewrite', path: '/404' };

describe('routing', () => {
  it('shows maintenance on every path while closed', () => {
    for (const path of ['/', '/Error', '/api/rec/x', '/maintenance']) {
      expect(getRouting(path, true)).toEqual({ kind: 'maintenance', path: '/en/maintenance' });
    }
    for (const path of ['/ja', '/ja/Error', '/ja/anything']) {
      expect(getRouting(path, true)).toEqual({ kind: 'maintenance', path: '/ja/maintenance' });
    }
  });

  it('shows the time-out screen under both spellings', () => {
    expect(getRouting('/Error', false)).toEqual({ kind: 'rewrite', path: '/en/error' });
    expect(getRouting('/zh-Hant/Error', false)).toEqual({
      kind: 'rewrite',
      path: '/zh-Hant/error',
    });
    expect(getRouting('/error', false)).toEqual({ kind: 'page' });
    expect(getRouting('/ERROR', false)).toEqual({ kind: 'pass' });
  });

  it('shows the page of a failure to nobody who asks for it', () => {
    expect(getRouting('/_global-error', false)).toEqual(MISSING);
  });

  it('keeps one answer for everything below the list of recipes', () => {
    for (const path of ['/recipies/x', '/recipies/x/y%00', '/recipies/']) {
      expect(getRouting(path, false)).toEqual(MISSING);
    }
  });

  it.each(['/recipies', '/recipes', '/recipes/kimchi-jjigae', '/recipes/%62ap'])(
    'lets %s through',
    (path) => {
      expect(getRouting(path, false)).toEqual({ kind: 'page' });
    },
  );

  it.each(['/en', '/en/', '/en/card', '/en/recipies/x', '/en/nope'])(
    'leaves %s to the redirect to its short address',
    (path) => {
      expect(getRouting(path, false)).toEqual({ kind: 'page' });
      expect(getRouting(path, true).kind).toBe('maintenance');
    },
  );

  describe('of a language', () => {
    const toPaths = (folder: string) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('page.tsx'))
        .map((file) => file.replaceAll(/\([^/]+\)\/|\/?page\.tsx$|\/\[\[\.\.\.rest\]\]/g, ''))
        .map((page) => `/${page.replace('[slug]', 'bulgogi').replace('[contentId]', 'KOP1')}`);

    it('knows every page of the guide', () => {
      // Shown by the middleware alone.
      const paths = toPaths('app/[locale]').filter((path) => path !== '/missing');
      expect(paths.length).toBeGreaterThan(25);
      for (const path of paths) {
        expect(getRouting(path, false)).toEqual({ kind: 'page' });
        const inJapanese = `/ja${path}`.replace(/\/$/, '');
        expect([inJapanese, getRouting(inJapanese, false)]).toEqual([inJapanese, { kind: 'page' }]);
      }
    });

    it('says in that language what it has no page for', () => {
      const missing = { kind: 'rewrite', path: '/ja/missing', status: 404 };
      for (const path of [
        '/nope',
        '/missing',
        '/card/x',
        '/recipies/x',
        '/ERROR',
        '/_global-error',
      ])
        expect([path, getRouting(`/ja${path}`, false)]).toEqual([path, missing]);
      expect(getRouting('/ja/feed.xml', false)).toEqual({ kind: 'pass' });
    });

    it.each(['/zh', '/EN', '/ja-JP', '/JA', '/zh-hant', '/xx'])('takes none for %s', (prefix) => {
      for (const path of [
        ...['/card', '/recipes/bulgogi', '/places/KOP1', '/recipies', '/recipies/x', '/missing'],
      ])
        expect([path, getRouting(prefix + path, false)]).toEqual([path, MISSING]);
    });

    it('is not asked for by a file', () => {
      const files = readdirSync('public', { recursive: true, encoding: 'utf8' }).filter(
        // A page as well as a folder.
        (file) => file !== 'menu',
      );
      expect(files.length).toBeGreaterThan(50);
      for (const file of files)
        expect([file, getRouting(`/${file}`, false)]).toEqual([file, { kind: 'pass' }]);
    });

    it.each(['/api/search', '/menu/parts/01/reader.js', '/places/sitemap/0.xml', '/_next/image'])(
      'is not asked for by %s',
      (path) => expect(getRouting(path, false)).toEqual({ kind: 'pass' }),
    );
  });
});
