import { HttpError } from '@kioot/base/http-errors';
import { respondError } from '@/lib/http/json-route';
import { renderSitemap } from '@/lib/places/places-sitemap';

/**
 * Sitemap of all places, rendered on request: places are known at run time only. An unavailable
 * database is an error and not an empty file, which would make search engines drop the pages.
 */
export async function GET(
  _request: Request,
  { params }: { params: Promise<{ file: string }> },
): Promise<Response> {
  try {
    const xml = await renderSitemap((await params).file);
    if (xml === null) throw new HttpError('not_found', 'There is nothing at this path.');
    return new Response(xml, { headers: { 'Content-Type': 'application/xml' } });
  } catch (thrown) {
    return respondError(thrown);
  }
}
