import 'server-only';
import { createHash, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';
import { LOCALE_PREFIXES } from '../locales';
import { textBetween } from '@kioot/base/validation';
import { getLocaleTag, getPostTag, POSTS_TAG } from './cache-tags';

/** Header of the webhook secret; addresses would end up in logs. */
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

/** Change of a post (reduced to slugs) or of a translation (reduced to locales). */
export const postChangeSchema = v.union([
  createChangeSchema('posts', v.object({ slug: textBetween(1, 200) })),
  createChangeSchema('post_translations', v.object({ locale: v.picklist(LOCALE_PREFIXES) })),
]);

export type PostChange = v.InferOutput<typeof postChangeSchema>;

/** Compares the secret in constant time. */
export function isSecretValid(secret: string | null, expected: string): boolean {
  return secret !== null && timingSafeEqual(toDigest(secret), toDigest(expected));
}

/**
 * Cache tags made stale by a change. Post: the lists, and pages of the old and new slug.
 * Translation: everything made from posts in its language.
 */
export function getStaleTags(change: PostChange): string[] {
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
