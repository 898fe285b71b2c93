import type { Translator } from '../i18n/translator';

/** Message for an action that needs the network; null while the browser is online. */
export function getOfflineNotice(ui: Translator<'ui'>): string | null {
  return navigator.onLine ? null : ui('offline');
}
