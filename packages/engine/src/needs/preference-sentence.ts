import type { Meat } from '../segmentation/meats';
import type { Preference } from './need';

/**
 * Korean meats of the preference sentence, in the order of the form (specification sections 3 and
 * 7).
 */
export const KOREAN_MEAT_TERMS: Readonly<Record<Meat, string>> = {
  chicken: '닭고기',
  pork: '돼지고기',
  beef: '소고기',
  lamb: '양고기',
  fish: '생선',
  seafood: '해산물',
  duck: '오리고기',
};

const ANYTHING = '아무거나 괜찮아요';

/**
 * Korean sentence of a preference (`userPref`, specification section 7). No meats means anything.
 *
 * @example
 * toPreferenceSentence({ kind: 'meats', meats: ['chicken', 'pork'] }) // => '닭고기, 돼지고기만'
 */
export function toPreferenceSentence(preference: Preference): string {
  switch (preference.kind) {
    case 'any':
      return ANYTHING;
    case 'meats':
      return preference.meats.length === 0
        ? ANYTHING
        : `${preference.meats.map((meat) => KOREAN_MEAT_TERMS[meat]).join(', ')}만`;
    case 'halal':
      return '할랄 음식만';
    case 'strictVegan':
      return '나는 비건이야, 엄격한 채식 음식만';
    case 'lactoOvo':
      return '나는 비건이야, 락토 오보 채식 음식만';
  }
}
