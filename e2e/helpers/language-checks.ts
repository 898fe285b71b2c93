import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import type messages from '../../messages/en.json';
import type { Locale } from '../../lib/locales';

type MessageTexts<Words> = {
  [Key in keyof Words]: Words[Key] extends string ? string : MessageTexts<Words[Key]>;
};

/** Messages of a locale. */
export const readMessages = (locale: Locale) =>
  JSON.parse(readFileSync(`messages/${locale}.json`, 'utf8')) as MessageTexts<typeof messages>;

/** Names that stay the same in every language. */
const UNTRANSLATED_NAMES =
  /Kioot|JavaScript|Instagram|hello@kioot\.app|Naver|Kakao|Google|OpenStreetMap|Nunito|Noto Sans|TourAPI|Visit Seoul|Apache License|SIL Open Font License|Open Database License|southkorea\/seoul-maps|All rights reserved|contributors|KOGL|COEX|GTX|HEIC|Vegan|vegan|WeChat Pay|Wi-Fi/g;
/** Two adjacent English words, or one word alone: dishes and restaurants may have Latin names. */
const ENGLISH_WORDS = /[A-Za-z]{2,} +[A-Za-z]{2,}|^[a-z]{3,}$/;
/** Key of a missing message, such as "results.openNow". */
const MESSAGE_KEY = /\b[a-z]+(?:\.[a-z][A-Za-z]+)+\b/;

/** English texts, labels and bare message keys on a page in another language. */
async function findEnglish(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const otherLanguage = 'script,style,noscript,[lang]:not(html)';
    // Chinese pages show restaurant names in Latin letters beside Hangul: Hanzi are not invented.
    const restaurantNames = [
      ...document.querySelectorAll(
        'article :is(h2,h3), h1:has(+ [lang=ko]), a[href*="/places/"], [role=region] button .sr-only span',
      ),
    ].flatMap((element) =>
      [element, ...element.querySelectorAll('*')].flatMap((each) =>
        [...each.childNodes].map((node) => node.textContent?.trim() ?? ''),
      ),
    );
    // Longest first: a name may contain another one.
    restaurantNames.sort((a, b) => b.length - a.length);
    const found: string[] = [document.title];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode())
      if (!node.parentElement?.closest(otherLanguage)) found.push(node.textContent?.trim() ?? '');
    for (const element of document.querySelectorAll('[aria-label],[placeholder],[alt],[title]'))
      if (!element.closest(otherLanguage))
        for (const name of ['aria-label', 'placeholder', 'alt', 'title'])
          found.push(element.getAttribute(name) ?? '');
    return found.map((text) =>
      restaurantNames.reduce(
        (rest, restaurantName) => (restaurantName ? rest.replaceAll(restaurantName, '') : rest),
        text,
      ),
    );
  });
  return texts.filter((text) => {
    const rest = text.replace(UNTRANSLATED_NAMES, '');
    return ENGLISH_WORDS.test(rest) || MESSAGE_KEY.test(rest);
  });
}

export async function expectNoEnglish(page: Page): Promise<void> {
  expect(await findEnglish(page), page.url()).toEqual([]);
}
