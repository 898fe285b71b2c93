import { describe, expect, it } from '@jest/globals';
import { toDrawableText } from '@/lib/recipes/drawable-text';
import { getDrawnDish, getSharedPicture } from '@/lib/recipes/pictures';

describe('a title in a shared picture', () => {
  it.each([
    ['Kimchi Stew (Kimchi-jjigae)', 'Kimchi Stew (Kimchi-jjigae)'],
    ['Mom’s 10½ Soups – café style…', 'Mom’s 10½ Soups – café style…'],
    ['Bulgogi (불고기)', 'Bulgogi'],
    ['불고기 Bulgogi 소고기', 'Bulgogi'],
    ['  Rice\n\tcakes \u0000🍡 ', 'Rice cakes'],
    ['cafe\u0301', 'café'],
    ['김치찌개', ''],
  ])('%j is drawn as %j, without a face of another place', (title, drawn) => {
    expect(toDrawableText(title)).toBe(drawn);
  });
});

describe('the picture of a shared recipe', () => {
  it('has another address after each change', () => {
    const at = (updatedAt: string) => getSharedPicture({ slug: 'bulgogi', updatedAt });
    const before = new URL(at('2026-01-01T00:00:00.000Z'));
    expect(before.pathname).toBe('/recipes/bulgogi/card.png');
    expect(at('2026-01-01T00:00:01.000Z')).not.toBe(before.href);
  });

  it.each([
    ['/images/recipes/bulgogi-4x3.webp', 'bulgogi'],
    ['/images/recipes/../../etc-4x3.webp', null],
    ['/images/recipes/bulgogi-1x1.webp', null],
    ['https://other.example/images/recipes/bulgogi-4x3.webp', null],
    [null, null],
  ])('shows the dish of %s: %s', (thumbnailUrl, dish) => {
    expect(getDrawnDish(thumbnailUrl)).toBe(dish);
  });
});
