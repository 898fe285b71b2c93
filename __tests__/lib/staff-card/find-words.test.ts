/** @jest-environment jsdom */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { PROFILE_KEY, readProfile, type Ingredient } from '@/lib/kept/profile';
import { WRITTEN_LEXICON } from '@/lib/search/engine-lexicon';
import { findWords, getWords } from '@/lib/staff-card/find-words';

/** What is in food and in no dish's name, so that the lexicon has no word for it. */
const UNNAMED = new Set(
  `로즈메리 감귤류 캐슈너트 양귀비씨 전분 인공감미료 화학조미료 식용색소 보존료 팜유 돼지기름 효모 카페인 맛술 유청 산양유
   생선알 사골육수 치아시드`.split(/\s+/),
);

let words: Ingredient[] = [];
beforeAll(async () => {
  words = await getWords();
});
const find = (typed: string) => findWords(words, typed).map(({ ko }) => ko);

describe('the words', () => {
  it('are those of the lexicon, each once', () => {
    const entries = WRITTEN_LEXICON.files.flatMap((file) => file.entries);
    const terms = new Set(
      entries.flatMap(({ terms = '', en = {} }) => [
        ...terms.split(' '),
        ...Object.values(en).flatMap((pairs) =>
          pairs.split('; ').map((pair) => pair.split(' ')[0]),
        ),
      ]),
    );
    const kos = words.map(({ ko }) => ko.replaceAll(' ', ''));
    expect(kos.filter((ko) => !terms.has(ko) && !UNNAMED.has(ko))).toEqual([]);
    expect(new Set(kos).size).toBe(kos.length);
  });

  it('can all be kept', () => {
    const lost = words.filter((word) => {
      window.localStorage.setItem(PROFILE_KEY, JSON.stringify({ others: [word] }));
      return readProfile().others.length === 0;
    });
    expect(lost).toEqual([]);
  });
});

describe('what is typed', () => {
  it.each([
    ['mushroom', '버섯'],
    [' Mushrooms ', '버섯'],
    ['garlic', '마늘'],
    ['rice', '쌀'],
    ['버섯', '버섯'],
  ])('%s is first of all %s', (typed, ko) => expect(find(typed)[0]).toBe(ko));

  it('is found while it is typed, a handful at most', () => {
    expect(find('octo')).toEqual(['문어', '낙지', '주꾸미']);
    expect(find('s')).toHaveLength(6);
  });

  it.each(['', '  ', 'zzz', '.*'])('%j finds nothing', (typed) => expect(find(typed)).toEqual([]));
});
