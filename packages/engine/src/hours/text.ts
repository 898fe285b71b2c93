/** Marks of a list or a new line in what the two tourism sources send. */
const LINE_TAG = /^<\s{0,2}\/?(?:br|p|li|div)[\s/]{0,3}>/i;
const LONGEST_TAG = 12;
const ENTITIES: Readonly<Record<string, string>> = {
  '&nbsp;': ' ',
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&middot;': '·',
};

/**
 * One spelling for everything that looks the same: full-width to half-width, every dash to `-`, every tilde to `~`,
 * every middle dot to a comma, `<br>` to a line break, letters to lower case. Linear in the length of the text.
 */
export function toPlainText(raw: string): string {
  const text = raw.normalize('NFKC').toLowerCase();
  let plain = '';
  for (let i = 0; i < text.length; i += 1) {
    const character = text.charAt(i);
    if (character === '<') {
      const tag = LINE_TAG.exec(text.slice(i, i + LONGEST_TAG));
      if (tag !== null) {
        plain += '\n';
        i += tag[0].length - 1;
        continue;
      }
    }
    if (character === '&') {
      const end = text.slice(i, i + LONGEST_TAG).indexOf(';');
      const decoded = end < 0 ? undefined : ENTITIES[text.slice(i, i + end + 1)];
      if (decoded !== undefined) {
        plain += decoded;
        i += end;
        continue;
      }
    }
    plain += toPlainCharacter(character);
  }
  return plain;
}

/** Of what NFKC leaves: it makes U+0303 of a small tilde (˜), and U+119E of the Hangul dot (ㆍ). */
function toPlainCharacter(character: string): string {
  if ('‐‒–—―−ー'.includes(character)) return '-';
  if ('〜∼\u0303'.includes(character)) return '~';
  if ('·・\u119e‧∙•、'.includes(character)) return ',';
  if ('【〔〈《「『'.includes(character)) return '[';
  if ('】〕〉》」』'.includes(character)) return ']';
  if ('\r\u2028\u2029'.includes(character)) return '\n';
  return character;
}
