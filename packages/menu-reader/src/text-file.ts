import { FIRST_SYLLABLE, isSyllable } from '@kioot/engine/text';
import { MenuReaderError } from './errors';

/** Longer than any menu; a file of this size is no text. */
export const MAX_TEXT_BYTES = 1_000_000;

const UTF16_MARKS = [
  ['utf-16le', 0xff, 0xfe],
  ['utf-16be', 0xfe, 0xff],
] as const;
/** All but line breaks and tabs. */
const CONTROLS =
  /[\u0000-\u0008\u000b\u000e-\u001f\u007f-\u009f\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff\ufffd]/g;

const BREAKS = /[\u000b\f\u2028\u2029]/g;

/** A text as it is read: letters composed as keyboards write them (a Mac takes them apart), nothing that no one sees. */
export function toMenuText(text: string): string {
  return text.normalize('NFC').replace(BREAKS, '\n').replace(CONTROLS, '');
}

/**
 * The text of a file: UTF-8, UTF-16 with its mark, or CP949, which old Korean programs write.
 *
 * @throws {MenuReaderError} `too-large` above {@link MAX_TEXT_BYTES}, `not-readable` where it is no text, `no-text` where it is empty
 */
export function readTextFile(bytes: Uint8Array): string {
  if (bytes.length > MAX_TEXT_BYTES) {
    throw new MenuReaderError('too-large', 'The text is longer than 1 MB: no menu is.');
  }
  const text = toMenuText(decode(bytes));
  if (text.trim() === '') throw new MenuReaderError('no-text', 'There is nothing to read in it.');
  return text;
}

function decode(bytes: Uint8Array): string {
  const mark = UTF16_MARKS.find(([, first, second]) => bytes[0] === first && bytes[1] === second);
  if (mark) return new TextDecoder(mark[0]).decode(bytes);
  if (bytes.includes(0)) throw new MenuReaderError('not-readable', 'This is no text.');
  const inUtf8 = new TextDecoder('utf-8').decode(bytes);
  if (!UNREAD.test(inUtf8)) return inUtf8;
  const inKorean = decodeCp949(bytes);
  return countUnread(inKorean) < countUnread(inUtf8) ? inKorean : inUtf8;
}

/** What bytes that an encoding does not have come out as; Node leaves some of them as control characters. */
const UNREAD = /[\u0080-\u009f\ufffd]/u;
const countUnread = (text: string): number => text.split(UNREAD).length;

const LAST_ASCII = 0x7f;
/** CP949 adds to EUC-KR the syllables that it does not have, in the order of Unicode: first byte, second bytes in three runs. */
const FIRST_LEAD = 0x81;
const FIRST_SHORT_LEAD = 0xa1;
const LAST_LEAD = 0xc6;
const TRAILS = [
  [0x41, 0x5a],
  [0x61, 0x7a],
  [0x81, 0xfe],
] as const;
const TRAILS_OF_LEAD = 178;
const TRAILS_OF_SHORT_LEAD = 84;

/** Browsers read CP949 where EUC-KR is asked for; Node reads EUC-KR alone, and the rest is worked out here. */
function decodeCp949(bytes: Uint8Array): string {
  const decoder = new TextDecoder('euc-kr');
  const whole = decoder.decode(bytes);
  if (!UNREAD.test(whole)) return whole;
  const added = toAddedSyllables(decoder);
  let text = '';
  for (let at = 0; at < bytes.length; at += 1) {
    const [lead = 0, trail = 0] = bytes.subarray(at, at + 2);
    if (lead <= LAST_ASCII) {
      text += String.fromCharCode(lead);
      continue;
    }
    text += added[toAddedPlace(lead, trail)] ?? decoder.decode(bytes.subarray(at, at + 2));
    at += 1;
  }
  return text;
}

/** The syllables that EUC-KR does not have. */
function toAddedSyllables(decoder: TextDecoder): string[] {
  const [leads, trails] = [
    [0xb0, 0xc8],
    [0xa1, 0xfe],
  ] as const;
  const pairs: number[] = [];
  for (let lead = leads[0]; lead <= leads[1]; lead += 1) {
    for (let trail = trails[0]; trail <= trails[1]; trail += 1) pairs.push(lead, trail);
  }
  const known = new Set(decoder.decode(Uint8Array.from(pairs)));
  const added: string[] = [];
  for (let code = FIRST_SYLLABLE; isSyllable(code); code += 1) {
    const syllable = String.fromCharCode(code);
    if (!known.has(syllable)) added.push(syllable);
  }
  return added;
}

/** Where a pair of bytes stands among the syllables added; -1 where it is none of them. */
function toAddedPlace(lead: number, trail: number): number {
  const isShort = lead >= FIRST_SHORT_LEAD;
  if (lead < FIRST_LEAD || lead > LAST_LEAD) return -1;
  let place = 0;
  for (const [first, last] of TRAILS) {
    if (trail < first) return -1;
    if (trail <= last) {
      const inLead = place + trail - first;
      if (!isShort) return (lead - FIRST_LEAD) * TRAILS_OF_LEAD + inLead;
      const before = (FIRST_SHORT_LEAD - FIRST_LEAD) * TRAILS_OF_LEAD;
      if (inLead >= TRAILS_OF_SHORT_LEAD) return -1;
      return before + (lead - FIRST_SHORT_LEAD) * TRAILS_OF_SHORT_LEAD + inLead;
    }
    place += last - first + 1;
  }
  return -1;
}
