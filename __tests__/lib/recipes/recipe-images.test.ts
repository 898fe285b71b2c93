import { describe, expect, it } from '@jest/globals';
import {
  getIllustrationName,
  getShareImageUrl,
  getSiteImagePath,
} from '@/lib/recipes/recipe-images';

describe('share image of a recipe', () => {
  it('has another URL after each change', () => {
    const at = (updatedAt: string) => getShareImageUrl({ slug: 'bulgogi', updatedAt }, 'en');
    const before = new URL(at('2026-01-01T00:00:00.000Z'));
    expect(before.pathname).toBe('/recipes/bulgogi/card.png');
    expect(at('2026-01-01T00:00:01.000Z')).not.toBe(before.href);
  });

  it('has a URL of its own in each language', () => {
    const recipe = { slug: 'bulgogi', updatedAt: '2026-01-01T00:00:00.000Z' };
    const { pathname } = new URL(getShareImageUrl(recipe, 'zh-Hant'));
    expect(pathname).toBe('/zh-Hant/recipes/bulgogi/card.png');
    expect([getSiteImagePath('en'), getSiteImagePath('ja')]).toEqual([
      '/images/og.png',
      '/images/og-ja.png',
    ]);
  });

  it.each([
    ['/images/recipes/bulgogi-4x3.webp', 'bulgogi'],
    ['/images/recipes/../../etc-4x3.webp', null],
    ['/images/recipes/bulgogi-1x1.webp', null],
    ['https://other.example/images/recipes/bulgogi-4x3.webp', null],
    [null, null],
  ])('uses the illustration of %s: %s', (thumbnailUrl, dish) => {
    expect(getIllustrationName(thumbnailUrl)).toBe(dish);
  });
});
