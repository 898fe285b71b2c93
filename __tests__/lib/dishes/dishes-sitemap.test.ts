import { expect, it } from '@jest/globals';
import { DISH_SLUGS } from '@/lib/dishes/dish-slugs';
import { renderDishesSitemap } from '@/lib/dishes/dishes-sitemap';
import { LOCALES } from '@/lib/locales';

it('has one file a language, and an index of them', () => {
  const index = renderDishesSitemap('index.xml') ?? '';
  expect(index.match(/<sitemap>/g)).toHaveLength(LOCALES.length);
  for (const locale of LOCALES) expect(index).toContain(`/dishes/sitemap/${locale}.xml</loc>`);
});

it.each(LOCALES)('lists every dish in %s with its alternates', (locale) => {
  const xml = renderDishesSitemap(`${locale}.xml`) ?? '';
  expect(xml.match(/<url>/g)).toHaveLength(DISH_SLUGS.size);
  expect(xml.match(/hreflang="x-default"/g)).toHaveLength(DISH_SLUGS.size);
});

it.each(['fr.xml', '0.xml', 'en'])('has no file %s', (file) => {
  expect(renderDishesSitemap(file)).toBeNull();
});
