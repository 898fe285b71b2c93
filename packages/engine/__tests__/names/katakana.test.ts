import { describe, expect, it } from '@jest/globals';
import { toKatakana } from '../../src/names/katakana';

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
