import { spawnSync } from 'node:child_process';
import { Session } from 'node:inspector/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Preference } from '@kioot/engine';

/**
 * `npm run -s tool -- search-path` counts the files whose functions run in one search, from the
 * phone's request to its list of cards, with the verdicts of a build: on the way of the four calls and
 * of `/api/search`. `--list` names them.
 */
const artifact = spawnSync(process.execPath, ['scripts/build-places.mjs'], { encoding: 'utf8' });
process.env.BUILT_PLACES_KEY = artifact.stdout.trim();

const { fetchContentIds, fetchSearchPage } = await import('../lib/search/client/search-client');
const { fetchRestaurantsWithFirstPage } = await import('../lib/session/fetch-restaurants');
const { REC_PATHS } = await import('../lib/search/contract/rec-endpoints');
const routes = new Map([
  [REC_PATHS.contentIds, await import('../app/api/rec/get-content-id-by-gps/route')],
  [REC_PATHS.filter, await import('../app/api/rec/get-filtered-restaurants/route')],
  [REC_PATHS.page, await import('../app/api/rec/translate-restaurant-pagination/route')],
  ['/api/search', await import('../app/api/search/route')],
]);
globalThis.fetch = async (url, init) =>
  routes.get(String(url))?.POST(new Request(`http://localhost${String(url)}`, init)) ??
  Response.error();

/** The middle of Myeongdong. */
const origin = { mapx: 126.985, mapy: 37.5636 };
const { signal } = new AbortController();
const profile = { allergies: ['peanut' as const] };
const ways: Record<string, (need: Preference) => Promise<unknown>> = {
  'the four calls': async (need) => {
    const ids = await fetchContentIds({ ...origin, radius: 1000 }, { signal });
    return fetchRestaurantsWithFirstPage(ids, { need, profile }, { signal, origin });
  },
  '/api/search': (need) =>
    fetchSearchPage({ origin, radius: 1000, need, profile }, { from: 0 }, { signal }),
};

const session = new Session();
session.connect();
await session.post('Profiler.enable');
await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
/** Files of the project with a function called since the last time. */
async function takeFiles(): Promise<string[]> {
  const { result } = await session.post('Profiler.takePreciseCoverage');
  return result
    .filter(({ functions }) =>
      functions.some(({ ranges: [range] }) => range && range.startOffset > 0 && range.count > 0),
    )
    .map(({ url }) => (url.startsWith('file:') ? path.relative('', fileURLToPath(url)) : ''))
    .filter((file) => /^(?:app|lib|packages)\//.test(file))
    .sort();
}
for (const [name, search] of Object.entries(ways)) {
  // The places of an area are read once, whatever the need.
  await search({ kind: 'any' });
  await takeFiles();
  await search({ kind: 'meats', meats: ['pork'] });
  const files = await takeFiles();
  const counts = new Map<string, number>();
  for (const file of files) {
    const folder = file.split('/').slice(0, 2).join('/');
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  const parts = Array.from(counts, (entry) => entry.join(' '));
  console.log(`${name}: ${files.length} (${parts.join(', ')})`);
  if (process.argv.includes('--list')) console.log(files.join('\n'));
}
session.disconnect();
