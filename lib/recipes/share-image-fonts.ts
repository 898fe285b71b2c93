import { readFile } from 'node:fs/promises';
import path from 'node:path';
import jpRanges from './font-ranges/noto-sans-jp.json';
import scRanges from './font-ranges/noto-sans-sc.json';
import tcRanges from './font-ranges/noto-sans-tc.json';
import { DEFAULT_LOCALE, type ForeignLocale, type Locale } from '../locales';
import { oncePer } from '../once';

/**
 * Font in slices of characters (decision 0225): 100 files of 30 kB each instead of one of 5 MB. A slice
 * lists its characters as in CSS: `U+3000-3002,U+4e00`.
 */
interface SlicedFont {
  name: string;
  rangesBySlice: Readonly<Record<string, string>>;
}

/** Font of the share images. Satori reads neither woff2 nor variable fonts. */
interface ShareImageFont {
  name: string;
  data: Buffer;
  weight: 800;
}

const JP: SlicedFont = { name: 'noto-sans-jp', rangesBySlice: jpRanges };
const SC: SlicedFont = { name: 'noto-sans-sc', rangesBySlice: scRanges };
const TC: SlicedFont = { name: 'noto-sans-tc', rangesBySlice: tcRanges };

/** One character has another shape in each country: its own font first. */
const FONTS: Readonly<Record<ForeignLocale, readonly SlicedFont[]>> = {
  ja: [JP, SC],
  'zh-Hans': [SC, JP],
  'zh-Hant': [TC, JP, SC],
};

/** Characters with a glyph in `app/fonts/nunito-display.ttf` (`packages/drawings/src/font.ts`). */
const LATIN = /[\x20-\x7e©·…–—‘’“”•°é½¼¾×]/;
/**
 * Kana, Bopomofo, Han and their punctuation, without what satori takes for an emoji. The ranges of
 * `SC` end with later blocks than its glyphs.
 */
const CJK =
  /[\u3001-\u3029\u3031-\u303c\u3041-\u312f\u31f0-\u31ff\u3400-\u4db5\u4e00-\u9fef\uff01-\uff9f]/;

/** Slice of each character of a font. */
const getSlices = oncePer(
  ({ rangesBySlice }: SlicedFont): ReadonlyMap<number, string> =>
    new Map(Object.entries(rangesBySlice).flatMap(toCharacterSlices)),
);

/** The number of a slice and its characters: `[12]`. */
function toCharacterSlices([key, ranges]: [string, string]): [number, string][] {
  const slice = /^\[(\d+)\]$/.exec(key)?.[1];
  if (slice === undefined) return [];
  return ranges.split(',').flatMap((range) => {
    const [first = NaN, last = first] = range
      .replace('U+', '')
      .split('-')
      .map((hex) => parseInt(hex, 16));
    return Array.from({ length: last - first + 1 }, (_, at): [number, string] => [
      first + at,
      slice,
    ]);
  });
}

/** `TC` decides nothing: its ranges name 1,900 characters that it lacks. */
function isDrawable(character: string, locale: Locale): boolean {
  if (LATIN.test(character)) return true;
  if (locale === DEFAULT_LOCALE || !CJK.test(character)) return false;
  const codePoint = character.codePointAt(0) ?? 0;
  return getSlices(JP).has(codePoint) || getSlices(SC).has(codePoint);
}

/**
 * Removes characters that the fonts of a language lack: the image renderer would request another
 * font from a remote service. Hangul is in none.
 * @example
 * toDrawableText('Bulgogi (불고기)', 'en') // 'Bulgogi'
 * toDrawableText('プルコギ (불고기)', 'ja') // 'プルコギ'
 */
export function toDrawableText(text: string, locale: Locale): string {
  return Array.from(text.normalize('NFC'), (character) =>
    isDrawable(character, locale) ? character : ' ',
  )
    .join('')
    .replace(/[(（]\s*[)）]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Files of the slices with the characters of a text in a language, its own font first. */
export function getSliceFiles(text: string, locale: Locale): string[] {
  if (locale === DEFAULT_LOCALE) return [];
  const characters = Array.from(text).filter((character) => CJK.test(character));
  return FONTS[locale].flatMap((font) => {
    const slices = characters.map((character) =>
      getSlices(font).get(character.codePointAt(0) ?? 0),
    );
    return [...new Set(slices)]
      .filter((slice) => slice !== undefined)
      .map((slice) => `app/fonts/${font.name}/${font.name}-${slice}-800-normal.woff`);
  });
}

/** Fonts that draw a text of {@link toDrawableText}; the first one with a glyph draws it. */
export async function readShareImageFonts(text: string, locale: Locale): Promise<ShareImageFont[]> {
  const files = ['app/fonts/nunito-display.ttf', ...getSliceFiles(text, locale)];
  return Promise.all(
    files.map(async (file) => ({
      // Satori knows one font by a name.
      name: path.basename(file),
      // Traced by `outputFileTracingIncludes`; a path of a variable would be the whole project.
      data: await readFile(path.join(/* turbopackIgnore: true */ process.cwd(), file)),
      weight: 800 as const,
    })),
  );
}
