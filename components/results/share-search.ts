import { toLocalePath, type Locale } from '@/lib/locales';
import type { Translator } from '@/lib/i18n/translator';
import { formatLinkTable } from '@/lib/needs/link';
import type { Search } from '@/lib/session/session';
import { toSharePath } from '@/lib/session/share-link';
import { SITE_NAME } from '@/lib/site-name';
import { shareOrCopyLink } from '../ui/share-or-copy-link';

/** Shares the link of a search in an area. @returns message to show, see `shareOrCopyLink` */
export async function shareSearch(
  search: Search,
  { text, locale, ui }: { text: string; locale: Locale; ui: Translator<'ui'> },
): Promise<string | null> {
  const start = toSharePath(search);
  if (!start) return null;
  const path = toLocalePath(`${start}${formatLinkTable(search, false)}`, locale);
  return shareOrCopyLink({ title: SITE_NAME, path, text }, ui);
}
