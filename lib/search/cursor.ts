import 'server-only';
import { createHash } from 'node:crypto';
import { HttpError } from '../http/errors';
import type { Search } from './search-request';

const CURSOR_PATTERN = /^([1-9]\d{0,6})\.([\w-]{22})$/;

/**
 * Where the next page of a list begins, for a caller to hand back as it is. The server remembers nothing: the cursor
 * holds the position, and a digest of the search and of everything it found, by which any instance sees whether it is
 * still about the same list. It is no secret: who makes one up reaches a page that paging reaches too.
 */
export function createCursors(
  { origin, radius, need, profile }: Search,
  contentIds: readonly string[],
) {
  const { mapx, mapy } = origin;
  const digest = createHash('sha256')
    .update(JSON.stringify([mapx, mapy, radius, need, profile, contentIds]))
    .digest('base64url')
    .slice(0, 22);

  return {
    /** The cursor of a position; null at the end of the list. */
    toCursor: (position: number) => (position < contentIds.length ? `${position}.${digest}` : null),
    /** @throws {HttpError} `invalid_cursor` for one of another search or of a list that has changed since */
    parseCursor(cursor: string): number {
      const [, position, given] = CURSOR_PATTERN.exec(cursor) ?? [];
      if (given === digest && Number(position) < contentIds.length) return Number(position);
      throw new HttpError(
        'invalid_cursor',
        'cursor: not of this search, or the list has changed since. Begin again without one.',
      );
    },
  };
}
