import type { WordsOf } from '@/lib/i18n/words';
import { copyText } from './copy-text';

/**
 * Hands a link to the phone's own share sheet; where there is none, copies it.
 *
 * @returns what to say of it: null where the sheet was there, the address itself where nothing could be copied
 */
export async function shareLink(
  { path, ...words }: { title: string; text: string; path: string },
  ui: WordsOf<'ui'>,
): Promise<string | null> {
  const url = new URL(path, window.location.href).href;
  if ('share' in navigator) {
    try {
      await navigator.share({ ...words, url });
      return null;
    } catch (error) {
      // The visitor closed the sheet; anything else leaves the link to be copied.
      if (error instanceof DOMException && error.name === 'AbortError') return null;
      console.info('No share sheet', error);
    }
  }
  return (await copyText(url)) ? ui('linkCopied') : url;
}
