import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { runSql } from '../helpers/hosted-database';

const readSql = (file: string) => readFileSync(path.join(process.cwd(), file), 'utf8');
const SEED_SQL = readSql('supabase/seed.sql');
/** The posts of the tests alone, without their translations. */
const [UNUSUAL_SQL = ''] = readSql('__tests__/supabase/unusual-posts.sql').split(
  'insert into public.post_translations',
);

/** Columns that the seed fills, without the policies and triggers of the migrations. */
const POSTS_TABLE = `
  create type post_status as enum ('draft', 'published', 'archived');
  create table posts (
    title text not null, slug text not null unique, excerpt text, thumbnail_url text, published_at timestamptz,
    status post_status not null default 'draft', tags text[], servings integer, time_cook integer, content jsonb
  );`;

const text = v.pipe(v.string(), v.trim(), v.minLength(1));
const ingredientSchema = v.strictObject({
  amount: v.nullable(v.pipe(v.number(), v.gtValue(0))),
  unit: v.picklist(['g', 'ml', '']),
  spoons: v.optional(v.pipe(v.string(), v.regex(/^(\d+|\d+ \d\/\d|\d\/\d) (tsp|tbsp|cups?)$/))),
  name: text,
  ko: v.optional(v.pipe(v.string(), v.regex(/^[가-힣 ]+$/))),
  note: v.optional(text),
});
const recipeSchema = v.strictObject({
  prepMinutes: v.pipe(v.number(), v.safeInteger(), v.gtValue(0)),
  cookMinutes: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  category: text,
  menuNames: v.pipe(v.array(v.pipe(v.string(), v.regex(/^[가-힣]+$/))), v.minLength(1)),
  diet: v.optional(v.array(v.picklist(['vegan', 'vegetarian', 'halal-friendly', 'gluten-free']))),
  ingredients: v.pipe(
    v.array(
      v.strictObject({
        group: v.optional(text),
        items: v.pipe(v.array(ingredientSchema), v.minLength(1)),
      }),
    ),
    v.minLength(1),
  ),
  steps: v.pipe(
    v.array(
      v.strictObject({
        text,
        minutes: v.optional(v.pipe(v.number(), v.safeInteger(), v.gtValue(0))),
      }),
    ),
    v.minLength(3),
  ),
  tips: v.pipe(v.array(text), v.minLength(1)),
  substitutions: v.pipe(v.array(text), v.minLength(1)),
});
const postSchema = v.strictObject({
  title: text,
  slug: v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)),
  excerpt: v.pipe(v.string(), v.maxLength(140), v.regex(/[.!?]$/)),
  thumbnail_url: v.nullable(v.string()),
  published_at: v.pipe(
    v.string(),
    v.isoTimestamp(),
    v.transform((iso) => new Date(iso)),
  ),
  status: v.picklist(['draft', 'published', 'archived']),
  tags: v.pipe(
    v.array(v.pipe(v.string(), v.regex(/^[a-z]+(-[a-z]+)*$/))),
    v.minLength(1),
    v.maxLength(5),
  ),
  servings: v.nullable(v.pipe(v.number(), v.safeInteger(), v.gtValue(0))),
  time_cook: v.nullable(v.pipe(v.number(), v.safeInteger(), v.minValue(0))),
  content: v.unknown(),
});
const structuredContentSchema = v.strictObject({ html: text, recipe: recipeSchema });

export type Post = v.InferOutput<typeof postSchema>;
export type Recipe = v.InferOutput<typeof recipeSchema>;
export interface StructuredPost {
  post: Post;
  html: string;
  recipe: Recipe;
}

/**
 * Loads the seed into an empty Postgres and reads it by `published_at`; then edits all titles,
 * deletes a post and loads the seed again. Unusual posts come last.
 * @throws {v.ValiError} for a post or a structured recipe of another shape than documented
 */
export async function readSeededPosts(): Promise<{
  posts: Post[];
  unusual: Post[];
  structured: StructuredPost[];
  afterSecondRun: unknown;
}> {
  const [, , seeded, , , afterSecondRun, , , unusual] = await runSql([
    POSTS_TABLE,
    SEED_SQL,
    'select * from posts order by published_at',
    `update posts set title = 'Edited'; delete from posts where slug = 'mandu'`,
    SEED_SQL,
    `select title = 'Edited' as edited, count(*)::int as count from posts group by 1 order by 2`,
    'delete from posts',
    UNUSUAL_SQL,
    'select * from posts order by published_at',
  ]);
  const posts = v.parse(v.array(postSchema), seeded);
  const structured = posts.flatMap((post) => {
    const holder = v.safeParse(v.object({ recipe: v.unknown() }), post.content);
    if (!holder.success || holder.output.recipe === undefined) return [];
    return [{ post, ...v.parse(structuredContentSchema, post.content) }];
  });
  return { posts, unusual: v.parse(v.array(postSchema), unusual), structured, afterSecondRun };
}

/** Ingredients of all groups. */
export function getIngredients(recipe: Recipe) {
  return recipe.ingredients.flatMap((group) => group.items);
}

/** HTML of a post in any shape of content; empty without HTML. */
export function getHtml({ content }: Post): string {
  if (typeof content === 'string') return content;
  const fields = v.object({ html: v.optional(v.string()), content: v.optional(v.string()) });
  const parsed = v.safeParse(fields, content);
  return parsed.success ? (parsed.output.html ?? parsed.output.content ?? '') : '';
}
