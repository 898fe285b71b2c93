import type { Messages } from 'next-intl';
import { getArea, type Area } from '../areas';
import type { WordsOf } from '../i18n/words';

const isNumber = (id: string): id is keyof Messages['words']['area'] =>
  getArea(Number(id)) !== null;

/** What an area is called in the language of the page; a station that a link led to is in English. */
export function toAreaWords(t: WordsOf<'words'>, { id, location_en: en }: Area): string {
  const number = String(id);
  return isNumber(number) ? t(`area.${number}`) : en;
}
