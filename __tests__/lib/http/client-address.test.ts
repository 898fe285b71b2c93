import { describe, expect, it } from '@jest/globals';
import { getClientAddress } from '@/lib/http/client-address';

function addressOf(forwardedFor: string | null, trustedProxyDepth: number): string {
  const headers = new Headers(forwardedFor === null ? {} : { 'x-forwarded-for': forwardedFor });
  return getClientAddress(headers, { trustedProxyDepth });
}

describe('the address of a caller', () => {
  it.each([
    // What the caller claims, then what each of our proxies saw.
    ['203.0.113.7', 1, '203.0.113.7'],
    ['10.9.9.9, 203.0.113.7', 1, '203.0.113.7'],
    ['10.9.9.9, 203.0.113.7, 192.0.2.1', 2, '203.0.113.7'],
    ['10.9.9.9,203.0.113.7 ,192.0.2.1,192.0.2.2', 3, '203.0.113.7'],
    // Past the proxies: fewer entries than proxies, so nothing here was written by the outermost.
    ['203.0.113.7', 2, '203.0.113.7'],
    // With ports, as some proxies write them.
    ['203.0.113.7:5151', 1, '203.0.113.7'],
    ['[2001:db8:1:2::9]:443', 1, '2001:db8:1:2::/64'],
    ['::ffff:203.0.113.7', 1, '203.0.113.7'],
  ])('%j behind %d proxies is %s', (forwardedFor, depth, expected) => {
    expect(addressOf(forwardedFor, depth)).toBe(expected);
  });

  it('cannot be chosen by a caller behind our proxy', () => {
    for (const claim of [
      '1.1.1.1',
      '1.1.1.1, 2.2.2.2',
      'x',
      ', ,',
      '"',
      '::1',
      'a'.repeat(9_000),
    ]) {
      expect(addressOf(`${claim}, 203.0.113.7`, 1)).toBe('203.0.113.7');
    }
  });

  it('is one for the whole network of an IPv6 household', () => {
    const first = addressOf('2001:db8:1:2:aaaa::1', 1);
    expect(addressOf('2001:0DB8:1:2::ffff', 1)).toBe(first);
    expect(addressOf('2001:db8:1:3::1', 1)).not.toBe(first);
  });

  it.each([null, '', 'unknown', '999.1.1.1', '_hidden', '<script>'])(
    'is unknown when %j is all there is',
    (forwardedFor) => {
      expect(addressOf(forwardedFor, 1)).toBe('unknown');
    },
  );
});
