import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import type { Messages } from 'next-intl';
import { readFontCharacters } from '@/__tests__/helpers/read-font-characters';
import { LOCALES, LOCALE_PREFIXES, type Locale } from '@/lib/locales';
import { parseBundledRows } from '@/lib/places/snapshot-store';
import {
  getSliceFiles,
  readShareImageFonts,
  toDrawableText,
} from '@/lib/recipes/share-image-fonts';
import { localizeRestaurants } from '@/lib/search/localization/localize-cards';

const LATIN_FONT = readFontCharacters(readFileSync('app/fonts/nunito-display.ttf'));
const charactersByFile = new Map<string, ReadonlySet<number>>();

function getCharacters(file: string): ReadonlySet<number> {
  let characters = charactersByFile.get(file);
  if (!characters) {
    characters = readFontCharacters(readFileSync(file));
    charactersByFile.set(file, characters);
  }
  return characters;
}

/** Font that draws a character; undefined if none of those that are loaded has a glyph. */
function getDrawingFont(character: string, locale: Locale): string | undefined {
  const code = character.codePointAt(0) ?? 0;
  if (LATIN_FONT.has(code)) return 'nunito';
  const file = getSliceFiles(character, locale).find((each) => getCharacters(each).has(code));
  return file?.split('/')[2];
}

const isDrawn = (character: string, locale: Locale) =>
  toDrawableText(character, locale) === character;

/** Single characters that a language draws. */
const getDrawable = (locale: Locale) =>
  Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code)).filter(
    (character) => character.trim() !== '' && isDrawn(character, locale),
  );

describe('text in a share image', () => {
  it.each([
    ['Kimchi Stew (Kimchi-jjigae)', 'Kimchi Stew (Kimchi-jjigae)'],
    ['Mom’s 10½ Soups – café style…', 'Mom’s 10½ Soups – café style…'],
    ['Bulgogi (불고기)', 'Bulgogi'],
    ['불고기 Bulgogi 소고기', 'Bulgogi'],
    ['  Rice\n\tcakes \u0000🍡 ', 'Rice cakes'],
    ['cafe\u0301', 'café'],
    ['김치찌개', ''],
    ['Song 松', 'Song'],
  ])('%j becomes %j in English, without characters the font lacks', (title, drawn) => {
    expect(toDrawableText(title, 'en')).toBe(drawn);
  });

  it.each([
    ['ja', 'プルコギ（불고기）', 'プルコギ'],
    ['ja', 'お母さんのキムチ、2人分 🍲', 'お母さんのキムチ、2人分'],
    ['ja', 'キムチか\u3099いい', 'キムチがいい'],
    ['zh-Hans', '五花肉 삼겹살〽㊗', '五花肉'],
    ['zh-Hant', '蔘雞湯 Samgyetang', '蔘雞湯 Samgyetang'],
  ] as const)('in %s %j becomes %j', (locale, title, drawn) => {
    expect(toDrawableText(title, locale)).toBe(drawn);
  });

  it.each(LOCALES)('in %s holds only characters with a glyph in a loaded font', (locale) => {
    const drawable = getDrawable(locale);
    expect(drawable.length).toBeGreaterThan(locale === 'en' ? 100 : 16_000);
    expect(drawable.filter((each) => getDrawingFont(each, locale) === undefined)).toEqual([]);
  });

  it.each(LOCALES)('in %s is whole in headings and the tagline', async (locale) => {
    const { layout, places, recipes }: Messages = await import(`@/messages/${locale}.json`);
    for (const text of [layout.tagline, places.pictureHeading, recipes.pictureHeading])
      expect(toDrawableText(text, locale)).toBe(text);
  });

  it.each(LOCALE_PREFIXES)('in %s loses nothing of a name in its script', async (locale) => {
    const restaurants = parseBundledRows().map(({ contentId, title }) => ({ contentId, title }));
    const names = (await localizeRestaurants(restaurants, locale)).map(
      ({ names: localized }) => localized?.title_eng ?? '',
    );
    const recipes = readFileSync(`supabase/seeds/${locale}.sql`, 'utf8');
    const inScript = [...names, recipes, readFileSync(`messages/${locale}.json`, 'utf8')]
      .join('')
      .normalize('NFC')
      .match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu);
    const characters = [...new Set(inScript)];
    expect(characters.length).toBeGreaterThan(1_000);
    expect(characters.filter((each) => !isDrawn(each, locale))).toEqual([]);
  });
});

describe('fonts of a share image', () => {
  it.each([
    ['ja', 'noto-sans-jp'],
    ['zh-Hans', 'noto-sans-sc'],
    ['zh-Hant', 'noto-sans-tc'],
  ] as const)('draw the shapes of %s with %s', (locale, font) => {
    for (const character of '直骨今海食店') expect(getDrawingFont(character, locale)).toBe(font);
    expect(getDrawingFont('A', locale)).toBe('nunito');
  });

  it('draw a sign of another country with its font', () => {
    expect(getDrawingFont('鸡', 'ja')).toBe('noto-sans-sc');
    expect(getDrawingFont('餃', 'zh-Hans')).toMatch(/noto/);
    expect(getDrawingFont('働', 'zh-Hant')).toMatch(/noto/);
  });

  it('load only the slices of a text', async () => {
    const fonts = await readShareImageFonts('Kioot・明洞餃子', 'ja');
    const bytes = fonts.reduce((sum, { data }) => sum + data.length, 0);
    expect(fonts[0]?.name).toBe('nunito-display.ttf');
    expect(fonts[1]?.name).toMatch(/^noto-sans-jp-\d+-800-normal\.woff$/);
    expect(bytes).toBeLessThan(600_000);
    expect(new Set(fonts.map(({ name }) => name)).size).toBe(fonts.length);
    expect(await readShareImageFonts('Kioot 明洞', 'en')).toHaveLength(1);
  });
});
