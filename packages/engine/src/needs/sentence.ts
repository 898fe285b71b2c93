import type { Meat } from '../reading/meats';
import type { Preference } from './need';

/** Korean words of the preference sentence, in the order of the form (specification sections 3 and 7). */
export const MEAT_WORDS: Readonly<Record<Meat, string>> = {
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
 * The Korean sentence that a preference travels as (`userPref`, specification section 7).
 * No meat chosen means that anything is fine.
 */
export function toPreferenceSentence(preference: Preference): string {
  switch (preference.kind) {
    case 'any':
      return ANYTHING;
    case 'meats':
      return preference.meats.length === 0
        ? ANYTHING
        : `${preference.meats.map((meat) => MEAT_WORDS[meat]).join(', ')}만`;
    case 'halal':
      return '할랄 음식만';
    case 'strictVegan':
      return '나는 비건이야, 엄격한 채식 음식만';
    case 'lactoOvo':
      return '나는 비건이야, 락토 오보 채식 음식만';
  }
}
