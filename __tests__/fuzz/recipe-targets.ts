import fc from 'fast-check';
import { XMLValidator } from 'fast-xml-parser';
import { formatAmount, formatSpoons } from '@/lib/recipes/amounts';
import { openNextCache } from '@/__tests__/helpers/next-cache';
import { parseContent, parseTranslatedContent } from '@/lib/recipes/content';
import { toDrawableText } from '@/lib/recipes/drawable-text';
import { RecipesError } from '@/lib/recipes/errors';
import { toFeed } from '@/lib/recipes/feed';
import { getTagsByCount, matchesFilter } from '@/lib/recipes/filter';
import { toRecipeJsonLd, toScriptText } from '@/lib/recipes/json-ld';
import { getDrawnDish, getPictures, getSharedPicture } from '@/lib/recipes/pictures';
import { getAllRecipes, getRecipe, getRecipes } from '@/lib/recipes/posts';
import { validate } from '@/lib/validation';
import { structuredRecipeSchema } from '@/lib/recipes/structured';
import type { Recipe } from '@/lib/recipes/types';
import { anyJson, anyText, nearly, toJson } from './arbitraries';
import { assert, target, type FuzzTarget } from './target';

const ingredient = fc.record(
  {
    amount: fc.option(fc.double()),
    unit: fc.oneof(fc.constantFrom('g', 'ml', ''), anyText),
    spoons: fc.oneof(fc.stringMatching(/^\d{1,4}( \d{1,3}\/\d{1,3})? cups?$/), anyText),
    name: anyText,
  },
  { requiredKeys: ['name'] },
);

const structured = nearly(
  fc.record({
    prepMinutes: fc.nat(200_000),
    cookMinutes: fc.double(),
    category: anyText,
    diet: fc.array(fc.oneof(fc.constantFrom('vegan', 'halal-friendly'), anyText), { maxLength: 2 }),
    ingredients: fc.array(nearly(fc.record({ items: fc.array(nearly(ingredient)) }))),
    steps: fc.array(nearly(fc.record({ text: anyText, minutes: fc.integer() }))),
    tips: fc.array(anyText),
  }),
);

const timestamp = fc.oneof(
  fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
  fc.constantFrom('2024-01-01T00:00:00+09:00', 'infinity', '0044-03-15 00:00:00+00 BC'),
);

const row = nearly(
  fc.record({
    title: anyText,
    slug: fc.oneof(fc.constant('kimchi-jjigae'), anyText),
    excerpt: fc.option(anyText),
    thumbnail_url: fc.option(
      fc.oneof(anyText, fc.constantFrom('/images/a-4x3.webp?v=1', '/\t/evil.example/x.png')),
    ),
    published_at: timestamp,
    updated_at: timestamp,
    tags: fc.option(fc.array(anyText, { maxLength: 3 })),
    servings: fc.option(fc.integer()),
    time_cook: fc.option(fc.integer()),
    content: fc.oneof(anyJson, fc.record({ recipe: structured, html: anyText })),
  }),
);

/** Runs `work` with a database that answers this and nothing else. */
async function withDatabase<T>(status: number, answer: string, work: () => Promise<T>): Promise<T> {
  const { fetch } = globalThis;
  openNextCache({ isKeeping: false });
  process.env.SUPABASE_URL = 'http://database.example';
  process.env.SUPABASE_ANON_KEY = 'a-key';
  globalThis.fetch = async () =>
    new Response(answer, { status, headers: { 'content-type': 'application/json' } });
  try {
    return await work();
  } finally {
    globalThis.fetch = fetch;
    delete process.env.SUPABASE_URL;
    delete process.env.SUPABASE_ANON_KEY;
  }
}

/** What was read, or null where the reader said in its own way that it cannot be. */
async function orRecipesError<T>(read: () => Promise<T>): Promise<T | null> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof RecipesError) return null;
    throw error;
  }
}

/** Everything that is made of a recipe but its React elements. */
function showRecipe(recipe: Recipe): void {
  assert(
    !toScriptText(toRecipeJsonLd(recipe)).includes('<'),
    'a tag could begin inside the script',
  );
  getSharedPicture(recipe);
  toDrawableText(recipe.title);
  if (recipe.content.kind !== 'structured') return;
  for (const { items } of recipe.content.recipe.ingredients) {
    for (const { amount, unit, spoons } of items) {
      for (const factor of [0.5, 1, 3]) {
        formatAmount(amount, unit, factor);
        if (spoons !== undefined) formatSpoons(spoons, factor);
      }
    }
  }
}

/** Recipes: what the database holds, and what is made of it. */
export const recipeTargets: readonly FuzzTarget[] = [
  target('structured recipe', structured, (recipe) => {
    const isStructured = validate(structuredRecipeSchema, recipe).success;
    const content = parseContent({ recipe, html: '<p>Story</p>' });
    assert(content.kind === (isStructured ? 'structured' : 'html'), content.kind);
  }),
  target('translated recipe', fc.tuple(structured, structured), ([recipe, other]) => {
    const content = parseContent({ recipe });
    const copied = parseTranslatedContent({ recipe }, content, 'ja');
    assert(copied?.kind === content.kind, 'a copy of a recipe does not fit it');
    const translated = parseTranslatedContent({ recipe: other }, content, 'ja');
    assert(translated === null || translated.kind === content.kind, 'another shape');
  }),
  target(
    'rows of the database',
    fc.record({
      status: fc.constantFrom(200, 200, 200, 401, 500),
      answer: fc.oneof(
        row.map((one) => toJson([one])),
        anyJson.map(toJson),
        anyText,
      ),
    }),
    ({ status, answer }) =>
      withDatabase(status, answer, async () => {
        const list = await orRecipesError(getRecipes);
        const recipe = await orRecipesError(() => getRecipe('kimchi-jjigae'));
        const addresses = await orRecipesError(getAllRecipes);
        if (recipe) showRecipe(recipe);
        for (const { thumbnailUrl } of addresses ?? []) {
          for (const picture of getPictures(thumbnailUrl)) {
            const { origin } = new URL(picture);
            assert(/^http:\/\/(localhost:3000|database\.example)$/.test(origin), picture);
          }
          assert(!thumbnailUrl?.startsWith('/') || !thumbnailUrl.includes('?'), 'a query');
          assert(/^[a-z\d-]+$/.test(getDrawnDish(thumbnailUrl) ?? 'none'), 'another folder');
        }
        if (!list) return;
        assert(XMLValidator.validate(toFeed(list)) === true, 'no XML');
        getTagsByCount(list);
        for (const one of list) matchesFilter(one, { tag: '', query: one.title });
      }),
  ),
];
