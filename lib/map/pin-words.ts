import type { WordsOf } from '../i18n/words';
import type { Pin } from './clusters';

/** What a pin says beside its name or number: "Good bet"; "5 Good bets, 4 Ask first"; nothing where nothing was asked for. */
export function toPinWords(
  t: WordsOf<'words'>,
  { count, shares }: Pick<Pin, 'count' | 'shares'>,
): string {
  return shares
    .flatMap(([section, many]) => {
      if (!section) return [];
      if (count === 1) return [t(`sectionOne.${section}`)];
      return [t('manyOf', { count: many, section: t(`section.${section}`) })];
    })
    .join(t('comma'));
}
