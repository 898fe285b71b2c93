/** List items and line breaks in the texts of the two tourism sources. */
const LINE_TAG = /^<\s{0,2}\/?(?:br|p|li|div)[\s/]{0,3}>/i;
const MAX_TAG_LENGTH = 12;
const ENTITIES: Readonly<Record<string, string>> = {
  '&nbsp;': ' ',
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&middot;': '·',
};

/**
 * Normalizes similar characters: full-width to half-width, dashes to `-`, tildes to `~`, middle
 * dots to commas, `<br>` to a line break, letters to lower case. Linear in the length of the text.
 */
export function normalizeHoursText(raw: string): string {
  const text = raw.normalize('NFKC').toLowerCase();
  let plain = '';
  for (let i = 0; i < text.length; i += 1) {
    const character = text.charAt(i);
    if (character === '<') {
      const tag = LINE_TAG.exec(text.slice(i, i + MAX_TAG_LENGTH));
      if (tag !== null) {
        plain += '\n';
        i += tag[0].length - 1;
        continue;
      }
    }
    if (character === '&') {
      const end = text.slice(i, i + MAX_TAG_LENGTH).indexOf(';');
      const decoded = end < 0 ? undefined : ENTITIES[text.slice(i, i + end + 1)];
      if (decoded !== undefined) {
        plain += decoded;
        i += end;
        continue;
      }
    }
    plain += normalizeCharacter(character);
  }
  return plain;
}

/**
 * Characters left over by NFKC, which turns a small tilde (˜) into U+0303 and the Hangul dot (ㆍ)
 * into U+119E.
 */
function normalizeCharacter(character: string): string {
  if ('‐‒–—―−ー'.includes(character)) return '-';
  if ('〜∼\u0303'.includes(character)) return '~';
  if ('·・\u119e‧∙•、'.includes(character)) return ',';
  if ('【〔〈《「『'.includes(character)) return '[';
  if ('】〕〉》」』'.includes(character)) return ']';
  if ('\r\u2028\u2029'.includes(character)) return '\n';
  return character;
}
