import type { WordsOf } from '../i18n/words';

/** What a tap that needs the network says while the phone has none; null as long as the browser thinks there is one. */
export function getOfflineWords(ui: WordsOf<'ui'>): string | null {
  return navigator.onLine ? null : ui('offline');
}
