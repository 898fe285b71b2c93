/**
 * Codec for text that compresses better than UTF-8: ASCII as it is, other characters numbered by
 * frequency. The most frequent take one byte, the rest two; Korean menus have some 1,100 of them.
 */

const LAST_ASCII = 0x7f;
const FIRST_CODE = 0x80;
/** Characters with one byte; the other lead bytes stand for 256 characters each. */
const SINGLE_BYTE_CODES = 122;
const BYTE_VALUES = 256;
const MAX_CHARACTERS = SINGLE_BYTE_CODES + (FIRST_CODE - SINGLE_BYTE_CODES) * BYTE_VALUES;

/** Characters beyond ASCII: the frequent ones by frequency, the others by code. */
function toAlphabet(text: string): string[] {
  const counts = new Map<string, number>();
  for (const unit of text.split('')) {
    if (unit.charCodeAt(0) > LAST_ASCII) counts.set(unit, (counts.get(unit) ?? 0) + 1);
  }
  const byCount = [...counts].sort(([, a], [, b]) => b - a).map(([unit]) => unit);
  return [...byCount.slice(0, SINGLE_BYTE_CODES), ...byCount.slice(SINGLE_BYTE_CODES).sort()];
}

/** Gaps between the codes of the characters, seven bits per byte, low ones first; 0 is the end. */
function encodeGaps(letters: readonly string[]): number[] {
  const bytes: number[] = [];
  let last = 0;
  for (const letter of letters) {
    let gap = letter.charCodeAt(0) - last;
    last += gap;
    for (; gap >= FIRST_CODE; gap = Math.floor(gap / FIRST_CODE))
      bytes.push(FIRST_CODE + (gap % FIRST_CODE));
    bytes.push(gap);
  }
  return [...bytes, 0];
}

/**
 * Bytes of a text: the frequent characters in UTF-8, a line break, the gaps between the rare ones,
 * then the text.
 *
 * @throws {RangeError} for more than 1,658 different characters beyond ASCII
 */
export function encodeWithCharset(text: string): Uint8Array<ArrayBuffer> {
  const alphabet = toAlphabet(text);
  if (alphabet.length > MAX_CHARACTERS) throw new RangeError(`${alphabet.length} characters`);
  const numbers = new Map(alphabet.map((unit, at) => [unit, at]));
  const frequent = alphabet.slice(0, SINGLE_BYTE_CODES).join('');
  const bytes = [
    ...new TextEncoder().encode(`${frequent}\n`),
    ...encodeGaps(alphabet.slice(SINGLE_BYTE_CODES)),
  ];
  for (const unit of text.split('')) {
    const number = numbers.get(unit) ?? unit.charCodeAt(0) - FIRST_CODE;
    const rest = number - SINGLE_BYTE_CODES;
    if (rest < 0) bytes.push(FIRST_CODE + number);
    else {
      const lead = FIRST_CODE + SINGLE_BYTE_CODES + Math.floor(rest / BYTE_VALUES);
      bytes.push(lead, rest % BYTE_VALUES);
    }
  }
  return new Uint8Array(bytes);
}

/** Text of the bytes of `encodeWithCharset`. */
export function decodeWithCharset(bytes: Uint8Array): string {
  let start = bytes.indexOf('\n'.charCodeAt(0));
  let alphabet = new TextDecoder().decode(bytes.subarray(0, start));
  let code = 0;
  let scale = 1;
  for (let byte = bytes[++start] ?? 0; byte > 0; byte = bytes[++start] ?? 0) {
    code += (byte % FIRST_CODE) * scale;
    scale *= FIRST_CODE;
    if (byte >= FIRST_CODE) continue;
    alphabet += String.fromCharCode(code);
    scale = 1;
  }
  start += 1;
  const units: string[] = [];
  for (let at = start; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0;
    let number = byte - FIRST_CODE;
    if (number >= SINGLE_BYTE_CODES) {
      at += 1;
      number += (number - SINGLE_BYTE_CODES) * (BYTE_VALUES - 1) + (bytes[at] ?? 0);
    }
    units.push(number < 0 ? String.fromCharCode(byte) : alphabet.charAt(number));
  }
  return units.join('');
}
