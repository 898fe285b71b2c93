import { describe, expect, it } from '@jest/globals';
import { getClientAddress } from '@/lib/http/client-address';

function getAddress(forwardedFor: string | null, trustedProxyDepth: number): string {
  const headers = new Headers(forwardedFor === null ? {} : { 'x-forwarded-for': forwardedFor });
  return getClientAddress(headers, { trustedProxyDepth });
}

describe('getClientAddress', () => {
  it.each([
    // The caller's claim, then one entry per proxy.
    ['203.0.113.7', 1, '203.0.113.7'],
    ['10.9.9.9, 203.0.113.7', 1, '203.0.113.7'],
    ['10.9.9.9, 203.0.113.7, 192.0.2.1', 2, '203.0.113.7'],
    ['10.9.9.9,203.0.113.7 ,192.0.2.1,192.0.2.2', 3, '203.0.113.7'],
    // Bypassed proxies: fewer entries than proxies, so the outermost one wrote none of these.
    ['203.0.113.7', 2, '203.0.113.7'],
    // With ports, as some proxies write them.
    ['203.0.113.7:5151', 1, '203.0.113.7'],
    ['[2001:db8:1:2::9]:443', 1, '2001:db8:1:2::/64'],
    ['::ffff:203.0.113.7', 1, '203.0.113.7'],
  ])('resolves %j behind %d proxies to %s', (forwardedFor, depth, expected) => {
    expect(getAddress(forwardedFor, depth)).toBe(expected);
  });

  it('ignores an address claimed by a caller behind our proxy', () => {
    for (const claim of [
      '1.1.1.1',
      '1.1.1.1, 2.2.2.2',
      'x',
      ', ,',
      '"',
      '::1',
      'a'.repeat(9_000),
    ]) {
      expect(getAddress(`${claim}, 203.0.113.7`, 1)).toBe('203.0.113.7');
    }
  });

  it('maps an IPv6 household to its network', () => {
    const first = getAddress('2001:db8:1:2:aaaa::1', 1);
    expect(getAddress('2001:0DB8:1:2::ffff', 1)).toBe(first);
    expect(getAddress('2001:db8:1:3::1', 1)).not.toBe(first);
  });

  it.each([null, '', 'unknown', '999.1.1.1', '_hidden', '<script>'])(
    'is unknown for %j alone',
    (forwardedFor) => {
      expect(getAddress(forwardedFor, 1)).toBe('unknown');
    },
  );
});
