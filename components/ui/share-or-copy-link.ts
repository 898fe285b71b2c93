import type { Translator } from '@/lib/i18n/translator';
import { copyText } from './copy-text';

/**
 * Opens the phone's share sheet; copies the link where there is none.
 *
 * @returns message to show: null after the share sheet, the URL itself when copying failed
 */
export async function shareOrCopyLink(
  { path, ...words }: { title: string; text: string; path: string },
  ui: Translator<'ui'>,
): Promise<string | null> {
  const url = new URL(path, window.location.href).href;
  if ('share' in navigator) {
    try {
      await navigator.share({ ...words, url });
      return null;
    } catch (error) {
      // Dismissed by the visitor; other errors fall back to copying.
      if (error instanceof DOMException && error.name === 'AbortError') return null;
      console.info('Opening the share sheet failed', error);
    }
  }
  return (await copyText(url)) ? ui('linkCopied') : url;
}
