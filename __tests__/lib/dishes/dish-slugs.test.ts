import { expect, test, it } from '@jest/globals';
import slugs from '@/data/built/dish-slugs.json';
import { assignSlugs, toSlug, type SlugTable } from '@/lib/dishes/assign-slugs';
import { findDishes } from '@/lib/dishes/build-catalog';
import { parseBundledRows } from '@/lib/places/snapshot-store';
import { getDishFallbackPage, DISH_SLUGS, renderDishesSitemap } from '@/lib/dishes/dish-slugs';
import { LOCALES } from '@/lib/locales';

const table: SlugTable = slugs;

test('every dish that the catalog has to have has a slug', () => {
  const dishes = findDishes(parseBundledRows());
  expect(dishes.length).toBeGreaterThanOrEqual(1_200);
  // After a change of the menus or of the lexicon: `npm run tool -- dish-slugs`.
  expect(assignSlugs(table, dishes)).toEqual(table);
});

test('slugs are addresses, each of one dish, and removed ones lead on', () => {
  const known = Object.values(table.dishes);
  expect(new Set(known).size).toBe(known.length);
  expect(known.filter((slug) => !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug))).toEqual([]);
  const redirects = Object.entries(table.redirects);
  expect(redirects.filter(([slug]) => known.includes(slug))).toEqual([]);
  expect(redirects.filter(([, to]) => to !== '' && !known.includes(to))).toEqual([]);
});

test('a slug is the English name in lower case', () => {
  expect(toSlug("Braised Pigs' Feet (pork)")).toBe('braised-pigs-feet');
  expect(toSlug('Caffè Latte')).toBe('caffe-latte');
  expect(toSlug('Spinach & Artichoke Dip')).toBe('spinach-and-artichoke-dip');
});

test('dishes of one English name have addresses of their own', () => {
  const soup = { en: 'Clam Soup', romanized: 'jogaetang' };
  const other = { en: 'Clam Soup', romanized: 'bajirakjogaetguk' };
  const empty = { dishes: {}, redirects: {} };
  expect(
    assignSlugs(empty, [
      { ko: '조개탕', ...soup },
      { ko: '바지락조갯국', ...other },
    ]).dishes,
  ).toEqual({ 조개탕: 'clam-soup', 바지락조갯국: 'clam-soup-bajirakjogaetguk' });
});

test('a slug outlives a new English name and is not given to another dish', () => {
  const before = { dishes: { 순대: 'blood-sausage', 옛떡: 'old-cake' }, redirects: {} };
  const after = assignSlugs(before, [
    { ko: '순대', en: 'Sundae', romanized: 'sundae' },
    { ko: '새떡', en: 'Old Cake', romanized: 'saetteok' },
  ]);
  expect(after.dishes).toEqual({ 순대: 'blood-sausage', 새떡: 'old-cake-saetteok' });
  expect(after.redirects).toEqual({ 'old-cake': '' });
});

it.each(['/dishes/soybean-paste-stew', '/ja/dishes/bibimbap/card.png', '/dishes', '/places/1'])(
  '%s has a page of its own, or is no dish',
  (address) => {
    expect(getDishFallbackPage(address)).toBeNull();
  },
);

it.each(['nope', 'constructor', 'Bibimbap', '%EB%B9%84', 'missing', 'nope/card.png'])(
  'an unknown dish %s is not found',
  (slug) => {
    expect(getDishFallbackPage(`/dishes/${slug}`)).toEqual({
      path: '/en/dishes/missing',
      status: 404,
    });
    expect(getDishFallbackPage(`/ja/dishes/${slug}`)?.path).toBe('/ja/dishes/missing');
  },
);

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
