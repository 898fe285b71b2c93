import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  MEATS,
  KOREAN_MEAT_TERMS,
  parsePreference,
  toPreferenceSentence,
  type Preference,
} from '../../src';
import { CODE_POINT } from '../../../../__tests__/helpers/code-point';
import { toRuns } from '../../../../__tests__/helpers/sample';

const preference: fc.Arbitrary<Preference> = fc.oneof(
  fc.constantFrom<Preference>(
    { kind: 'any' },
    { kind: 'halal' },
    { kind: 'strictVegan' },
    { kind: 'lactoOvo' },
  ),
  fc
    .uniqueArray(fc.constantFrom(...MEATS), { minLength: 1 })
    .map((meats): Preference => ({ kind: 'meats', meats })),
);

/** Ignores the order of the meats. */
function toComparable(value: Preference | null) {
  return value?.kind === 'meats' ? { kind: value.kind, meats: new Set(value.meats) } : value;
}

describe('the preference sentence', () => {
  it.each<[Preference, string]>([
    [{ kind: 'any' }, '아무거나 괜찮아요'],
    [{ kind: 'meats', meats: [] }, '아무거나 괜찮아요'],
    [{ kind: 'meats', meats: ['pork'] }, '돼지고기만'],
    [{ kind: 'meats', meats: ['chicken', 'pork'] }, '닭고기, 돼지고기만'],
    [{ kind: 'halal' }, '할랄 음식만'],
    [{ kind: 'strictVegan' }, '나는 비건이야, 엄격한 채식 음식만'],
    [{ kind: 'lactoOvo' }, '나는 비건이야, 락토 오보 채식 음식만'],
  ])('of %j is %s', (value, sentence) => {
    expect(toPreferenceSentence(value)).toBe(sentence);
  });

  it('is parsed back for every preference in any order', () => {
    fc.assert(
      fc.property(preference, (value) => {
        const read = parsePreference(toPreferenceSentence(value));
        expect(toComparable(read)).toEqual(toComparable(value));
      }),
      toRuns(1_000),
    );
  });

  it('is parsed for every subset of meats in any order, spacing and ending', () => {
    const ending = fc.constantFrom('만', ' 만', '만 먹어요', '만요!', '만.');
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.constantFrom(...MEATS), { minLength: 1 }),
        fc.constantFrom(',', ', ', ' , ', '·', ' / ', ' '),
        ending,
        fc.constantFrom('NFC', 'NFD'),
        (meats, comma, end, form) => {
          const sentence = meats.map((meat) => KOREAN_MEAT_TERMS[meat]).join(comma) + end;
          const read = parsePreference(sentence.normalize(form));
          expect(toComparable(read)).toEqual({ kind: 'meats', meats: new Set(meats) });
        },
      ),
      toRuns(1_000),
    );
  });

  it.each<[string, Preference | null]>([
    ['  돼지고기 만  ', { kind: 'meats', meats: ['pork'] }],
    ['쇠고기만 먹어요', { kind: 'meats', meats: ['beef'] }],
    ['소고기와 양고기만', { kind: 'meats', meats: ['beef', 'lamb'] }],
    ['생선,해산물만', { kind: 'meats', meats: ['fish', 'seafood'] }],
    ['물고기만', { kind: 'meats', meats: ['fish'] }],
    // Letters of another word between the letters of a term.
    ['해닭산물만', null],
    ['pork only', { kind: 'meats', meats: ['pork'] }],
    ['Chicken, Duck only', { kind: 'meats', meats: ['chicken', 'duck'] }],
    ['seafood only', { kind: 'meats', meats: ['seafood'] }],
    ['vegan', { kind: 'strictVegan' }],
    ['나는 비건이야', { kind: 'strictVegan' }],
    ['나는 비건이야 락토오보 채식 음식만!', { kind: 'lactoOvo' }],
    ['I am vegan, only lacto-ovo vegetarian food', { kind: 'lactoOvo' }],
    ['I am vegan, only strict vegetarian food', { kind: 'strictVegan' }],
    ['채식만', { kind: 'lactoOvo' }],
    ['halal only', { kind: 'halal' }],
    ['할랄만', { kind: 'halal' }],
    ['아무거나', { kind: 'any' }],
    ['아무거나 괜찮아요!', { kind: 'any' }],
    ['anything is fine', { kind: 'any' }],
    ['', null],
    ['안녕하세요', null],
    ['돼지고기 빼고 다 좋아요', null],
    ['땅콩 알레르기가 있어요', null],
    ['no pork', null],
  ])('is parsed: %j', (sentence, expected) => {
    expect(parsePreference(sentence)).toEqual(expected);
  });

  it.each<[Preference, string]>([
    [{ kind: 'meats', meats: ['chicken'] }, '닭고기, 닭, 치킨, chicken, chickens, poultry'],
    [{ kind: 'meats', meats: ['duck'] }, '오리고기, 오리, duck, ducks'],
    [{ kind: 'meats', meats: ['pork'] }, '돼지고기, 돼지, 돈육, 포크, pork, porks, pig, pigs'],
    [{ kind: 'meats', meats: ['lamb'] }, '양고기, 램, lamb, lambs, mutton'],
    [{ kind: 'meats', meats: ['beef'] }, '소고기, 쇠고기, 한우, 우육, beef'],
    [
      { kind: 'meats', meats: ['seafood'] },
      '해산물, 해물, 씨푸드, 시푸드, seafood, sea food, seafoods, shellfish',
    ],
    [{ kind: 'meats', meats: ['fish'] }, '생선, 물고기, 어류, fish'],
    [{ kind: 'lactoOvo' }, '락토 오보, lacto-ovo, 채식, 베지, vegetarian, veggie'],
    [{ kind: 'strictVegan' }, '비건, 엄격한 채식, 엄격한채식, 완전 채식, 완전채식, vegan'],
    [{ kind: 'halal' }, '할랄, halal'],
    [
      { kind: 'any' },
      '아무거나, 다 괜찮아요, 다괜찮아요, 다 좋아요, 다 먹어요, 상관 없어요, 상관없어요, 뭐든, 모두, 전부',
    ],
    [{ kind: 'any' }, 'anything, any, everything, No preference'],
  ])('means %j in each of %s', (expected, words) => {
    for (const word of words.split(', ')) {
      expect([word, parsePreference(word)]).toEqual([word, expected]);
    }
  });

  it.each(['락토', '오보 채식', 'ovo-vegetarian food', 'I am a lacto vegetarian'])(
    'means no preference that we know in %j: eggs or milk alone',
    (sentence) => expect(parsePreference(sentence)).toBeNull(),
  );

  it.each(['', ' ', '다', '괜찮', 'ovoid', 'anyone'])('is rejected: %j', (sentence) => {
    expect(parsePreference(sentence)).toBeNull();
  });

  it.each(MEATS)('is parsed back for %s alone', (meat) => {
    const sentence = toPreferenceSentence({ kind: 'meats', meats: [meat] });
    expect(parsePreference(sentence)).toEqual({ kind: 'meats', meats: [meat] });
  });

  it('never throws for arbitrary text', () => {
    fc.assert(
      fc.property(fc.string({ unit: CODE_POINT, maxLength: 500 }), (sentence) => {
        expect([null, 'any', 'meats', 'halal', 'strictVegan', 'lactoOvo']).toContain(
          parsePreference(sentence)?.kind ?? null,
        );
      }),
      toRuns(1_000),
    );
  });
});

describe('refusals', () => {
  // An animal and one word of refusal each; without that word it would be a preference for the
  // animal.
  it.each([
    '돼지고기 못 먹어요',
    '돼지고기 못먹어요',
    '돼지고기 안 먹어요',
    '돼지고기는 안먹습니다',
    '돼지고기 빼주세요',
    '돼지고기 제외',
    '돼지고기 없이',
    '돼지고기 말고',
    '돼지고기 싫어요',
    '돼지고기 알레르기',
    '돼지고기 알러지',
    'without pork',
    'no pork',
    'not pork',
    "I don't eat pork",
    'everything except pork',
    'allergic to pork',
    'pork free',
    'pork-free',
  ])('are no preference: %s', (sentence) => {
    expect(parsePreference(sentence)).toBeNull();
  });

  it.each(['돼지고기 먹어요', 'pork', 'I eat pork', '돼지고기 주세요'])(
    'are not assumed: %s',
    (sentence) => {
      expect(parsePreference(sentence)).toEqual({ kind: 'meats', meats: ['pork'] });
    },
  );

  it('are not found where "no" is part of another word', () => {
    expect(parsePreference('noodles with pork')).toEqual({ kind: 'meats', meats: ['pork'] });
    expect(parsePreference('no preference')).toEqual({ kind: 'any' });
  });
});
