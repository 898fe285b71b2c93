import 'server-only';
import { createHash } from 'node:crypto';
import { HttpError } from '@kioot/base/http-errors';
import type { SearchQuery } from '../contract/search-request';

const CURSOR_PATTERN = /^([1-9]\d{0,6})\.([\w-]{22})$/;

/**
 * Codec for the position of the next page of a list, opaque to callers. Stateless: a cursor holds
 * the position, and a digest of the search and of all its results, by which any instance detects a
 * changed list. Not secret: a forged cursor reaches only pages that paging reaches.
 */
export function createCursorCodec(
  { origin, radius, need, profile, others }: SearchQuery,
  contentIds: readonly string[],
) {
  const { mapx, mapy } = origin;
  const digest = createHash('sha256')
    .update(
      JSON.stringify([mapx, mapy, radius, need, profile, contentIds, ...(others ? [others] : [])]),
    )
    .digest('base64url')
    .slice(0, 22);

  return {
    /** Cursor of a position; null at the end of the list. */
    toCursor: (position: number) => (position < contentIds.length ? `${position}.${digest}` : null),
    /**
     * @throws {HttpError} `invalid_cursor` for a cursor of another search, or of a list that has
     *   changed since
     */
    parseCursor(cursor: string): number {
      const [, position, sentDigest] = CURSOR_PATTERN.exec(cursor) ?? [];
      if (sentDigest === digest && Number(position) < contentIds.length) return Number(position);
      throw new HttpError(
        'invalid_cursor',
        'cursor: not of this search, or the list has changed since. Begin again without one.',
      );
    },
  };
}
