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
/**
 * CP949 adds the missing syllables to EUC-KR in Unicode order: a lead byte, then trail bytes in
 * three ranges.
 */
const FIRST_LEAD = 0x81;
const FIRST_SHORT_LEAD = 0xa1;
const LAST_LEAD = 0xc6;
const TRAIL_RANGES = [
  [0x41, 0x5a],
  [0x61, 0x7a],
  [0x81, 0xfe],
] as const;
const TRAILS_PER_LEAD = 178;
const TRAILS_PER_SHORT_LEAD = 84;

/**
 * Browsers decode CP949 as `euc-kr`; Node decodes EUC-KR alone, so that the extension is computed
 * here.
 */
function decodeCp949(bytes: Uint8Array): string {
  const decoder = new TextDecoder('euc-kr');
  const whole = decoder.decode(bytes);
  if (!UNDECODED.test(whole)) return whole;
  const extension = toExtensionSyllables(decoder);
  let text = '';
  for (let offset = 0; offset < bytes.length; offset += 1) {
    const [lead = 0, trail = 0] = bytes.subarray(offset, offset + 2);
    if (lead <= LAST_ASCII) {
      text += String.fromCharCode(lead);
      continue;
    }
    text +=
      extension[toExtensionIndex(lead, trail)] ??
      decoder.decode(bytes.subarray(offset, offset + 2));
    offset += 1;
  }
  return text;
}

/** Syllables missing from EUC-KR. */
function toExtensionSyllables(decoder: TextDecoder): string[] {
  const [leads, trails] = [
    [0xb0, 0xc8],
    [0xa1, 0xfe],
  ] as const;
  const pairs: number[] = [];
  for (let lead = leads[0]; lead <= leads[1]; lead += 1) {
    for (let trail = trails[0]; trail <= trails[1]; trail += 1) pairs.push(lead, trail);
  }
  const known = new Set(decoder.decode(Uint8Array.from(pairs)));
  const extension: string[] = [];
  for (let code = FIRST_SYLLABLE; isHangulSyllable(code); code += 1) {
    const syllable = String.fromCharCode(code);
    if (!known.has(syllable)) extension.push(syllable);
  }
  return extension;
}

/** Index of a byte pair in the extension; -1 outside of it. */
function toExtensionIndex(lead: number, trail: number): number {
  const isShort = lead >= FIRST_SHORT_LEAD;
  if (lead < FIRST_LEAD || lead > LAST_LEAD) return -1;
  let index = 0;
  for (const [first, last] of TRAIL_RANGES) {
    if (trail < first) return -1;
    if (trail <= last) {
      const inLead = index + trail - first;
      if (!isShort) return (lead - FIRST_LEAD) * TRAILS_PER_LEAD + inLead;
      const before = (FIRST_SHORT_LEAD - FIRST_LEAD) * TRAILS_PER_LEAD;
      if (inLead >= TRAILS_PER_SHORT_LEAD) return -1;
      return before + (lead - FIRST_SHORT_LEAD) * TRAILS_PER_SHORT_LEAD + inLead;
    }
    index += last - first + 1;
  }
  return -1;
}
