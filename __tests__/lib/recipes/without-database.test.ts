import { beforeEach, expect, it } from '@jest/globals';
import { XMLValidator } from 'fast-xml-parser';
import { openNextCache } from '@/__tests__/helpers/next-cache';
import { toFeed } from '@/lib/recipes/feed';
import {
  getAllRecipesOrLast,
  getRecipe,
  getRecipeLocales,
  getRecipes,
  getRecipesAtBuild,
} from '@/lib/recipes/posts';
import { getRecipeStandIn } from '@/lib/recipes/routing';

beforeEach(() => {
  openNextCache({ isKeeping: true });
  expect(process.env.SUPABASE_URL).toBeUndefined();
});

it('has an empty list, an empty feed and no addresses', async () => {
  expect(await getRecipes()).toEqual([]);
  expect(await getRecipes('ja')).toEqual([]);
  expect(await getAllRecipesOrLast()).toEqual([]);
  expect(await getRecipeLocales('baechu-kimchi')).toEqual(['en']);
  const feed = toFeed(await getRecipes(), 'en');
  expect(XMLValidator.validate(feed)).toBe(true);
  expect(feed).not.toContain('<item>');
});

it('has no recipe, and says "not found" of each', async () => {
  expect(await getRecipe('baechu-kimchi')).toBeNull();
  expect(await getRecipeStandIn('/recipes/baechu-kimchi')).toMatchObject({ status: 404 });
});

it('leaves the list out of a build, for a server of this build may have a database', async () => {
  expect(await getRecipesAtBuild()).toBeNull();
});
