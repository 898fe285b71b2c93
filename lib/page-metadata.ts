import 'server-only';
import type { Metadata } from 'next';
import type { Messages, NamespaceKeys, NestedKeyOf, NestedValueOf } from 'next-intl';
import { getLocale, getTranslations } from 'next-intl/server';
import type { Locale } from './locales';
import { getAlternates, getOpenGraphLocale } from './page-urls';
import { SHARE_IMAGE_SIZE } from './recipes/recipe-images';
import { SITE } from './site';

type Namespaces = NamespaceKeys<Messages, NestedKeyOf<Messages>>;

/** Messages with the title and the description of a page; those of a dish need its name. */
type PageMessages = {
  [Name in Exclude<Namespaces, 'dish'>]: 'title' | 'description' extends keyof NestedValueOf<
    Messages,
    Name
  >
    ? Name
    : never;
}[Exclude<Namespaces, 'dish'>];

/**
 * Creates `generateMetadata` of a page from its title and description.
 *
 * @param path of a page for search engines, in English; without one it is not indexed
 */
export function createPageMetadata(messages: PageMessages, path?: string) {
  return async (): Promise<Metadata> => {
    const t = await getTranslations(messages);
    return {
      title: t('title'),
      description: t('description', { name: SITE.name }),
      ...(path === undefined
        ? { robots: { index: false } }
        : { alternates: getAlternates(path, await getLocale()) }),
    };
  };
}

/** Creates `generateMetadata` of a page that has a title only and is not indexed. */
export function createPageTitle<Namespace extends keyof Messages>(
  namespace: Namespace,
  toTitle: (t: Awaited<ReturnType<typeof getTranslations<Namespace>>>) => string,
) {
  return async (): Promise<Metadata> => ({
    title: toTitle(await getTranslations(namespace)),
    robots: { index: false },
  });
}

interface SharedPage {
  title: string;
  description: string | undefined;
  /** In English. */
  path: string;
  locale: Locale;
  /** Languages that the page exists in; all by default. */
  locales?: readonly Locale[];
  /** Language of its text, where that is another one. */
  language?: Locale;
  /** Share image with its alternative text. */
  image: { url: string; alt: string };
  /** Fields of an article. */
  article?: { publishedTime: string; modifiedTime: string; tags: string[] };
}

/** Metadata of a page with a share image of its own. */
export function toPageMetadata({
  title,
  description,
  path,
  locale,
  locales,
  language = locale,
  image,
  article,
}: SharedPage): Metadata {
  const alternates = getAlternates(path, locale, locales);
  return {
    title,
    description,
    alternates,
    openGraph: {
      ...(article ? { type: 'article', ...article } : { type: 'website' }),
      siteName: SITE.name,
      ...getOpenGraphLocale(language),
      url: alternates.canonical,
      title,
      description,
      images: [{ ...SHARE_IMAGE_SIZE, ...image }],
    },
    twitter: { card: 'summary_large_image' },
  };
}
