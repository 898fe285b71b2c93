import type { Messages } from 'next-intl';
import type { Area } from '../areas';
import type { WordsOf } from '../i18n/words';

type Words = WordsOf<'words'>;
type AreaId = keyof Messages['words']['area'] extends infer Id
  ? Id extends `${infer Number extends number}`
    ? Number
    : never
  : never;

/** A station has no number. Not asked of the table of areas, which is more than most screens need. */
const isArea = (t: Words, id: number): id is AreaId => t.has(`area.${id as AreaId}`);

/** What an area is called in the language of the page; a station that a link led to is in English. */
export const toAreaWords = (t: Words, { id, location_en: en }: Area): string =>
  isArea(t, id) ? t(`area.${id}`) : en;
