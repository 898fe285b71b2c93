import { describe, expect, it } from '@jest/globals';
import { getShareAnswer, SHARE_PATH } from '@/lib/http/share-target.mjs';
import { LOCALES, splitLocalePath, toLocalePath } from '@/lib/locales';
import { getAlternates } from '@/lib/page-links';
import { SITE } from '@/lib/site';

describe('the address of a page in a language', () => {
  it.each([
    ['/saved', 'en', '/saved'],
    ['/', 'en', '/'],
    ['/saved', 'ja', '/ja/saved'],
    ['/', 'zh-Hans', '/zh-Hans'],
  ] as const)('%s in %s is %s, and is read back', (path, locale, address) => {
    expect(toLocalePath(path, locale)).toBe(address);
    expect(splitLocalePath(address)).toEqual({ locale, path });
  });

  it.each(['/jam', '/en/saved', '/JA/saved', '/ko', '//ja'])('%s names no language', (path) => {
    expect(splitLocalePath(path)).toEqual({ locale: 'en', path });
  });
});

describe('the links between the languages of a page', () => {
  it('name each, and English for all others', () => {
    expect(getAlternates('/intro', 'zh-Hant')).toEqual({
      canonical: `${SITE.url}/zh-Hant/intro`,
      languages: {
        en: `${SITE.url}/intro`,
        ja: `${SITE.url}/ja/intro`,
        'zh-Hans': `${SITE.url}/zh-Hans/intro`,
        'zh-Hant': `${SITE.url}/zh-Hant/intro`,
        'x-default': `${SITE.url}/intro`,
      },
    });
  });

  it('name none that shows the English words: its own address is the English one', () => {
    expect(getAlternates('/recipes/a', 'ja', ['en', 'zh-Hans'])).toEqual({
      canonical: `${SITE.url}/recipes/a`,
      languages: {
        en: `${SITE.url}/recipes/a`,
        'zh-Hans': `${SITE.url}/zh-Hans/recipes/a`,
        'x-default': `${SITE.url}/recipes/a`,
      },
    });
  });
});

it.each(LOCALES)('a share that no worker took goes to the menu page in %s', (locale) => {
  const answer = getShareAnswer('POST', toLocalePath(SHARE_PATH, locale));
  expect(answer?.headers.Location).toBe(`${toLocalePath('/menu', locale)}#share-unavailable`);
  expect(getShareAnswer('POST', `/ko${SHARE_PATH}`)).toBeNull();
});
