import { MEATS, type Meat } from '../reading/meats';
import type { Preference } from './need';

/** Longest word first, so that 물고기 is read before 고기 could be and 해산물 before 산물. */
const MEAT_PATTERNS: ReadonlyArray<readonly [Meat, RegExp]> = [
  ['chicken', /닭고기|닭|치킨|chickens?|poultry/gu],
  ['duck', /오리고기|오리|ducks?/gu],
  ['pork', /돼지고기|돼지|돈육|포크|porks?|pigs?/gu],
  ['lamb', /양고기|램|lambs?|mutton/gu],
  ['beef', /소고기|쇠고기|한우|우육|beef/gu],
  ['seafood', /해산물|해물|씨푸드|시푸드|sea ?foods?|shellfish/gu],
  ['fish', /생선|물고기|어류|fish/gu],
];

const NEGATION =
  /(?:빼|제외|없이|말고|안 ?먹|못 ?먹|싫|알레르기|알러지|without|\bno\b|\bnot\b|n't|except|allerg|free\b)/u;

/**
 * Reads the sentence that a preference travels as: every one of `toPreferenceSentence`, in any order and
 * number, and the obvious variants (spaces, punctuation, "만 먹어요", 쇠고기, English words).
 * `null` when nothing in it is understood or when it is worded as a refusal ("돼지고기 빼고"): such a wish
 * must not be mistaken for its opposite.
 */
export function parsePreference(sentence: string): Preference | null {
  const text = sentence.normalize('NFC').toLowerCase().replace(/\s+/gu, ' ').trim();
  if (/no preference/u.test(text)) return { kind: 'any' };
  if (text === '' || NEGATION.test(text)) return null;
  if (/락토|오보|lacto|\bovo\b/u.test(text)) return { kind: 'lactoOvo' };
  if (/비건|엄격한 ?채식|완전 ?채식|vegan/u.test(text)) return { kind: 'strictVegan' };
  if (/채식|베지|vegetarian|veggie/u.test(text)) return { kind: 'lactoOvo' };
  if (/할랄|halal/u.test(text)) return { kind: 'halal' };
  let rest = text;
  const found = new Set<Meat>();
  for (const [meat, pattern] of MEAT_PATTERNS) {
    rest = rest.replace(pattern, () => {
      found.add(meat);
      return ' ';
    });
  }
  if (found.size > 0) return { kind: 'meats', meats: MEATS.filter((meat) => found.has(meat)) };
  return /아무|다 ?(?:괜찮|좋|먹)|상관 ?없|뭐든|모두|전부|anything|any\b|everything/u.test(text)
    ? { kind: 'any' }
    : null;
}
