import type { Translator } from '../i18n/translator';

/** "500 m", "1 km"; the number stays beside its unit. */
export function formatRadius(t: Translator<'words'>, radiusM: number): string {
  const text =
    radiusM < 1000
      ? t('metres', { m: String(radiusM) })
      : t('kilometres', { km: String(radiusM / 1000) });
  return text.replace(' ', '\u00a0');
}
