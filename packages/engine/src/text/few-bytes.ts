/**
 * Text as bytes that compress better than UTF-8: ASCII as it is, and the other characters of the text, of which Korean menus
 * have some eleven hundred, numbered: the most frequent take one byte, the rest two.
 */

const LAST_ASCII = 0x7f;
const FIRST_NUMBER = 0x80;
/** So many characters take one byte; the other lead bytes stand for 256 characters each. */
const SHORT_NUMBERS = 112;
const BYTE = 256;
const BITS_OF_BYTE = 8;
const MOST_NUMBERS = SHORT_NUMBERS + (FIRST_NUMBER - SHORT_NUMBERS) * BYTE;

/** The characters beyond ASCII that a text is made of: the frequent ones by frequency, the others by their code. */
function toAlphabet(text: string): string[] {
  const counts = new Map<string, number>();
  for (let at = 0; at < text.length; at += 1) {
    if (text.charCodeAt(at) <= LAST_ASCII) continue;
    const unit = text.charAt(at);
    counts.set(unit, (counts.get(unit) ?? 0) + 1);
  }
  const byCount = [...counts].sort(([, a], [, b]) => b - a).map(([unit]) => unit);
  return [...byCount.slice(0, SHORT_NUMBERS), ...byCount.slice(SHORT_NUMBERS).sort()];
}

/** Gaps between the codes of the letters, seven bits a byte, the low ones first; 0 is the end. */
function toGaps(letters: readonly string[]): number[] {
  const bytes: number[] = [];
  let last = 0;
  for (const letter of letters) {
    let gap = letter.charCodeAt(0) - last;
    last += gap;
    for (; gap >= FIRST_NUMBER; gap = Math.floor(gap / FIRST_NUMBER))
      bytes.push(FIRST_NUMBER + (gap % FIRST_NUMBER));
    bytes.push(gap);
  }
  return [...bytes, 0];
}

/**
 * The bytes of a text: the frequent letters of its alphabet in UTF-8, a line break, the gaps between the rare ones, then the
 * text.
 *
 * @throws {RangeError} when it is made of more than 4,208 characters beyond ASCII.
 */
export function toFewBytes(text: string): Uint8Array<ArrayBuffer> {
  const alphabet = toAlphabet(text);
  if (alphabet.length > MOST_NUMBERS) throw new RangeError(`${alphabet.length} characters`);
  const numbers = new Map(alphabet.map((unit, at) => [unit, at]));
  const frequent = alphabet.slice(0, SHORT_NUMBERS).join('');
  const bytes = [
    ...new TextEncoder().encode(`${frequent}\n`),
    ...toGaps(alphabet.slice(SHORT_NUMBERS)),
  ];
  for (let at = 0; at < text.length; at += 1) {
    const number = numbers.get(text.charAt(at));
    if (number === undefined) bytes.push(text.charCodeAt(at));
    else if (number < SHORT_NUMBERS) bytes.push(FIRST_NUMBER + number);
    else {
      const rest = number - SHORT_NUMBERS;
      bytes.push(FIRST_NUMBER + SHORT_NUMBERS + Math.floor(rest / BYTE), rest % BYTE);
    }
  }
  return new Uint8Array(bytes);
}

/** The text that `toFewBytes` wrote. */
export function fromFewBytes(bytes: Uint8Array): string {
  let start = bytes.indexOf('\n'.charCodeAt(0));
  let alphabet = new TextDecoder().decode(bytes.subarray(0, start));
  let code = 0;
  let scale = 1;
  for (let byte = bytes[++start] ?? 0; byte > 0; byte = bytes[++start] ?? 0) {
    code += (byte % FIRST_NUMBER) * scale;
    scale *= FIRST_NUMBER;
    if (byte >= FIRST_NUMBER) continue;
    alphabet += String.fromCharCode(code);
    scale = 1;
  }
  start += 1;
  const utf16 = new Uint8Array((bytes.length - start) * 2);
  let length = 0;
  for (let at = start; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0;
    let unit = byte;
    if (byte >= FIRST_NUMBER) {
      let number = byte - FIRST_NUMBER;
      if (number >= SHORT_NUMBERS) {
        at += 1;
        number += (number - SHORT_NUMBERS) * (BYTE - 1) + (bytes[at] ?? 0);
      }
      unit = alphabet.charCodeAt(number);
    }
    utf16[length] = unit % BYTE;
    utf16[length + 1] = unit >> BITS_OF_BYTE;
    length += 2;
  }
  return new TextDecoder('utf-16le').decode(utf16.subarray(0, length));
}
