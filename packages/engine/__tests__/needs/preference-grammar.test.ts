import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { parsePreference, type Preference } from '../../src';
import { toRuns } from '../../../../__tests__/helpers/sample';

const ANY: Preference = { kind: 'any' };
const HALAL: Preference = { kind: 'halal' };
const VEGAN: Preference = { kind: 'strictVegan' };
const LACTO_OVO: Preference = { kind: 'lactoOvo' };

function meats(...names: Extract<Preference, { kind: 'meats' }>['meats']): Preference {
  return { kind: 'meats', meats: names };
}

/** Accepted sentences with the preference they state. */
const UNDERSTOOD: readonly (readonly [string, Preference])[] = [
  // A known term counts as a word, never as letters of another word.
  ['오리지널 치킨만', meats('chicken')],
  ['오리지널 오리만', meats('duck')],
  ['맛있는 생선 요리만 추천해주세요', meats('fish')],
  ['noodles with pork', meats('pork')],
  // Particles, endings and auxiliaries.
  ['저는 돼지고기를 먹어요', meats('pork')],
  ['닭고기랑 소고기만 먹을래요', meats('chicken', 'beef')],
  ['닭고기하고 오리고기는 먹어요', meats('chicken', 'duck')],
  ['생선이나 해산물이 좋아요', meats('fish', 'seafood')],
  ['생선 또는 해물만요!', meats('fish', 'seafood')],
  ['돼지고기도 소고기도 좋아해요', meats('pork', 'beef')],
  ['한우만 주세요~', meats('beef')],
  ['닭고기만 먹습니다.', meats('chicken')],
  ['닭고기만 먹을 수 있어요', meats('chicken')],
  ['양고기를 먹고 싶어요', meats('lamb')],
  ['닭고기만먹어요', meats('chicken')],
  ['소고기 & 돼지고기', meats('pork', 'beef')],
  ['닭/오리/생선만', meats('chicken', 'fish', 'duck')],
  ['(닭고기, 돼지고기)만', meats('chicken', 'pork')],
  ['pork만 먹어요', meats('pork')],
  // English.
  ['I only eat chicken.', meats('chicken')],
  ['I’d like beef and lamb, please', meats('beef', 'lamb')],
  ['fish or sea food', meats('fish', 'seafood')],
  ['only chicken & duck dishes', meats('chicken', 'duck')],
  ['any fish is fine', meats('fish')],
  ['I can eat pork, chicken, and beef', meats('chicken', 'pork', 'beef')],
  ['BEEF ONLY!!', meats('beef')],
  // Diets.
  ['저는 비건이에요', VEGAN],
  ['비건 음식만 먹어요', VEGAN],
  ['완전 채식만 합니다', VEGAN],
  ['비건 식당 추천 부탁드려요', VEGAN],
  ["I'm vegan", VEGAN],
  ['strictly vegetarian food only', VEGAN],
  ['vegan-friendly restaurants', VEGAN],
  ['채식주의자입니다', LACTO_OVO],
  ['채식해요', LACTO_OVO],
  ['락토-오보 채식만', LACTO_OVO],
  ['오보 락토 베지테리언이에요', LACTO_OVO],
  ['Lacto-Ovo Vegetarian', LACTO_OVO],
  ['We are vegetarians', LACTO_OVO],
  ['할랄 음식이면 좋겠어요', HALAL],
  ['할랄 인증 식당만', HALAL],
  ['I eat halal food', HALAL],
  // Anything.
  ['아무거나 다 잘 먹어요', ANY],
  ['아무 음식이나 괜찮습니다', ANY],
  ['다 괜찮아', ANY],
  ['뭐든지 좋아요', ANY],
  ['Anything is fine!', ANY],
  ['I eat everything', ANY],
  ['No preference.', ANY],
];

/** Rejected sentences: refusals, other wishes, and accidental terms. */
const NOT_UNDERSTOOD: readonly string[] = [
  // Terms inside other words.
  '인스타그램',
  '인스타그램 맛집',
  '오리지널',
  '프로그램만',
  '램프',
  '오리엔탈 샐러드',
  '닭발만',
  'porky',
  'veganuary',
  '해닭산물만',
  // Refusals.
  '비건 아니에요',
  '비건이 아닙니다',
  '비건은 아니고요',
  '저는 비건이 아니라서 다 먹어요',
  '비건? 아니요',
  '채식 안 해요',
  '채식은 안합니다',
  '채식하지 않아요',
  '할랄 아니어도 돼요',
  '할랄이 아니어도 괜찮아요',
  '할랄 필요 없어요',
  '돼지고기는 먹지 않아요',
  '돼지고기를 먹을 수 없어요',
  '돼지고기 대신 소고기',
  '돼지고기 이외 다 좋아요',
  '돼지고기 금지',
  '돼지고기 없는 음식만',
  '돼지고기 X',
  '🚫돼지고기',
  '-pork',
  '닭고기 별로예요',
  '비건이었어요',
  'I am not vegan',
  'I’m not a vegetarian',
  'non-vegan',
  'non-halal is fine',
  'vegan? no',
  'nothing with pork',
  'pork is forbidden',
  'anything but beef',
  'I hate fish',
  'never pork',
  'rather than pork, chicken',
  // Contradictory wishes, or a choice between diets.
  '비건 치킨만',
  '할랄 비건만',
  '비건이나 할랄만',
  'vegan or halal',
  'halal chicken only',
  // No preference.
  '괜찮아요',
  '만',
  'only',
  '땅콩 알레르기',
  'pescatarian',
];

describe('grammar of the preference sentence', () => {
  it('has more than 80 example sentences', () => {
    expect(UNDERSTOOD.length + NOT_UNDERSTOOD.length).toBeGreaterThan(80);
  });

  it.each(UNDERSTOOD)('accepts %j', (sentence, preference) => {
    expect(parsePreference(sentence)).toEqual(preference);
  });

  it.each(NOT_UNDERSTOOD)('rejects %j', (sentence) => {
    expect(parsePreference(sentence)).toBeNull();
  });

  it('rejects words outside its vocabulary in any position', () => {
    const word = fc.stringMatching(/^[가-힣a-z]{1,6}$/u);
    const known = fc.constantFrom('비건', '채식', '할랄', '닭고기만', 'vegan', 'pork');
    fc.assert(
      fc.property(known, word, fc.boolean(), (term, other, isBefore) => {
        fc.pre(parsePreference(`돼지고기 ${other}`) === null);
        const sentence = isBefore ? `${other} ${term}` : `${term} ${other}`;
        expect(parsePreference(sentence)).toBeNull();
      }),
      toRuns(1_000),
    );
  });

  const REFUSALS = ['아니에요', '아님', '안 먹어요', '못 먹어요', '싫어요', '빼고', '제외', '말고'];
  const TERMS = ['비건', '채식', '할랄', '락토 오보', '닭고기', '생선', 'vegan', 'pork'];
  const PARTICLES = ['', '은', '는', '이', '가', '을', '만', '도'];
  it.each(REFUSALS)('never reads %s as its opposite', (refusal) => {
    for (const term of TERMS) {
      for (const particle of PARTICLES) {
        for (const gap of ['', ' ', '? ', ', ']) {
          const sentence = `저는 ${term}${particle}${gap}${refusal}`;
          expect([sentence, parsePreference(sentence)]).toEqual([sentence, null]);
        }
      }
    }
  });
});
