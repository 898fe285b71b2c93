import { toLocalePath, type Locale } from '@/lib/locales';
import type { Translator } from '@/lib/i18n/translator';
import type { Search } from '@/lib/session/session';
import { toSharePath } from '@/lib/session/share-link';
import { SITE_NAME } from '@/lib/site-name';
import { shareOrCopyLink } from '../ui/share-or-copy-link';

/** Shares the link of a search in an area. @returns message to show, see `shareOrCopyLink` */
export async function shareSearch(
  search: Search,
  { text, locale, ui }: { text: string; locale: Locale; ui: Translator<'ui'> },
): Promise<string | null> {
  const path = toSharePath(search);
  return path && shareOrCopyLink({ title: SITE_NAME, path: toLocalePath(path, locale), text }, ui);
}
