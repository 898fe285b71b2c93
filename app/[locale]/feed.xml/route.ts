import { notFound } from 'next/navigation';
import { parseLocalePrefix } from '@/lib/locales';
import { createFeed } from '@/lib/recipes/feed';

/** RSS feed in a language other than English. */
export async function GET(
  _request: Request,
  { params }: { params: Promise<{ locale: string }> },
): Promise<Response> {
  const locale = parseLocalePrefix((await params).locale);
  return locale ? createFeed(locale) : notFound();
}
