import { expect, it } from '@jest/globals';
import { LOCALE_PREFIX } from '@/lib/http/locale-prefix.mjs';
import { splitLocalePath } from '@/lib/i18n/address';
import { getPreferredLocale } from '@/lib/i18n/preferred';
import { DEFAULT_LOCALE, LOCALES, toLocalePath } from '@/lib/locales';

it('puts a language in front of a path, and takes it off again', () => {
  expect(toLocalePath('/', 'ja')).toBe('/ja');
  expect(toLocalePath('/?from=mail', 'ja')).toBe('/ja?from=mail');
  expect(toLocalePath('/#top', 'zh-Hans')).toBe('/zh-Hans#top');
  expect(toLocalePath('/recipies?tag=a/b', 'zh-Hant')).toBe('/zh-Hant/recipies?tag=a/b');
  expect(toLocalePath('/card#show', 'en')).toBe('/card#show');
  for (const locale of LOCALES)
    for (const path of ['/', '/results', '/places/KOP1'])
      expect(splitLocalePath(toLocalePath(path, locale))).toEqual({ locale, path });
});

it.each(['/en/card', '/JA', '/zh', '/japan', '/card/ja', '/zh-hans/card'])(
  'sees no language in %s',
  (path) => expect(splitLocalePath(path)).toEqual({ locale: DEFAULT_LOCALE, path }),
);

it('has the same prefixes for what Node runs as it is written', () => {
  const pattern = new RegExp(`^${LOCALE_PREFIX}/card$`);
  for (const locale of LOCALES) expect(toLocalePath('/card', locale)).toMatch(pattern);
  expect('/en/card').not.toMatch(pattern);
});

it.each([
  [['ja'], 'ja'],
  [['ja-JP', 'en'], 'ja'],
  [['en-US', 'ja'], 'en'],
  [['ko-KR', 'zh-TW', 'en'], 'zh-Hant'],
  [['zh-HK'], 'zh-Hant'],
  [['zh-Hant-MY'], 'zh-Hant'],
  [['zh-Hans-HK'], 'zh-Hans'],
  [['zh-CN'], 'zh-Hans'],
  [['zh'], 'zh-Hans'],
  [['zh-SG'], 'zh-Hans'],
  [['de', 'fr-CA'], 'en'],
  [[], 'en'],
])('reads a browser that asks for %j as %s', (languages, locale) =>
  expect(getPreferredLocale(languages)).toBe(locale),
);
