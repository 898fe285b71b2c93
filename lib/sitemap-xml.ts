import { DEFAULT_LOCALE, type Locale } from './locales';
import { getHreflangUrls, getLocaleUrl } from './page-urls';

const SITEMAP_NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** Sitemap index of files (https://www.sitemaps.org/protocol.html). */
export function renderSitemapIndex(files: readonly string[]): string {
  const entries = files.map(
    (file) => `<sitemap><loc>${getLocaleUrl(file, DEFAULT_LOCALE)}</loc></sitemap>\n`,
  );
  return toXml(`<sitemapindex xmlns="${SITEMAP_NAMESPACE}">\n${entries.join('')}</sitemapindex>`);
}

/** Sitemap of pages in one language, each with its alternates; paths must need no escaping. */
export function renderUrlSet(paths: readonly string[], locale: Locale): string {
  const entries = paths.map((path) => {
    const others = Object.entries(getHreflangUrls(path)).map(
      ([language, url]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${url}" />\n`,
    );
    return `<url>\n<loc>${getLocaleUrl(path, locale)}</loc>\n${others.join('')}</url>\n`;
  });
  return toXml(
    `<urlset xmlns="${SITEMAP_NAMESPACE}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('')}</urlset>`,
  );
}

const toXml = (root: string): string => `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`;
