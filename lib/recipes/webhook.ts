import 'server-only';
import { createHash, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { hasLength } from '../has-length';
import { LOCALES } from '../locales';
import { getLocaleTag, getPostTag, POSTS_TAG } from './tags';

/** Where the caller puts the secret. Not in the address, which lands in logs. */
export const REVALIDATE_SECRET_HEADER = 'x-revalidate-secret';

/** The payload of a Supabase database webhook (https://supabase.com/docs/guides/database/webhooks#payload). */
function createChangeSchema<Row extends z.ZodType>(name: string, row: Row) {
  const table = { schema: z.literal('public'), table: z.literal(name) };
  return z.discriminatedUnion('type', [
    z.object({ ...table, type: z.literal('INSERT'), record: row }),
    z.object({ ...table, type: z.literal('UPDATE'), record: row, old_record: row }),
    z.object({ ...table, type: z.literal('DELETE'), old_record: row }),
  ]);
}

/** A change of a post, of which only the slugs are read, or of a translation, of which only the languages are. */
export const postChangeSchema = z.union([
  createChangeSchema('posts', z.object({ slug: z.string().check(hasLength(1, 200)) })),
  createChangeSchema('post_translations', z.object({ locale: z.enum(LOCALES).exclude(['en']) })),
]);

export type PostChange = z.infer<typeof postChangeSchema>;

/** Says whether the caller's secret is ours, in a time that tells nothing about either. */
export function isSecretRight(given: string | null, expected: string): boolean {
  return given !== null && timingSafeEqual(toDigest(given), toDigest(expected));
}

/**
 * The cache tags that a change makes stale. Of a post: the lists, and the page of the old and of the new slug. Of a
 * translation: everything made from posts in its language.
 */
export function getChangedTags(change: PostChange): string[] {
  const rows = [
    'old_record' in change ? change.old_record : null,
    'record' in change ? change.record : null,
  ].filter((row) => row !== null);
  const tags = rows.flatMap((row) =>
    'slug' in row ? [POSTS_TAG, getPostTag(row.slug)] : [getLocaleTag(row.locale)],
  );
  return [...new Set(tags)];
}

function toDigest(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
