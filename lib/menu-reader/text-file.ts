import { MenuReaderError } from './errors';

/** Longer than any menu; a file of this size is no text. */
export const MAX_TEXT_BYTES = 1_000_000;

const UTF16_MARKS = [
  ['utf-16le', 0xff, 0xfe],
  ['utf-16be', 0xfe, 0xff],
] as const;
/** All but line breaks and tabs. */
const CONTROLS =
  /[\u0000-\u0008\u000b\u000e-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u2064\ufeff\ufffd]/g;

/** A text as it is read: letters composed as keyboards write them (a Mac takes them apart), nothing that no one sees. */
export function toMenuText(text: string): string {
  return text.normalize('NFC').replace(CONTROLS, '');
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
  return decodeAs('utf-8', bytes) ?? decodeAs('euc-kr', bytes) ?? new TextDecoder().decode(bytes);
}

/** Null where the bytes are not of this encoding. */
function decodeAs(encoding: 'utf-8' | 'euc-kr', bytes: Uint8Array): string | null {
  const decoder = new TextDecoder(encoding, { fatal: true });
  try {
    return decoder.decode(bytes);
  } catch (cause) {
    if (cause instanceof TypeError) return null;
    throw cause;
  }
}
