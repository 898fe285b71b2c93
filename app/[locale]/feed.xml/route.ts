import { notFound } from 'next/navigation';
import { parsePrefix } from '@/lib/locales';
import { createFeed } from '@/lib/recipes/feed';

/** The RSS feed in another language than English. */
export async function GET(
  _request: Request,
  { params }: { params: Promise<{ locale: string }> },
): Promise<Response> {
  const locale = parsePrefix((await params).locale);
  return locale ? createFeed(locale) : notFound();
}
