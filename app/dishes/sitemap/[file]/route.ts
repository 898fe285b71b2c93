import { HttpError } from '@kioot/base/http-errors';
import { respondError } from '@/lib/http/json-route';
import { renderDishesSitemap } from '@/lib/dishes/dish-slugs';

/** Sitemap of all dishes. */
export async function GET(
  _request: Request,
  { params }: { params: Promise<{ file: string }> },
): Promise<Response> {
  const xml = renderDishesSitemap((await params).file);
  if (xml === null) {
    return respondError(new HttpError('not_found', 'There is nothing at this path.'));
  }
  return new Response(xml, { headers: { 'Content-Type': 'application/xml' } });
}
