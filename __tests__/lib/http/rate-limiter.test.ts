import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import {
  describe,
  expect,
  it,
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  jest,
} from '@jest/globals';
import { createClient } from '@redis/client';
import { HttpError } from '@kioot/base/http-errors';
import { getClientAddress, createRateLimiter, type RateLimiter } from '@/lib/http/rate-limiter';
import { waitUntil } from '../../helpers/wait-until';

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

const HAS_REDIS = spawnSync('redis-server', ['--version']).status === 0;

const limiters: RateLimiter[] = [];
let logged: string[];

beforeEach(() => {
  logged = [];
  for (const level of ['info', 'warn'] as const) {
    jest.spyOn(console, level).mockImplementation((line: string) => void logged.push(line));
  }
});

afterEach(() => {
  for (const limiter of limiters.splice(0)) limiter.close();
});

async function limit(options: Parameters<typeof createRateLimiter>[0]): Promise<RateLimiter> {
  const limiter = await createRateLimiter(options);
  limiters.push(limiter);
  return limiter;
}

/** Number of requests of one caller that pass. */
async function countPassed(limiter: RateLimiter, requests: number, address = '203.0.113.7') {
  let passed = 0;
  for (let sent = 0; sent < requests; sent += 1) {
    try {
      await limiter.consume('rec', address);
      passed += 1;
    } catch (error) {
      expect(error).toMatchObject({ code: 'rate_limited' });
    }
  }
  return passed;
}

describe('in one process', () => {
  it('gives every caller the same allowance per minute', async () => {
    const limiter = await limit({ points: 5 });
    expect(await countPassed(limiter, 8)).toBe(5);
    expect(await countPassed(limiter, 8, '203.0.113.8')).toBe(5);
  });

  it('counts the webhook separately from the calls', async () => {
    const limiter = await limit({ points: 2 });
    expect(await countPassed(limiter, 3)).toBe(2);
    await limiter.consume('webhook', '203.0.113.7');
  });

  it('reports the wait in whole seconds', async () => {
    const limiter = await limit({ points: 1 });
    await limiter.consume('rec', 'x');
    const refused = limiter.consume('rec', 'x');
    await expect(refused).rejects.toBeInstanceOf(HttpError);
    await expect(refused).rejects.toMatchObject({
      headers: { 'Retry-After': expect.stringMatching(/^([1-9]|[1-5]\d|60)$/) },
    });
  });

  it('counts twenty thousand callers again without growing the heap', async () => {
    const limiter = await limit({ points: 5 });
    for (let caller = 0; caller < 20_000; caller += 1) await limiter.consume('rec', `c${caller}`);
    const before = process.memoryUsage().heapUsed;
    for (let caller = 0; caller < 20_000; caller += 1) await limiter.consume('rec', `c${caller}`);
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(40_000_000);
  });
});

describe('without a reachable Redis', () => {
  it('counts per process at once, and logs one line', async () => {
    const limiter = await limit({ points: 3, redisUrl: 'redis://127.0.0.1:1' });
    const startedAt = performance.now();
    expect(await countPassed(limiter, 6)).toBe(3);
    expect(performance.now() - startedAt).toBeLessThan(1_000);
    await waitUntil(() => logged.length > 0);
    expect(logged).toHaveLength(1);
    expect(JSON.parse(logged[0] ?? '')).toMatchObject({ level: 'warn', event: 'redis.away' });
  });
});

if (!HAS_REDIS) {
  it('skips the shared allowance: no redis-server on this machine', () => {
    process.stdout.write(
      'No redis-server on this machine: the shared rate limit was not tested.\n',
    );
    expect(HAS_REDIS).toBe(false);
  });
} else {
  describe('with a Redis', () => {
    let port: number;
    let redis: ChildProcess;
    let url: string;

    async function startRedis(): Promise<ChildProcess> {
      const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', '/tmp'];
      const child = spawn('redis-server', args, { stdio: ['ignore', 'pipe', 'ignore'] });
      if (!child.stdout) throw new Error('redis-server has no output.');
      for await (const line of createInterface(child.stdout)) {
        if (line.includes('Ready to accept')) break;
      }
      child.stdout.resume();
      return child;
    }

    async function stopRedis(): Promise<void> {
      redis.kill('SIGKILL');
      await once(redis, 'exit');
    }

    beforeAll(async () => {
      const probe = createServer().listen(0, '127.0.0.1');
      await once(probe, 'listening');
      port = (probe.address() as AddressInfo).port;
      probe.close();
      await once(probe, 'close');
      url = `redis://127.0.0.1:${port}`;
      redis = await startRedis();
    });

    afterAll(stopRedis);

    /** Limiter that has connected to Redis; before, it counts in its own process. */
    async function connected(points: number): Promise<RateLimiter> {
      const limiter = await limit({ points, redisUrl: url });
      const client = createClient({ url });
      await client.connect();
      for (let seen = 0; seen === 0;) {
        await limiter.consume('ready', 'hello').catch(() => undefined);
        seen = (await client.keys('*')).length;
      }
      client.destroy();
      return limiter;
    }

    it('shares one allowance among all instances, and stores no address', async () => {
      const [first, second] = [await connected(4), await connected(4)];
      // The second limiter may still have been connecting when the key of the first appeared.
      await countPassed(second, 1, 'warm');
      expect(await countPassed(first, 3)).toBe(3);
      expect(await countPassed(second, 3)).toBe(1);
      expect(await countPassed(first, 1)).toBe(0);

      const client = createClient({ url });
      await client.connect();
      const keys = await client.keys('*');
      client.destroy();
      expect(keys.length).toBeGreaterThan(0);
      expect(keys.join('\n')).not.toContain('203.0.113.7');
    });

    it('keeps counting while Redis dies and recovers', async () => {
      const limiter = await connected(10);
      expect(await countPassed(limiter, 2, 'a')).toBe(2);
      await stopRedis();
      const startedAt = performance.now();
      expect(await countPassed(limiter, 12, 'b')).toBe(10);
      expect(performance.now() - startedAt).toBeLessThan(2_000);
      redis = await startRedis();
      await waitUntil(() => logged.some((line) => line.includes('redis.back')));
      expect(await countPassed(limiter, 12, 'c')).toBe(10);
    });

    it('delays a request only briefly while Redis hangs', async () => {
      const limiter = await connected(10);
      redis.kill('SIGSTOP');
      try {
        const startedAt = performance.now();
        expect(await countPassed(limiter, 2, 'd')).toBe(2);
        expect(performance.now() - startedAt).toBeLessThan(1_500);
      } finally {
        redis.kill('SIGCONT');
      }
    });
  });
}
