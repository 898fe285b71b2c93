import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import * as v from 'valibot';
import { startTestDatabase, type TestDatabase } from '@/__tests__/helpers/database';
import { openNextCache } from '@/__tests__/helpers/next-cache';
import { getServiceMessage, RecipesError } from '@/lib/recipes/errors';
import { toFeed } from '@/lib/recipes/feed';
import { toRecipeJsonLd, toScriptText } from '@/lib/recipes/json-ld';
import { getAdjacentRecipes } from '@/components/recipes/adjacent-recipe-links';
import { getRecipeAddresses, getRecipe, getRecipes, getRecipesAtBuild } from '@/lib/recipes/posts';
import type { Recipe, RecipeSummary } from '@/lib/recipes/types';

let database: TestDatabase;
let recipes: RecipeSummary[];
let details: Recipe[];

beforeAll(async () => {
  openNextCache({ keepsEntries: false });
  database = await startTestDatabase();
  process.env.SUPABASE_URL = database.url;
  process.env.SUPABASE_ANON_KEY = database.anonKey;
  recipes = await getRecipes();
  details = (await Promise.all(recipes.map(({ slug }) => getRecipe(slug)))).filter(
    (recipe) => recipe !== null,
  );
});

afterAll(async () => {
  delete process.env.SUPABASE_URL;
  delete process.env.SUPABASE_ANON_KEY;
  await database.stop();
});

/** Properties that Google requires or recommends and a post can supply: no ratings, no video. */
const duration = v.pipe(v.string(), v.regex(/^PT(?!$)(\d+H)?(\d+M)?$/));
const address = v.pipe(v.string(), v.url(), v.startsWith('http'));
const richResultSchema = v.strictObject({
  '@context': v.literal('https://schema.org'),
  '@type': v.literal('Recipe'),
  '@id': address,
  url: address,
  mainEntityOfPage: address,
  name: v.pipe(v.string(), v.minLength(1)),
  image: v.pipe(v.array(address), v.minLength(1)),
  author: v.object({ '@type': v.literal('Organization'), name: v.string(), url: address }),
  datePublished: v.pipe(v.string(), v.isoTimestamp()),
  dateModified: v.pipe(v.string(), v.isoTimestamp()),
  description: v.pipe(v.string(), v.minLength(1)),
  prepTime: duration,
  cookTime: duration,
  totalTime: duration,
  recipeYield: v.pipe(v.string(), v.regex(/\d/)),
  recipeIngredient: v.pipe(v.array(v.pipe(v.string(), v.minLength(3))), v.minLength(2)),
  recipeInstructions: v.pipe(
    v.array(
      v.strictObject({
        '@type': v.literal('HowToStep'),
        position: v.pipe(v.number(), v.safeInteger(), v.gtValue(0)),
        text: v.pipe(v.string(), v.minLength(1)),
        url: address,
      }),
    ),
    v.minLength(2),
  ),
  recipeCategory: v.pipe(v.string(), v.minLength(1)),
  recipeCuisine: v.literal('Korean'),
  keywords: v.pipe(v.string(), v.minLength(1)),
  suitableForDiet: v.optional(
    v.array(
      v.pipe(v.string(), v.regex(/^https:\/\/schema\.org\/(Vegan|Vegetarian|GlutenFree)Diet$/)),
    ),
  ),
});

describe('recipe list', () => {
  it('holds published recipes, newest first, at most 48', () => {
    expect(recipes.length).toBeGreaterThanOrEqual(24);
    expect(recipes.length).toBeLessThanOrEqual(48);
    const dates = recipes.map(({ publishedAt }) => publishedAt);
    expect(dates).toEqual([...dates].sort().reverse());
  });

  it('has all public posts, as long as they are at most 48', async () => {
    expect((await getRecipeAddresses()).map(({ slug }) => slug)).toEqual(
      recipes.map(({ slug }) => slug),
    );
  });

  it('marks the addresses of posts without content', async () => {
    const coming = (await getRecipeAddresses()).filter(({ isComing }) => isComing);
    expect(coming.map(({ slug }) => slug)).toEqual(
      recipes.filter(({ isComing }) => isComing).map(({ slug }) => slug),
    );
    expect(coming).toHaveLength(3);
  });

  it('has the minutes of structured recipes alone', () => {
    const minutes = Object.fromEntries(
      recipes.map(({ slug, totalMinutes }) => [slug, totalMinutes]),
    );
    expect(minutes).toMatchObject({ 'kimchi-jjigae': 45, 'how-to-wash-rice': null });
  });

  it('renders a valid feed', () => {
    const xml = toFeed([
      ...recipes,
      {
        slug: 'odd',
        language: 'en',
        title: 'A & B <b> "c"\u0007',
        excerpt: ']]>',
        thumbnailUrl: null,
        publishedAt: '2024-01-01T00:00:00.000Z',
        tags: ['a&b'],
        tagWords: ['a&b'],
        menuNames: [],
        isComing: false,
        totalMinutes: null,
      },
    ]);
    expect(XMLValidator.validate(xml)).toBe(true);
    const { rss } = new XMLParser().parse(xml);
    expect(rss.channel.item).toHaveLength(recipes.length + 1);
    expect(rss.channel.item.at(-1)).toMatchObject({
      title: 'A & B <b> "c"',
      pubDate: 'Mon, 01 Jan 2024 00:00:00 GMT',
    });
  });

  it('drops the query of images of this site, which the image service rejects', async () => {
    const answer = [
      { thumbnail_url: '/images/a.png?v=2', slug: 'a', updated_at: '2024-01-01T00:00:00Z' },
      {
        thumbnail_url: `${database.url}/b.png?token=1&x=2`,
        slug: 'b',
        updated_at: '2024-01-01T00:00:00Z',
      },
    ];
    const fetchOnce = jest.spyOn(globalThis, 'fetch').mockResolvedValueOnce(Response.json(answer));
    expect((await getRecipeAddresses()).map(({ thumbnailUrl }) => thumbnailUrl)).toEqual([
      '/images/a.png',
      `${database.url}/b.png?token=1&x=2`,
    ]);
    fetchOnce.mockRestore();
  });

  it('links each recipe to the next', () => {
    const walk: string[] = [];
    for (let slug = recipes[0]?.slug; slug; slug = getAdjacentRecipes(recipes, slug).older?.slug) {
      walk.push(slug);
    }
    expect(walk).toEqual(recipes.map((recipe) => recipe.slug));
    expect(getAdjacentRecipes(recipes, walk[1] ?? '').newer?.slug).toBe(walk[0]);
    expect(getAdjacentRecipes(recipes, 'unknown')).toEqual({});
  });
});

describe('getRecipe', () => {
  it('finds every listed recipe', () => {
    expect(details.map(({ slug }) => slug)).toEqual(recipes.map(({ slug }) => slug));
  });

  it('covers every shape of content', () => {
    expect(new Set(details.map(({ content }) => content.kind))).toEqual(
      new Set(['structured', 'html', 'raw', 'empty', 'absent']),
    );
  });

  it.each(['nothing-of-that-name', 'No Slug', '../posts', '', 'a'.repeat(101), 'kimchi-jjigae '])(
    'is null for %j',
    async (slug) => {
      expect(await getRecipe(slug)).toBeNull();
    },
  );

  it('is null for drafts, archived and future posts', async () => {
    const { data } = await database.service
      .from('posts')
      .select('slug')
      .or(`status.neq.published,published_at.gt.${new Date().toISOString()}`);
    expect(data?.length).toBeGreaterThanOrEqual(3);
    for (const { slug } of data ?? []) expect(await getRecipe(slug)).toBeNull();
  });
});

describe('structured data', () => {
  it('has the properties that Google requires and recommends for structured recipes', () => {
    const structured = details.filter(({ content }) => content.kind === 'structured');
    expect(structured.length).toBeGreaterThanOrEqual(24);
    for (const recipe of structured) {
      const result = v.safeParse(richResultSchema, toRecipeJsonLd(recipe));
      expect([recipe.slug, result.issues ?? []]).toEqual([recipe.slug, []]);
    }
  });

  it('has name and image for other recipes with an image', () => {
    const others = details.filter(
      ({ content, thumbnailUrl }) => content.kind !== 'structured' && thumbnailUrl !== null,
    );
    for (const recipe of others) {
      expect(toRecipeJsonLd(recipe)).toMatchObject({
        name: recipe.title,
        image: expect.arrayContaining([expect.stringMatching(/^http/)]),
      });
    }
  });

  it('cannot close its script element', () => {
    const text = toScriptText({ name: '</script><script>alert(1)</script><!--' });
    expect(text).not.toContain('<');
    expect(JSON.parse(text)).toEqual({ name: '</script><script>alert(1)</script><!--' });
  });
});

describe('unavailable database', () => {
  it('throws the service’s message, and returns null at build', async () => {
    process.env.SUPABASE_URL = 'http://127.0.0.1:1';
    await expect(getRecipes()).rejects.toThrow(RecipesError);
    await expect(getRecipe('kimchi-jjigae')).rejects.toThrow('fetch failed');
    const thrown: unknown = await getRecipes().catch((error: unknown) => error);
    expect(getServiceMessage(thrown)).toBe('TypeError: fetch failed');
    expect(getServiceMessage(new Error('x'))).toBeNull();

    const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    expect(await getRecipesAtBuild()).toBeNull();
    expect(warned).toHaveBeenCalledTimes(1);
  });

  it('throws for a wrong key', async () => {
    process.env.SUPABASE_URL = database.url;
    process.env.SUPABASE_ANON_KEY = 'sb_publishable_wrong';
    await expect(getRecipes()).rejects.toThrow('Invalid API key');
  });
});
