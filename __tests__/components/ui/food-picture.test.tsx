import { expect, it } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { FoodPicture } from '@/components/ui/food-picture';
import { getAssetPaths } from '@/lib/offline/offline-pages';

it('is hidden from screen readers, has a fixed size, and is cached with its page', () => {
  const html = renderToStaticMarkup(<FoodPicture kind="cold-noodles" className="size-14" />);
  expect(html).toBe(
    '<svg aria-hidden="true" viewBox="0 0 64 64" width="64" height="64" class="size-14"><use href="/images/foods.svg#cold-noodles"></use></svg>',
  );
  expect(getAssetPaths(html)).toEqual(['/images/foods.svg']);
});
