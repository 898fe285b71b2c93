import { createHash } from 'node:crypto';
import { expect, it } from '@jest/globals';
import { toQrCode } from '@/lib/qr-code';

const LINK = 'https://kioot.app/ja/share?area=15&radius=1000';
const LONG_LINK =
  'https://kioot.app/zh-Hant/share?area=15&radius=1000&meats=vegetarian&vegan=strictVegan&with=any#avoid=egg,peanut!;shrimp';

/** Links with the size of their code, and a digest of the code that the encoder `uqr` makes. */
it.each([
  [LINK, 29, 'c7b48dd7c2be3e81'],
  [LONG_LINK, 41, '61727758c454eac2'],
  [`https://kioot.app/places?ids=${'KOP005614,'.repeat(24)}`, 57, '856e4b1e6a825edf'],
])('makes the same code as another encoder: %s', (link, size, digest) => {
  const rows = toQrCode(link) ?? [];
  expect(rows.map((row) => row.length)).toEqual(Array(size).fill(size));
  const text = rows.map((row) => row.map(Number).join('')).join('\n');
  expect(createHash('sha256').update(text).digest('hex').slice(0, 16)).toBe(digest);
});

it('makes none of a text that is too long', () => {
  expect(toQrCode('a'.repeat(271))).toHaveLength(57);
  expect(toQrCode('a'.repeat(272))).toBeNull();
  expect(toQrCode('가'.repeat(91))).toBeNull();
});
