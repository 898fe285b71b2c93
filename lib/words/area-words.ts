import type { Messages } from 'next-intl';
import type { Area } from '../areas';
import type { WordsOf } from '../i18n/words';

type Words = WordsOf<'words'>;

const isNamed = (t: Words, id: string): id is keyof Messages['words']['area'] =>
  t.has(`area.${id}` as Parameters<Words['has']>[0]);

/** What an area is called in the language of the page; a station that a link led to is in English. */
export function toAreaWords(t: Words, { id, location_en: en }: Area): string {
  const number = String(id);
  return isNamed(t, number) ? t(`area.${number}`) : en;
}
