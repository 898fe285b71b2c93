import { describe, expect, it } from '@jest/globals';
import { parsePreference } from '../../src';

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
