/** List items and line breaks in the texts of the two tourism sources. */
const LINE_TAG = /<\s{0,2}\/?(?:br|p|li|div)[\s/]{0,3}>/g;
const ENTITY = /&(nbsp|amp|lt|gt|middot);/g;
const ENTITIES: Readonly<Record<string, string>> = {
  ...{ nbsp: ' ', amp: '&', lt: '<', gt: '>', middot: '·' },
};
/**
 * Characters left over by NFKC, which turns a small tilde (˜) into U+0303 and the Hangul dot (ㆍ)
 * into U+119E.
 */
const SIMILAR_CHARACTERS: ReadonlyArray<readonly [RegExp, string]> = [
  [/[‐‒–—―−ー]/g, '-'],
  [/〜|∼|\u0303/g, '~'],
  [/[·・\u119e‧∙•、]/g, ','],
  [/[【〔〈《「『]/g, '['],
  [/[】〕〉》」』]/g, ']'],
  [/[\r\u2028\u2029]/g, '\n'],
];

/**
 * Normalizes similar characters: full-width to half-width, dashes to `-`, tildes to `~`, middle
 * dots to commas, `<br>` to a line break, letters to lower case. Linear in the length of the text.
 */
export function normalizeHoursText(raw: string): string {
  return SIMILAR_CHARACTERS.reduce(
    (text, [characters, plain]) => text.replace(characters, plain),
    raw.normalize('NFKC').toLowerCase(),
  )
    .replace(LINE_TAG, '\n')
    .replace(ENTITY, (_, name: string) => ENTITIES[name] ?? '');
}
