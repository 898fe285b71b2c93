import { describe, expect, it } from '@jest/globals';
import { redactServiceKey, toDecodedServiceKey } from '../../src/common/service-key';

const DECODED = 'aB+c/9kQ7w==';
const ENCODED = 'aB%2Bc%2F9kQ7w%3D%3D';

describe('toDecodedServiceKey', () => {
  it.each([
    ['the decoded form', DECODED],
    ['the encoded form', ENCODED],
    [
      'the encoded form in lower case',
      ENCODED.toLowerCase().replace('ab', 'aB').replace('kq', 'kQ'),
    ],
    ['a form with spaces around it', `  ${ENCODED}\n`],
  ])('reads %s', (_name, key) => {
    expect(toDecodedServiceKey(key)).toBe(DECODED);
  });

  it('keeps a hexadecimal key', () => {
    const key = '0123456789abcdef0123456789abcdef';
    expect(toDecodedServiceKey(key)).toBe(key);
  });
});

describe('redactServiceKey', () => {
  it.each([
    DECODED,
    ENCODED,
    encodeURIComponent(ENCODED),
    ENCODED.replace('%2B', '%2b').replace('%2F', '%2f').replaceAll('%3D', '%3d'),
  ])('redacts %s for both forms of the key', (form) => {
    for (const key of [DECODED, ENCODED]) {
      expect(redactServiceKey(`seen ${form} here`, key)).toBe('seen [key] here');
    }
  });

  it('redacts the parameter value of another key', () => {
    expect(redactServiceKey('GET /x?serviceKey=abc&pageNo=1', DECODED)).toBe(
      'GET /x?serviceKey=[key]&pageNo=1',
    );
  });
});
