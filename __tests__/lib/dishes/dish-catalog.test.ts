import { expect, test } from '@jest/globals';
import { officialNames } from '@kioot/engine/lexicon';
import { buildCatalog } from '@/lib/dishes/build-catalog';
import { findDishSlug, getDish, getDishes, serializeCatalog } from '@/lib/dishes/dish-catalog';
import { LOCALES } from '@/lib/locales';
import { getSnapshotRows } from '@/lib/places/snapshot-store';

test('has every dish of the official list', () => {
  const names = new Set(getDishes().map(({ ko }) => ko));
  expect(Object.keys(officialNames).filter((ko) => !names.has(ko))).toEqual([]);
  expect(names.size).toBeGreaterThanOrEqual(1_200);
});

test('each dish has a name in every language', () => {
  const nameless = getDishes().filter(({ names }) => LOCALES.some((locale) => !names[locale]));
  expect(nameless).toEqual([]);
});

test('counts the places of a dish by any spelling', () => {
  const stew = getDish('soybean-paste-stew');
  expect(stew?.ko).toBe('된장찌개');
  expect(stew?.names.en).toBe('Soybean Paste Stew');
  expect(stew?.romanized).toBe('doenjangjjigae');
  expect(stew?.places.length).toBeGreaterThan(100);
  expect(stew?.usualPrice?.menus).toBeGreaterThan(8);
});

test('an unknown slug is no dish', () => {
  expect(getDish('unknown-dish')).toBeUndefined();
  expect(getDish('constructor')).toBeUndefined();
});

test('finds the dish of a menu by any spelling', () => {
  expect(findDishSlug('된장찌개')).toBe('soybean-paste-stew');
  expect(findDishSlug('된장 찌게')).toBe('soybean-paste-stew');
  expect(findDishSlug('우리집 된장찌개 (2인)')).toBe('soybean-paste-stew');
  expect(findDishSlug('뷁뷁')).toBeUndefined();
});

test('the build writes every dish', () => {
  const { dishes, slugs } = serializeCatalog(buildCatalog(getSnapshotRows()));
  expect(Object.keys(dishes)).toHaveLength(getDishes().length);
  expect(JSON.parse(dishes['soybean-paste-stew'] ?? '')).toEqual(getDish('soybean-paste-stew'));
  expect(slugs['된장찌개']).toBe('soybean-paste-stew');
  expect(Object.entries(slugs).filter(([name, slug]) => findDishSlug(name) !== slug)).toEqual([]);
});
