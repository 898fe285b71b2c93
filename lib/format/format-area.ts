import type { Messages } from 'next-intl';
import type { Area } from '../areas';
import type { Translator } from '../i18n/translator';

type Translate = Translator<'words'>;
type AreaId = keyof Messages['words']['area'] extends infer Id
  ? Id extends `${infer Number extends number}`
    ? Number
    : never
  : never;

/**
 * Checks the messages instead of the table of areas, which most screens do not load. Stations have
 * no number.
 */
const hasAreaMessage = (t: Translate, id: number): id is AreaId => t.has(`area.${id as AreaId}`);

/** Area or station in the language of the page; a station without a name in it in English. */
export const formatArea = (t: Translate, { id, location_en: en, names }: Area): string =>
  hasAreaMessage(t, id) ? t(`area.${id}`) : (names?.[t('languageTag')] ?? en);

/** "500 m", "1 km"; the number stays beside its unit. */
export function formatRadius(t: Translator<'words'>, radiusM: number): string {
  const text =
    radiusM < 1000
      ? t('metres', { m: String(radiusM) })
      : t('kilometres', { km: String(radiusM / 1000) });
  return text.replace(' ', '\u00a0');
}
