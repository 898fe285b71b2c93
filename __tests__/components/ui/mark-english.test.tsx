import { expect, it } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { markEnglish } from '@/components/ui/mark-english';

it.each([
  [
    'ja' as const,
    '自分：COCONUT CURRY（ヴィーガン）',
    '自分：<span lang="en">COCONUT CURRY</span>（ヴィーガン）',
  ],
  ['zh-Hant' as const, 'Mac & Cheese', '<span lang="en">Mac &amp; Cheese</span>'],
  ['zh-Hans' as const, 'Ben：什么都吃', 'Ben：什么都吃'],
  ['en' as const, 'You: COCONUT CURRY', 'You: COCONUT CURRY'],
])('marks words in English on a page in %s', (locale, text, html) => {
  expect(renderToStaticMarkup(markEnglish(text, locale))).toBe(html);
});
