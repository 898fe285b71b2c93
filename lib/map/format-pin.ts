import type { Translator } from '../i18n/translator';
import type { Pin } from './pin-clusters';

/**
 * "Good match"; "5 good matches, 4 to ask first" for a cluster; empty for a search without restrictions.
 */
export function formatPin(
  t: Translator<'words'>,
  { count, sectionCounts }: Pick<Pin, 'count' | 'sectionCounts'>,
): string {
  return sectionCounts
    .flatMap(([section, many]) => {
      if (!section) return [];
      if (count === 1) return [t(`sectionOne.${section}`)];
      return [t(`sectionCount.${section}`, { count: many })];
    })
    .join(t('comma'));
}
