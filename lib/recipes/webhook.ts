import 'server-only';
import { createHash, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { hasLength } from '../has-length';
import { getPostTag, POSTS_TAG } from './tags';

/** Where the caller puts the secret. Not in the address, which lands in logs. */
export const REVALIDATE_SECRET_HEADER = 'x-revalidate-secret';

const row = z.object({ slug: z.string().check(hasLength(1, 200)) });
const table = { schema: z.literal('public'), table: z.literal('posts') };

/**
 * The payload of a Supabase database webhook on `posts`, of which only the slugs are read
 * (https://supabase.com/docs/guides/database/webhooks#payload).
 */
export const postChangeSchema = z.discriminatedUnion('type', [
  z.object({ ...table, type: z.literal('INSERT'), record: row }),
  z.object({ ...table, type: z.literal('UPDATE'), record: row, old_record: row }),
  z.object({ ...table, type: z.literal('DELETE'), old_record: row }),
]);

export type PostChange = z.infer<typeof postChangeSchema>;

/** Says whether the caller's secret is ours, in a time that tells nothing about either. */
export function isSecretRight(given: string | null, expected: string): boolean {
  return given !== null && timingSafeEqual(toDigest(given), toDigest(expected));
}

/** The cache tags that a change makes stale: the list, and the page of the old and of the new slug. */
export function getChangedTags(change: PostChange): string[] {
  const slugs = [
    'old_record' in change ? change.old_record.slug : null,
    'record' in change ? change.record.slug : null,
  ].filter((slug) => slug !== null);
  return [POSTS_TAG, ...new Set(slugs.map(getPostTag))];
}

function toDigest(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
