/** @jest-environment jsdom */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { translatorOf } from '../../helpers/translator';
import { PROFILE_KEY, readProfile, type NamedIngredient } from '@/lib/client-store/diet-profile';
import { LOCALE_PREFIXES, type Locale } from '@/lib/locales';
import { RAW_LEXICON } from '@kioot/engine/lexicon';
import { searchIngredients, loadIngredients } from '@/lib/staff-card/ingredient-search';
import { toStaffCard } from './all-cards';

/** Ingredients that are in no dish name, so that the lexicon lacks them. */
const UNNAMED = new Set(
  `로즈메리 감귤류 캐슈너트 양귀비씨 전분 인공감미료 화학조미료 식용색소 보존료 팜유 돼지기름 효모 카페인 맛술 유청 산양유
   생선알 사골육수 치아시드 아위`.split(/\s+/),
);

let words: NamedIngredient[] = [];
beforeAll(async () => {
  words = await loadIngredients('en');
});
const find = (typed: string) => searchIngredients(words, typed).map(({ ko }) => ko);

describe('ingredients', () => {
  it('are those of the lexicon, each once', () => {
    const entries = RAW_LEXICON.files.flatMap((file) => file.entries);
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

  it('are all valid in a profile', () => {
    const lost = words.filter((word) => {
      window.localStorage.setItem(PROFILE_KEY, JSON.stringify({ others: [word] }));
      return readProfile().others.length === 0;
    });
    expect(lost).toEqual([]);
  });
});

describe('searchIngredients', () => {
  it.each([
    ['mushroom', '버섯'],
    [' Mushrooms ', '버섯'],
    ['garlic', '마늘'],
    ['rice', '쌀'],
    ['버섯', '버섯'],
  ])('finds %s as %s first', (typed, ko) => expect(find(typed)[0]).toBe(ko));

  it('finds partial input, with a bounded number of matches', () => {
    expect(find('octo')).toEqual(['문어', '낙지', '주꾸미']);
    expect(find('s')).toHaveLength(6);
  });

  it.each(['', '  ', 'zzz', '.*'])('%j finds nothing', (typed) => expect(find(typed)).toEqual([]));
});

describe.each(LOCALE_PREFIXES)('in %s', (locale) => {
  let names: NamedIngredient[] = [];
  beforeAll(async () => {
    names = await loadIngredients(locale);
  });

  it('has a name for every Korean word and no others', () => {
    expect(new Set(names.map(({ ko }) => ko))).toEqual(new Set(words.map(({ ko }) => ko)));
  });

  it('finds every name first, in either kana', () => {
    const toKatakana = (text: string) =>
      text.replace(/[ぁ-ゖ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) + 0x60));
    const lost = names.filter(({ en, ko }) =>
      [en, toKatakana(en)].some((typed) => searchIngredients(names, typed)[0]?.ko !== ko),
    );
    expect(lost).toEqual([]);
  });

  it('has names valid in a profile and unchanged on the card', () => {
    const t = translatorOf(locale, 'card');
    const lost = names.filter((word) => {
      window.localStorage.setItem(PROFILE_KEY, JSON.stringify({ others: [word] }));
      const [allergic] = toStaffCard(t, readProfile()).allergies;
      return !allergic?.translation.includes(word.en) || !allergic.ko.includes(word.ko);
    });
    expect(lost).toEqual([]);
  });

  it.each(['마늘', '양파', '파', '부추', '달래', '아위'])('finds %s by its Korean name', (ko) =>
    expect(searchIngredients(names, ko).map((word) => word.ko)).toContain(ko),
  );
});

describe('input in Japanese or Chinese', () => {
  const findIn = async (locale: Locale, typed: string) =>
    searchIngredients(await loadIngredients(locale), typed).map(({ en, ko }) => `${en} ${ko}`);

  it.each<[Locale, string, string]>([
    ['ja', 'きのこ', 'きのこ 버섯'],
    ['ja', 'マンゴー', 'マンゴー 망고'],
    ['ja', 'まんごー', 'マンゴー 망고'],
    ['ja', 'msg', 'MSG 화학조미료'],
    ['ja', 'ニンニク', 'にんにく 마늘'],
    ['ja', '人参', '人参 당근'],
    ['ja', '마늘', 'にんにく 마늘'],
    ['zh-Hans', '蘑菇', '蘑菇 버섯'],
    ['zh-Hans', '芒果', '芒果 망고'],
    ['zh-Hans', '大蒜', '大蒜 마늘'],
    ['zh-Hans', '西红柿', '西红柿 토마토'],
    ['zh-Hans', '土豆', '土豆 감자'],
    ['zh-Hant', '菇類', '菇類 버섯'],
    ['zh-Hant', '花椰菜', '花椰菜 콜리플라워'],
    ['zh-Hant', '馬鈴薯', '馬鈴薯 감자'],
    ['zh-Hant', '鳳梨', '鳳梨 파인애플'],
    ['ja', 'garlic', 'にんにく 마늘'],
    ['ja', 'Mushroom', 'きのこ 버섯'],
    ['zh-Hans', 'green onions', '葱 파'],
    ['zh-Hant', 'chives', '韭菜 부추'],
  ])('%s: %s finds %s first', async (locale, typed, word) =>
    expect((await findIn(locale, typed))[0]).toBe(word),
  );

  it('matches within a word, each Korean word once', async () => {
    expect(await findIn('ja', 'かき')).toEqual(
      expect.arrayContaining(['かき（貝） 굴', 'かき（果物） 감']),
    );
    expect(await findIn('zh-Hans', '豆芽')).toEqual(['黄豆芽 콩나물', '绿豆芽 숙주나물']);
    // 土豆 is a peanut in Taiwan and a potato on the mainland.
    expect(await findIn('zh-Hant', '土豆')).toEqual([]);
  });
});
