import 'server-only';
import { createHash, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';
import { PREFIXES } from '../locales';
import { textBetween } from '../validation';
import { getLocaleTag, getPostTag, POSTS_TAG } from './tags';

/** Where the caller puts the secret. Not in the address, which lands in logs. */
export const REVALIDATE_SECRET_HEADER = 'x-revalidate-secret';

/** The payload of a Supabase database webhook (https://supabase.com/docs/guides/database/webhooks#payload). */
function createChangeSchema<const Row extends v.GenericSchema>(name: string, row: Row) {
  const table = { schema: v.literal('public'), table: v.literal(name) };
  return v.variant('type', [
    v.object({ ...table, type: v.literal('INSERT'), record: row }),
    v.object({ ...table, type: v.literal('UPDATE'), record: row, old_record: row }),
    v.object({ ...table, type: v.literal('DELETE'), old_record: row }),
  ]);
}

/** A change of a post, of which only the slugs are read, or of a translation, of which only the languages are. */
export const postChangeSchema = v.union([
  createChangeSchema('posts', v.object({ slug: textBetween(1, 200) })),
  createChangeSchema('post_translations', v.object({ locale: v.picklist(PREFIXES) })),
]);

export type PostChange = v.InferOutput<typeof postChangeSchema>;

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
