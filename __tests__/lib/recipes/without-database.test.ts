import { beforeEach, expect, it } from '@jest/globals';
import { XMLValidator } from 'fast-xml-parser';
import { openNextCache } from '@/__tests__/helpers/next-cache';
import { toFeed } from '@/lib/recipes/feed';
import {
  getRecipeAddressesOrLastKnown,
  getRecipe,
  getRecipeLocales,
  getRecipes,
  getRecipesAtBuild,
} from '@/lib/recipes/posts';
import { getRecipeFallbackPage } from '@/lib/recipes/routing';

beforeEach(() => {
  openNextCache({ keepsEntries: true });
  expect(process.env.SUPABASE_URL).toBeUndefined();
});

it('returns an empty list, an empty feed and no addresses', async () => {
  expect(await getRecipes()).toEqual([]);
  expect(await getRecipes('ja')).toEqual([]);
  expect(await getRecipeAddressesOrLastKnown()).toEqual([]);
  expect(await getRecipeLocales('baechu-kimchi')).toEqual(['en']);
  const feed = toFeed(await getRecipes(), 'en');
  expect(XMLValidator.validate(feed)).toBe(true);
  expect(feed).not.toContain('<item>');
});

it('answers 404 for every recipe', async () => {
  expect(await getRecipe('baechu-kimchi')).toBeNull();
  expect(await getRecipeFallbackPage('/recipes/baechu-kimchi')).toMatchObject({ status: 404 });
});

it('omits the list at build, since a server of the build may have a database', async () => {
  expect(await getRecipesAtBuild()).toBeNull();
});
