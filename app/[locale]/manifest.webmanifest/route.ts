import { notFound } from 'next/navigation';
import { PREFIXES, parsePrefix } from '@/lib/locales';
import { createManifest } from '@/lib/manifest';

/** Made once, by the build. */
export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams() {
  return PREFIXES.map((locale) => ({ locale }));
}

/** The manifest of another language than English: Next knows one for the whole site. */
export async function GET(
  _request: Request,
  { params }: { params: Promise<{ locale: string }> },
): Promise<Response> {
  const locale = parsePrefix((await params).locale);
  if (!locale) notFound();
  return Response.json(await createManifest(locale), {
    headers: { 'Content-Type': 'application/manifest+json' },
  });
}
