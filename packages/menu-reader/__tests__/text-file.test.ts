import { describe, expect, it } from '@jest/globals';
import { MenuReaderError } from '../src/errors';
import { MAX_TEXT_BYTES, readTextFile } from '../src/text-file';

const bytes = (text: string) => new TextEncoder().encode(text);
const utf16 = (text: string) => Uint8Array.from(Buffer.from(`\ufeff${text}`, 'utf16le'));
/** "김치찌개 똠" in CP949; its last syllable is not in EUC-KR. */
const CP949 = Uint8Array.of(0xb1, 0xe8, 0xc4, 0xa1, 0xc2, 0xee, 0xb0, 0xb3, 0x20, 0x8c, 0x63);

describe('text file', () => {
  it.each([
    ['UTF-8', bytes('김치찌개 8,000')],
    ['UTF-8 with a mark', bytes('\ufeff김치찌개 8,000')],
    ['UTF-16', utf16('김치찌개 8,000')],
    ['UTF-16, the other way round', utf16('김치찌개 8,000').map((_, at, all) => all[at ^ 1] ?? 0)],
    ['letters taken apart', bytes('김치찌개 8,000'.normalize('NFD'))],
    ['signs that nobody sees', bytes('김\u200b치찌\u0007개 8,000')],
  ])('is decoded: %s', (_, file) => {
    expect(readTextFile(file)).toBe('김치찌개 8,000');
  });

  it('is decoded from CP949', () => {
    expect(readTextFile(CP949)).toBe('김치찌개 똠');
  });

  it.each([
    ['too-large', new Uint8Array(MAX_TEXT_BYTES + 1)],
    ['no-text', bytes(' \n\t')],
    ['not-readable', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x00, 0x0d)],
  ])('is rejected: %s', (fault, file) => {
    expect(() => readTextFile(file)).toThrow(MenuReaderError);
    expect(() => readTextFile(file)).toThrow(expect.objectContaining({ fault }));
  });
});
