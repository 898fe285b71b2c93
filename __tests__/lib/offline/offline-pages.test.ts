import { existsSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import {
  OFFLINE_PATH,
  SHELL_PATHS,
  getAssetPaths,
  getShellPaths,
  getFallbackPaths,
  isCacheable,
  isShellPath,
} from '@/lib/offline/offline-pages';
import { LOCALES, splitLocalePath, toLocalePath } from '@/lib/locales';

describe('shell screens', () => {
  it.each([...SHELL_PATHS, OFFLINE_PATH])('%s is a screen of the app', (path) => {
    const groups = ['app/[locale]', 'app/[locale]/(wizard)'];
    expect(groups.some((group) => existsSync(`${group}${path}/page.tsx`))).toBe(true);
    expect(isShellPath(path)).toBe(true);
  });

  it.each(LOCALES)(
    'in %s are those of that language alone, and so is "you are offline"',
    (locale) => {
      const paths = getShellPaths(locale);
      expect(paths.every(isShellPath)).toBe(true);
      expect(new Set(paths.map((path) => splitLocalePath(path).locale))).toEqual(new Set([locale]));
      // The worker installs the English one itself.
      expect(paths.includes(toLocalePath(OFFLINE_PATH, locale))).toBe(locale !== 'en');
    },
  );

  it.each([
    '/recipies',
    '/intro',
    '/card/',
    '/results2',
    '',
    '/ja/intro',
    '/ko/card',
    '/en/card',
    '/jacard',
  ])('%p is none of them', (path) => {
    expect(isShellPath(path)).toBe(false);
  });
});

describe('getFallbackPaths', () => {
  it.each([
    ['/places/KOP005614', ['/places/elsewhere', '/offline']],
    ['/places', ['/offline']],
    ['/intro', ['/offline']],
    ['/ja/intro', ['/ja/offline', '/offline']],
    ['/zh-Hant/places/1', ['/zh-Hant/places/elsewhere', '/zh-Hant/offline', '/offline']],
    ['/ko/places/1', ['/offline']],
  ])('falls back from %s to the first cached of %j', (path, fallbacks) => {
    expect(getFallbackPaths(path)).toEqual(fallbacks);
    expect(fallbacks.every(isShellPath)).toBe(true);
  });
});

describe('isCacheable', () => {
  const answer = (init?: ResponseInit) => new Response('text', init);
  const redirected = Object.defineProperty(answer(), 'redirected', { value: true });
  const opaque = Object.defineProperty(answer(), 'type', { value: 'opaque' });

  it.each([
    ['200', answer()],
    ['with a time limit', answer({ headers: { 'Cache-Control': 'public, max-age=0' } })],
    [
      'with a word that only looks like it',
      answer({ headers: { 'Cache-Control': 'x-no-stored' } }),
    ],
  ])('accepts %s', (_name, response) => {
    expect(isCacheable(response)).toBe(true);
  });

  it.each([
    ['404', answer({ status: 404 })],
    ['503, as in maintenance', answer({ status: 503 })],
    ['in part', answer({ status: 206 })],
    ['that says no-store', answer({ headers: { 'Cache-Control': 'private, No-Store' } })],
    ['after a redirect', redirected],
    ['of another host', opaque],
  ])('rejects %s', (_name, response) => {
    expect(isCacheable(response)).toBe(false);
  });
});

describe('getAssetPaths', () => {
  it('finds assets in tags, inline data and styles, each once', () => {
    const html = `
      <link rel="stylesheet" href="/_next/static/chunks/0a_b-c.css" data-precedence="next"/>
      <script src="/_next/static/chunks/0dp~6w.js" async=""></script>
      <script>self.__next_f.push([1,"3:I[7,[\\"/_next/static/chunks/0dp~6w.js\\",\\"/_next/static/chunks/late.js?dpl=abc-1\\"]"])</script>
      <style>@font-face{src:url(/_next/static/media/nunito-latin.1f2e.woff2)}</style>
      <img src="/images/food/pork.svg"/><img src="/images/recipes/bulgogi-4x3.webp"/>
      <a href="/_next/static/">no file</a>`;
    expect(getAssetPaths(html)).toEqual([
      '/_next/static/chunks/0a_b-c.css',
      '/_next/static/chunks/0dp~6w.js',
      '/_next/static/chunks/late.js?dpl=abc-1',
      '/_next/static/media/nunito-latin.1f2e.woff2',
      '/images/food/pork.svg',
    ]);
  });

  it('is empty without assets', () => {
    expect(getAssetPaths('<p>Nothing</p>')).toEqual([]);
  });
});
