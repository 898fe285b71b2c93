import { spawnSync } from 'node:child_process';
import { afterAll, beforeEach, expect, it, jest } from '@jest/globals';
import { POST } from '@/app/api/vitals/route';
import { parseEnv } from '@/lib/parse-env.mjs';

let logged: string[];

beforeEach(() => {
  process.env.NEXT_PUBLIC_VITALS_URL = '/api/vitals';
  process.env.RATE_LIMIT_PER_MINUTE = '0';
  logged = [];
  jest.spyOn(console, 'info').mockImplementation((line: string) => void logged.push(line));
});
afterAll(() => {
  delete process.env.NEXT_PUBLIC_VITALS_URL;
  delete process.env.RATE_LIMIT_PER_MINUTE;
});

/** As `sendBeacon` sends a text. */
const send = async (body: object) => {
  const headers = { 'content-type': 'text/plain;charset=UTF-8' };
  const init = { method: 'POST', headers, body: JSON.stringify(body) };
  return (await POST(new Request('http://localhost/api/vitals', init))).status;
};
const VITAL = { name: 'LCP', value: 1234.56, rating: 'good', navigationType: 'navigate' };

it.each([
  ['/', '/'],
  ['/ja/places/2871024', '/places/…'],
  ['/dishes/bibimbap', '/dishes/…'],
  ['/zh-Hans', '/'],
  ['/results', '/results'],
  ['/somebody@example.com', 'other'],
  ['/ja/nope\u001b[31m', 'other'],
  ['/recipies/x', 'other'],
])('logs a vital of %j by its route alone: %s', async (path, route) => {
  expect(await send({ ...VITAL, path })).toBe(200);
  const { event, name, value, ...rest } = JSON.parse(logged.join()) as Record<string, unknown>;
  expect([event, name, value, rest.route]).toEqual(['web_vital', 'LCP', 1234.56, route]);
  expect(Object.keys(rest).sort()).toEqual(['level', 'requestId', 'route', 'time']);
});

it('refuses what is no vital, and everything where none are asked for', async () => {
  const path = '/';
  for (const bad of [{ name: 'X' }, { value: -1 }, { value: 1e9 }, { value: '1' }, { path: '' }])
    expect(await send({ ...VITAL, path, ...bad })).toBe(400);
  process.env.NEXT_PUBLIC_VITALS_URL = 'https://vitals.example';
  expect(await send({ ...VITAL, path })).toBe(404);
  expect(logged).toEqual([]);
});

it('is an address of this site, or any other', () => {
  for (const url of ['/api/vitals', 'https://vitals.example/kioot'])
    expect(parseEnv({ NEXT_PUBLIC_VITALS_URL: url }).NEXT_PUBLIC_VITALS_URL).toBe(url);
  expect(() => parseEnv({ NEXT_PUBLIC_VITALS_URL: '/elsewhere' })).toThrow('VITALS_URL');
});

it('becomes the 75th percentile of each route by one command', () => {
  const toLine = (name: string, value: number, route: string) =>
    JSON.stringify({ level: 'info', event: 'web_vital', name, value, route });
  const log = [
    'Ready on http://localhost:3000',
    ...[100, 400, 300, 200].map((value) => toLine('LCP', value, '/places/…')),
    `kioot-1  | ${toLine('CLS', 0.1234, '/places/…')}`,
    toLine('TTFB', 5, '/'),
    toLine('INP', 56.4, '/'),
    '{"event":"web_vital"',
  ].join('\n');
  const args = ['tools/index.mjs', 'vitals'];
  const { stdout, status } = spawnSync(process.execPath, args, { input: log, encoding: 'utf8' });
  expect(status).toBe(0);
  const rows = stdout.split('\n').map((line) => line.split(/ {2,}/));
  expect(rows).toEqual([
    ['route', 'LCP ms (n)', 'INP ms (n)', 'CLS (n)'],
    ['/', '-', '56 (1)', '-'],
    ['/places/…', '300 (4)', '-', '0.123 (1)'],
    [''],
  ]);
});
