import { describe, expect, it } from '@jest/globals';
import { toKatakana } from '../../src/names/katakana';

describe('Korean in katakana', () => {
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
  ])('%s is %s', (ko, kana) => {
    expect(toKatakana(ko)).toBe(kana);
  });

  it('takes other letters over and leaves no Hangul', () => {
    expect(toKatakana('BTS 1호점 ㅋㅋ ㅠ 🍜')).toBe('BTS 1ホジョム クク ユ 🍜');
    expect(toKatakana('가'.normalize('NFD'))).toBe('カ');
    expect(toKatakana('\u1100\uffa1\u3165')).not.toMatch(/\p{Script=Hangul}/u);
  });
});
