import { describe, expect, it } from '@jest/globals';
import { LOCALE_PREFIX_PATTERN, getShareRedirect, SHARE_PATH } from '@/lib/http/share-target.mjs';
import { getPreferredLocale } from '@/lib/i18n/preferred-locale';
import { LOCALES, splitLocalePath, toLocalePath } from '@/lib/locales';
import { getAlternates } from '@/lib/page-urls';
import { SITE } from '@/lib/site';

describe('localized address', () => {
  it.each([
    ['/saved', 'en', '/saved'],
    ['/', 'en', '/'],
    ['/saved', 'ja', '/ja/saved'],
    ['/', 'zh-Hans', '/zh-Hans'],
  ] as const)('%s in %s is %s, and back', (path, locale, address) => {
    expect(toLocalePath(path, locale)).toBe(address);
    expect(splitLocalePath(address)).toEqual({ locale, path });
  });

  it('keeps query and hash', () => {
    expect(toLocalePath('/?from=mail', 'ja')).toBe('/ja?from=mail');
    expect(toLocalePath('/#top', 'zh-Hans')).toBe('/zh-Hans#top');
    expect(toLocalePath('/recipies?tag=a/b', 'zh-Hant')).toBe('/zh-Hant/recipies?tag=a/b');
  });

  it('has the same prefixes in the module that Node runs unbundled', () => {
    const pattern = new RegExp(`^${LOCALE_PREFIX_PATTERN}/card$`);
    for (const locale of LOCALES) expect(toLocalePath('/card', locale)).toMatch(pattern);
    expect('/en/card').not.toMatch(pattern);
  });

  it.each(['/jam', '/en/saved', '/JA/saved', '/ko', '//ja'])('%s has no locale prefix', (path) => {
    expect(splitLocalePath(path)).toEqual({ locale: 'en', path });
  });
});

describe('hreflang links', () => {
  it('name every language, and English as default', () => {
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

  it('leave out untranslated pages, whose canonical URL is English', () => {
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

it.each(LOCALES)('a share without a worker goes to the menu page in %s', (locale) => {
  const answer = getShareRedirect('POST', toLocalePath(SHARE_PATH, locale));
  expect(answer?.headers.Location).toBe(`${toLocalePath('/menu', locale)}#share-unavailable`);
  expect(getShareRedirect('POST', `/ko${SHARE_PATH}`)).toBeNull();
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
])('getPreferredLocale maps %j to %s', (languages, locale) =>
  expect(getPreferredLocale(languages)).toBe(locale),
);
