import { HttpError } from '@kioot/base/http-errors';
import { respondError } from '@/lib/http/json-route';
import { LOCALES } from '@/lib/locales';
import { getIndexFile } from '@/lib/dish-index/index-files';

export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams() {
  return [...LOCALES, 'facts'].map((name) => ({ file: `${name}.json` }));
}

/** Dishes for the search of `/dishes`, the same for a whole build. */
export async function GET(
  _request: Request,
  { params }: { params: Promise<{ file: string }> },
): Promise<Response> {
  const content = getIndexFile((await params).file);
  if (content === null)
    return respondError(new HttpError('not_found', 'There is nothing at this path.'));
  return Response.json(content);
}
