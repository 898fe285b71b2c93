import { notFound } from 'next/navigation';
import { LOCALE_PREFIXES, parseLocalePrefix } from '@/lib/locales';
import { createManifest } from '@/lib/manifest';

/** Rendered at build time. */
export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams() {
  return LOCALE_PREFIXES.map((locale) => ({ locale }));
}

/** Web app manifest in a language other than English; Next supports only one for the whole site. */
export async function GET(
  _request: Request,
  { params }: { params: Promise<{ locale: string }> },
): Promise<Response> {
  const locale = parseLocalePrefix((await params).locale);
  if (!locale) notFound();
  return Response.json(await createManifest(locale), {
    headers: { 'Content-Type': 'application/manifest+json' },
  });
}
