import { describe, expect, it } from '@jest/globals';
import restaurants from '../../../../data/synced/restaurants.json';
import { toKatakana, toKatakanaTitle } from '../../src/names/katakana';

describe('toKatakana', () => {
  it.each([
    ['홍대', 'ホンデ'],
    ['부산', 'プサン'],
    ['값이', 'カプシ'],
    ['많다', 'マンタ'],
    ['종로', 'チョンノ'],
    ['국물', 'クンムル'],
    ['학교', 'ハッキョ'],
    ['신라', 'シルラ'],
    ['설악', 'ソラク'],
    ['닭이', 'タルギ'],
    ['좋은', 'チョウン'],
    ['축하', 'チュカ'],
    ['꼬마', 'コマ'],
    ['오빠', 'オッパ'],
    ['회', 'フェ'],
    ['의정부', 'ウィジョンブ'],
  ])('transcribes %s as %s', (ko, kana) => {
    expect(toKatakana(ko)).toBe(kana);
  });

  it('keeps other letters and leaves no Hangul', () => {
    expect(toKatakana('BTS 1호점 ㅋㅋ ㅠ 🍜')).toBe('BTS 1ホジョム クク ユ 🍜');
    expect(toKatakana('가'.normalize('NFD'))).toBe('カ');
    expect(toKatakana('\u1100\uffa1\u3165')).not.toMatch(/\p{Script=Hangul}/u);
  });
});

describe('toKatakanaTitle', () => {
  it.each([
    ['홍대 부엌', 'ホンデ プオク'],
    ['하우스오브바이닐 망원점', 'ハウスオブバイニル マンウォン店'],
    ['에삐 EPI', 'エッピ EPI'],
    ['고깃집열 본점', 'コギッチビョル 本店'],
    ['[백년가게] 선천집', 'ソンチョンジプ'],
    ['ㅎㄷ 카페', 'フドゥ カペ'],
    // The ending of a single word is no branch.
    ['반점', 'パンジョム'],
    ['Blue Bottle', 'Blue Bottle'],
  ])('transcribes the name of %s', (title, ja) => {
    expect(toKatakanaTitle(title)).toBe(ja);
  });

  it('leaves no Hangul in a Japanese name', () => {
    const names = restaurants.map(({ title }) => toKatakanaTitle(title));
    expect(names.filter((name) => name.trim() === '' || /\p{Script=Hangul}/u.test(name))).toEqual(
      [],
    );
  });
});
