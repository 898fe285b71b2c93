import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import type messages from '../../messages/en.json';
import type { Locale } from '../../lib/locales';

type Said<Words> = { [Key in keyof Words]: Words[Key] extends string ? string : Said<Words[Key]> };

/** The messages of a language, as its one file holds them. */
export const readMessages = (locale: Locale) =>
  JSON.parse(readFileSync(`messages/${locale}.json`, 'utf8')) as Said<typeof messages>;

/** Names are the same in every language: ours, of apps and lists, of licences, of what an address is on the web. */
const NAMES =
  /Kioot|JavaScript|Instagram|hello@kioot\.app|Naver|Kakao|Google|OpenStreetMap|Nunito|TourAPI|Visit Seoul|Apache License|SIL Open Font License|Open Database License|southkorea\/seoul-maps|All rights reserved|contributors|KOGL|COEX|GTX|HEIC|Vegan|vegan|Wi-Fi/g;
/** Two English words beside each other, or one where nothing else stands: a dish or a house may have a Latin name. */
const ENGLISH = /[A-Za-z]{2,} +[A-Za-z]{2,}|^[a-z]{3,}$/;
/** A key that no message answered: "results.openNow". */
const RAW_KEY = /\b[a-z]+(?:\.[a-z][A-Za-z]+)+\b/;

/** What a screen says, shows or would read aloud in English, or as a bare key, though its page is in another language. */
async function findEnglish(page: Page): Promise<string[]> {
  const said = await page.evaluate(() => {
    const elsewhere = 'script,style,noscript,[lang]:not(html)';
    // Who reads Chinese reads the name of a house in Latin letters beside the Hangul: no Hanzi are invented.
    const houses = [
      ...document.querySelectorAll(
        'article :is(h2,h3), h1:has(+ [lang=ko]), a[href*="/places/"], [role=region] button .sr-only span',
      ),
    ].flatMap((element) =>
      [element, ...element.querySelectorAll('*')].flatMap((each) =>
        [...each.childNodes].map((node) => node.textContent?.trim() ?? ''),
      ),
    );
    // A name within another one would leave the rest of that one behind.
    houses.sort((a, b) => b.length - a.length);
    const found: string[] = [document.title];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode())
      if (!node.parentElement?.closest(elsewhere)) found.push(node.textContent?.trim() ?? '');
    for (const element of document.querySelectorAll('[aria-label],[placeholder],[alt],[title]'))
      if (!element.closest(elsewhere))
        for (const name of ['aria-label', 'placeholder', 'alt', 'title'])
          found.push(element.getAttribute(name) ?? '');
    return found.map((text) =>
      houses.reduce((rest, house) => (house ? rest.replaceAll(house, '') : rest), text),
    );
  });
  return said.filter((text) => {
    const rest = text.replace(NAMES, '');
    return ENGLISH.test(rest) || RAW_KEY.test(rest);
  });
}

export async function expectNoEnglish(page: Page): Promise<void> {
  expect(await findEnglish(page), page.url()).toEqual([]);
}
