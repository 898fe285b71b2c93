import { FIRST_SYLLABLE, isHangulSyllable } from '@kioot/engine/text';
import { MenuReaderError } from './errors';

/** Largest text file. */
export const MAX_TEXT_BYTES = 1_000_000;

const UTF16_BOMS = [
  ['utf-16le', 0xff, 0xfe],
  ['utf-16be', 0xfe, 0xff],
] as const;
/** All except line breaks and tabs. */
const CONTROL_CHARACTERS =
  /[\u0000-\u0008\u000b\u000e-\u001f\u007f-\u009f\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff\ufffd]/g;

const LINE_BREAKS = /[\u000b\f\u2028\u2029]/g;

/** Text in composed form (macOS decomposes Hangul) without invisible characters. */
export function normalizeMenuText(text: string): string {
  return text.normalize('NFC').replace(LINE_BREAKS, '\n').replace(CONTROL_CHARACTERS, '');
}

/**
 * Decodes a text file: UTF-8, UTF-16 with a byte order mark, or CP949 of old Korean programs.
 *
 * @throws {MenuReaderError} `too-large` above {@link MAX_TEXT_BYTES}, `not-readable` for binary
 * data, `no-text` when empty
 * @example
 * readTextFile(new TextEncoder().encode('김치찌개 8,000')); // => '김치찌개 8,000'
 */
export function readTextFile(bytes: Uint8Array): string {
  if (bytes.length > MAX_TEXT_BYTES) {
    throw new MenuReaderError('too-large', 'The text is longer than 1 MB: no menu is.');
  }
  const text = normalizeMenuText(decode(bytes));
  if (text.trim() === '') throw new MenuReaderError('no-text', 'There is nothing to read in it.');
  return text;
}

function decode(bytes: Uint8Array): string {
  const bom = UTF16_BOMS.find(([, first, second]) => bytes[0] === first && bytes[1] === second);
  if (bom) return new TextDecoder(bom[0]).decode(bytes);
  if (bytes.includes(0)) throw new MenuReaderError('not-readable', 'This is no text.');
  const inUtf8 = new TextDecoder('utf-8').decode(bytes);
  if (!UNDECODED.test(inUtf8)) return inUtf8;
  const inKorean = decodeCp949(bytes);
  return countUndecoded(inKorean) < countUndecoded(inUtf8) ? inKorean : inUtf8;
}

/** Undecodable bytes: replacement or, in Node, control characters. */
const UNDECODED = /[\u0080-\u009f\ufffd]/u;
const countUndecoded = (text: string): number => text.split(UNDECODED).length;

const LAST_ASCII = 0x7f;
const BYTE_VALUES = 0x100;
/** Lead and trail bytes of the syllables in EUC-KR. */
const FIRST_EUC_BYTE = 0xa1;
const [FIRST_EUC_LEAD, LAST_EUC_LEAD] = [0xb0, 0xc8];
/** Lead bytes of the syllables that CP949 adds. */
const [FIRST_LEAD, LAST_LEAD] = [0x81, 0xc6];

const toRange = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, at) => first + at);
const EUC_TRAILS = toRange(FIRST_EUC_BYTE, 0xfe);
const TRAILS = [...toRange(0x41, 0x5a), ...toRange(0x61, 0x7a), ...toRange(0x81, 0xfe)];

/**
 * Browsers decode CP949 as `euc-kr`; Node decodes EUC-KR alone, so that the extension is computed
 * here.
 */
function decodeCp949(bytes: Uint8Array): string {
  const decoder = new TextDecoder('euc-kr');
  const whole = decoder.decode(bytes);
  if (!UNDECODED.test(whole)) return whole;
  const extension = toExtension(decoder);
  let text = '';
  for (let offset = 0; offset < bytes.length; offset += 1) {
    const [lead = 0, trail = 0] = bytes.subarray(offset, offset + 2);
    if (lead <= LAST_ASCII) {
      text += String.fromCharCode(lead);
      continue;
    }
    text +=
      extension.get(lead * BYTE_VALUES + trail) ??
      decoder.decode(bytes.subarray(offset, offset + 2));
    offset += 1;
  }
  return text;
}

/**
 * Syllables that CP949 adds to EUC-KR, by their two bytes: in Unicode order, under the lead bytes with
 * the trail bytes that EUC-KR leaves free.
 */
function toExtension(decoder: TextDecoder): ReadonlyMap<number, string> {
  const eucPairs = toRange(FIRST_EUC_LEAD, LAST_EUC_LEAD).flatMap((lead) =>
    EUC_TRAILS.flatMap((trail) => [lead, trail]),
  );
  const known = new Set(decoder.decode(Uint8Array.from(eucPairs)));
  const freePairs = toRange(FIRST_LEAD, LAST_LEAD).flatMap((lead) =>
    TRAILS.filter((trail) => lead < FIRST_EUC_BYTE || trail < FIRST_EUC_BYTE).map(
      (trail) => lead * BYTE_VALUES + trail,
    ),
  );
  const extension = new Map<number, string>();
  for (let code = FIRST_SYLLABLE; isHangulSyllable(code); code += 1) {
    const syllable = String.fromCharCode(code);
    if (!known.has(syllable)) extension.set(freePairs[extension.size] ?? 0, syllable);
  }
  return extension;
}
