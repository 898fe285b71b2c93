import { expect, it } from '@jest/globals';
import { getDishFallbackPage } from '@/lib/dishes/dish-fallback-page';

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
