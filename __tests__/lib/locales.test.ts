import { describe, expect, it } from '@jest/globals';
import { LOCALE_PREFIX } from '@/lib/http/locale-prefix.mjs';
import { getShareAnswer, SHARE_PATH } from '@/lib/http/share-target.mjs';
import { getPreferredLocale } from '@/lib/i18n/preferred';
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

  it('takes what follows the path along', () => {
    expect(toLocalePath('/?from=mail', 'ja')).toBe('/ja?from=mail');
    expect(toLocalePath('/#top', 'zh-Hans')).toBe('/zh-Hans#top');
    expect(toLocalePath('/recipies?tag=a/b', 'zh-Hant')).toBe('/zh-Hant/recipies?tag=a/b');
  });

  it('begins alike for what Node runs as it is written', () => {
    const pattern = new RegExp(`^${LOCALE_PREFIX}/card$`);
    for (const locale of LOCALES) expect(toLocalePath('/card', locale)).toMatch(pattern);
    expect('/en/card').not.toMatch(pattern);
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

it.each([
  [['ja-JP', 'en'], 'ja'],
  [['en-US', 'ja'], 'en'],
  [['ko-KR', 'zh-TW', 'en'], 'zh-Hant'],
  [['zh-HK'], 'zh-Hant'],
  [['zh-Hant-MY'], 'zh-Hant'],
  [['zh-Hans-HK'], 'zh-Hans'],
  [['zh'], 'zh-Hans'],
  [['zh-SG'], 'zh-Hans'],
  [['de', 'fr-CA'], 'en'],
  [[], 'en'],
])('reads a browser that asks for %j as %s', (languages, locale) =>
  expect(getPreferredLocale(languages)).toBe(locale),
);
