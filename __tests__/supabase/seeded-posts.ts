import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const SEED_SQL = readFileSync(path.join(process.cwd(), 'supabase', 'seed.sql'), 'utf8');

/** The columns the seed fills, without the policies and triggers of the migrations. */
const POSTS_TABLE = `
  create type post_status as enum ('draft', 'published', 'archived');
  create table posts (
    title text not null, slug text not null unique, excerpt text, thumbnail_url text, published_at timestamptz,
    status post_status not null default 'draft', tags text[], servings integer, time_cook integer, content jsonb
  );`;

/**
 * Reads a JSON list of SQL texts, runs them on one empty Postgres and prints the last rows of each. A process of its
 * own, since PGlite loads its parts by dynamic import, which Jest's module sandbox refuses.
 */
const RUN_SQL = `
  import { readFileSync } from 'node:fs';
  import { PGlite } from '@electric-sql/pglite';
  const database = await PGlite.create();
  const rows = [];
  for (const sql of JSON.parse(readFileSync(0, 'utf8'))) rows.push((await database.exec(sql)).at(-1).rows);
  await database.close();
  process.stdout.write(JSON.stringify(rows));`;

const text = z.string().trim().min(1);
const ingredientSchema = z.strictObject({
  amount: z.number().positive().nullable(),
  unit: z.enum(['g', 'ml', '']),
  spoons: z
    .string()
    .regex(/^(\d+|\d+ \d\/\d|\d\/\d) (tsp|tbsp|cups?)$/)
    .optional(),
  name: text,
  ko: z
    .string()
    .regex(/^[가-힣 ]+$/)
    .optional(),
  note: text.optional(),
});
const recipeSchema = z.strictObject({
  prepMinutes: z.number().int().positive(),
  cookMinutes: z.number().int().min(0),
  category: text,
  menuNames: z.array(z.string().regex(/^[가-힣]+$/)).min(1),
  diet: z.array(z.enum(['vegan', 'vegetarian', 'halal-friendly', 'gluten-free'])).optional(),
  ingredients: z
    .array(z.strictObject({ group: text.optional(), items: z.array(ingredientSchema).min(1) }))
    .min(1),
  steps: z.array(z.strictObject({ text, minutes: z.number().int().positive().optional() })).min(3),
  tips: z.array(text).min(1),
  substitutions: z.array(text).min(1),
});
const postSchema = z.strictObject({
  title: text,
  slug: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  excerpt: z
    .string()
    .max(140)
    .regex(/[.!?]$/),
  thumbnail_url: z.string().nullable(),
  published_at: z.iso.datetime().transform((iso) => new Date(iso)),
  status: z.enum(['draft', 'published', 'archived']),
  tags: z
    .array(z.string().regex(/^[a-z]+(-[a-z]+)*$/))
    .min(1)
    .max(5),
  servings: z.number().int().positive().nullable(),
  time_cook: z.number().int().min(0).nullable(),
  content: z.unknown(),
});
const structuredContentSchema = z.strictObject({ html: text, recipe: recipeSchema });

export type Post = z.infer<typeof postSchema>;
export type Recipe = z.infer<typeof recipeSchema>;
export interface StructuredPost {
  post: Post;
  html: string;
  recipe: Recipe;
}

/**
 * Loads the seed into an empty Postgres and reads it back, in order of `published_at`. Then an editor changes the title
 * of every post, one is deleted, and the seed runs again.
 * @throws {z.ZodError} when a post or a structured recipe does not have its documented shape
 */
export function readSeededPosts(): {
  posts: Post[];
  structured: StructuredPost[];
  afterSecondRun: unknown;
} {
  const [, , seeded, , , afterSecondRun] = runSql([
    POSTS_TABLE,
    SEED_SQL,
    'select * from posts order by published_at',
    `update posts set title = 'Edited'; delete from posts where slug = 'mandu'`,
    SEED_SQL,
    `select title = 'Edited' as edited, count(*)::int as count from posts group by 1 order by 2`,
  ]);
  const posts = z.array(postSchema).parse(seeded);
  const structured = posts.flatMap((post) => {
    const holder = z.object({ recipe: z.unknown() }).safeParse(post.content);
    if (!holder.success || holder.data.recipe === undefined) return [];
    return [{ post, ...structuredContentSchema.parse(post.content) }];
  });
  return { posts, structured, afterSecondRun };
}

function runSql(statements: string[]): unknown[] {
  const printed = execFileSync(process.execPath, ['--input-type=module', '--eval', RUN_SQL], {
    input: JSON.stringify(statements),
    encoding: 'utf8',
    maxBuffer: 16 * 1024 * 1024,
  });
  return z.array(z.unknown()).parse(JSON.parse(printed));
}

/** Every ingredient of every group. */
export function getIngredients(recipe: Recipe) {
  return recipe.ingredients.flatMap((group) => group.items);
}

/** The HTML of a post in whichever shape; empty when it has none. */
export function getHtml({ content }: Post): string {
  if (typeof content === 'string') return content;
  const fields = z.object({ html: z.string().optional(), content: z.string().optional() });
  const parsed = fields.safeParse(content);
  return parsed.success ? (parsed.data.html ?? parsed.data.content ?? '') : '';
}
