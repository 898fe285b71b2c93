import { describe, expect, it } from '@jest/globals';
import { COUNTER_SECTIONS } from '@/lib/counter/counter-sections';
import { LOCALES } from '@/lib/locales';
import en from '@/messages/en.json';
import ja from '@/messages/ja.json';
import zhHans from '@/messages/zh-Hans.json';
import zhHant from '@/messages/zh-Hant.json';

const messages = { en, ja, 'zh-Hans': zhHans, 'zh-Hant': zhHant };

const words = COUNTER_SECTIONS.flatMap((section) => section.words);
const sentences = COUNTER_SECTIONS.flatMap((section) => section.sentences);

describe('Korean at the counter', () => {
  it('is in Hangul, each word and sentence once', () => {
    for (const ko of [...words.flatMap((word) => word.ko), ...sentences.map(({ ko }) => ko)])
      expect(ko).toMatch(/^[가-힣0-9 .,?]+$/);
    expect(new Set(words.map(({ id }) => id)).size).toBe(words.length);
    expect(new Set(sentences.map(({ ko }) => ko)).size).toBe(sentences.length);
  });

  it.each([
    ['kiosk', ['다음', '장바구니', '선택 완료']],
    ['access', ['음성 안내', '낮은 화면', '직원 호출']],
    ['card', ['간편결제', '현금영수증', '안 함']],
    ['queue', ['필수', '선택', '대기 취소']],
    ['bill', ['선결제']],
  ])('explains the words of screens: %s', (id, expected) => {
    const section = COUNTER_SECTIONS.find((each) => each.id === id);
    expect(section?.words.flatMap(({ ko }) => [...ko])).toEqual(expect.arrayContaining(expected));
  });

  it('is polite speech: every sentence ends in -요', () => {
    for (const { ko } of sentences) expect(ko).toMatch(/요[.?]$/);
  });

  it.each(LOCALES)('has a meaning of its own in %s', (locale) => {
    const { counter } = messages[locale];
    expect(Object.keys(counter.words).sort()).toEqual(words.map(({ id }) => id).sort());
    expect(Object.keys(counter.phrases).sort()).toEqual(sentences.map(({ id }) => id).sort());
    expect(Object.keys(counter.sections)).toEqual(COUNTER_SECTIONS.map(({ id }) => id));
    const meanings = Object.values(counter.phrases);
    expect(new Set(meanings).size).toBe(meanings.length);
  });
});
