import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { HttpError } from '@kioot/base/http-errors';
import { getClientAddress, limitRate } from '@/lib/http/rate-limiter';

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

describe('limitRate', () => {
  let nextCaller = 0;
  /** A request of a caller without a proxy, as Next passes it. */
  const createRequest = () => ({
    headers: new Headers({ 'x-forwarded-for': `203.0.113.${(nextCaller += 1)}` }),
  });
  const setPoints = (points: number) => {
    process.env.RATE_LIMIT_PER_MINUTE = String(points);
  };

  beforeEach(() => setPoints(5));
  afterEach(() => {
    delete process.env.RATE_LIMIT_PER_MINUTE;
  });

  /** Number of requests of one caller that pass. */
  async function countPassed(request: ReturnType<typeof createRequest>, requests: number) {
    let passed = 0;
    for (let sent = 0; sent < requests; sent += 1) {
      try {
        await limitRate(request, 'rec');
        passed += 1;
      } catch (error) {
        expect(error).toMatchObject({ code: 'rate_limited' });
      }
    }
    return passed;
  }

  it('gives every caller the same allowance per minute', async () => {
    expect(await countPassed(createRequest(), 8)).toBe(5);
    expect(await countPassed(createRequest(), 8)).toBe(5);
  });

  it('counts the webhook separately from the calls', async () => {
    const request = createRequest();
    expect(await countPassed(request, 6)).toBe(5);
    await limitRate(request, 'webhook');
  });

  it('lets six reports of a caller pass in a minute', async () => {
    setPoints(600);
    const request = createRequest();
    for (let sent = 0; sent < 6; sent += 1) await limitRate(request, 'reports');
    await expect(limitRate(request, 'reports')).rejects.toBeInstanceOf(HttpError);
  });

  it('tells the wait in whole seconds', async () => {
    const request = createRequest();
    await countPassed(request, 5);
    await expect(limitRate(request, 'rec')).rejects.toMatchObject({
      headers: { 'Retry-After': expect.stringMatching(/^([1-9]|[1-5]\d|60)$/) },
    });
  });

  it('has no limit with 0', async () => {
    setPoints(0);
    expect(await countPassed(createRequest(), 50)).toBe(50);
  });
});
