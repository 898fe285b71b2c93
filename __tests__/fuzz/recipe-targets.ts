import fc from 'fast-check';
import { XMLValidator } from 'fast-xml-parser';
import { formatAmount, formatSpoons } from '@/lib/recipes/format-amounts';
import { openNextCache } from '@/__tests__/helpers/next-cache';
import { LOCALES } from '@/lib/locales';
import { parseContent, parseTranslatedContent } from '@/lib/recipes/content';
import { RecipesError } from '@/lib/recipes/errors';
import { toFeed } from '@/lib/recipes/feed';
import { getTagsByCount, matchesFilter } from '@/lib/recipes/filter';
import { toRecipeJsonLd, toScriptText } from '@/lib/recipes/json-ld';
import { getIllustrationName, getImageUrls, getShareImageUrl } from '@/lib/recipes/recipe-images';
import { toDrawableText } from '@/lib/recipes/share-image-fonts';
import { getRecipeAddresses, getRecipe, getRecipes } from '@/lib/recipes/posts';
import { validate } from '@kioot/base/validation';
import { structuredRecipeSchema } from '@/lib/recipes/structured-recipe';
import type { Recipe } from '@/lib/recipes/types';
import { anyJson, anyText, almostValid, toJson } from './arbitraries';
import { assert, target, type FuzzTarget } from './fuzz-target';

const ingredient = fc.record(
  {
    amount: fc.option(fc.double()),
    unit: fc.oneof(fc.constantFrom('g', 'ml', ''), anyText),
    spoons: fc.oneof(fc.stringMatching(/^\d{1,4}( \d{1,3}\/\d{1,3})? cups?$/), anyText),
    name: anyText,
  },
  { requiredKeys: ['name'] },
);

const structured = almostValid(
  fc.record({
    prepMinutes: fc.nat(200_000),
    cookMinutes: fc.double(),
    category: anyText,
    diet: fc.array(fc.oneof(fc.constantFrom('vegan', 'halal-friendly'), anyText), { maxLength: 2 }),
    ingredients: fc.array(almostValid(fc.record({ items: fc.array(almostValid(ingredient)) }))),
    steps: fc.array(almostValid(fc.record({ text: anyText, minutes: fc.integer() }))),
    tips: fc.array(anyText),
  }),
);

const timestamp = fc.oneof(
  fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
  fc.constantFrom('2024-01-01T00:00:00+09:00', 'infinity', '0044-03-15 00:00:00+00 BC'),
);

const row = almostValid(
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

/** Runs `work` with a database that always returns this response. */
async function withDatabase<T>(status: number, answer: string, work: () => Promise<T>): Promise<T> {
  const { fetch } = globalThis;
  openNextCache({ keepsEntries: false });
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

/** Result of the read, or null for a RecipesError. */
async function allowRecipesError<T>(read: () => Promise<T>): Promise<T | null> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof RecipesError) return null;
    throw error;
  }
}

/** Everything derived from a recipe except React elements. */
function renderRecipe(recipe: Recipe): void {
  assert(
    !toScriptText(toRecipeJsonLd(recipe)).includes('<'),
    'a tag could begin inside the script',
  );
  for (const locale of LOCALES) {
    getShareImageUrl(recipe, locale);
    toDrawableText(recipe.title, locale);
  }
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

/** Recipes: database rows and everything derived from them. */
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
        const list = await allowRecipesError(getRecipes);
        const recipe = await allowRecipesError(() => getRecipe('kimchi-jjigae'));
        const addresses = await allowRecipesError(getRecipeAddresses);
        if (recipe) renderRecipe(recipe);
        for (const { thumbnailUrl } of addresses ?? []) {
          for (const picture of getImageUrls(thumbnailUrl)) {
            const { origin } = new URL(picture);
            assert(/^http:\/\/(localhost:3000|database\.example)$/.test(origin), picture);
          }
          assert(!thumbnailUrl?.startsWith('/') || !thumbnailUrl.includes('?'), 'a query');
          assert(/^[a-z\d-]+$/.test(getIllustrationName(thumbnailUrl) ?? 'none'), 'another folder');
        }
        if (!list) return;
        assert(XMLValidator.validate(toFeed(list)) === true, 'no XML');
        getTagsByCount(list);
        for (const one of list) matchesFilter(one, { tag: '', query: one.title });
      }),
  ),
];
