import { HttpError } from '@/lib/http/errors';
import { respondError } from '@/lib/http/respond';
import { makeSitemap } from '@/lib/places/listed';
import { mapDatabaseError } from '@/lib/search/map-database-error';

/**
 * The pages of all places for search engines, made when asked for: which places there are is known to whoever runs this build.
 * While the database is away it is an error and no empty file, so that nobody forgets the pages.
 */
export async function GET(
  _request: Request,
  { params }: { params: Promise<{ file: string }> },
): Promise<Response> {
  try {
    const xml = await mapDatabaseError(makeSitemap((await params).file));
    if (xml === null) throw new HttpError('not_found', 'There is nothing at this path.');
    return new Response(xml, { headers: { 'Content-Type': 'application/xml' } });
  } catch (thrown) {
    return respondError(thrown);
  }
}
