import { runAutocannon, type LoadResult } from './run-autocannon';
import { getMedian, toPercentiles, type Report } from './report';
import type { Servers } from './servers';

const CONNECTIONS = 50;
const ROUND_S = 2;
const ROUNDS = 5;
const WARM_UP_S = 1;

/**
 * Minimum throughput of cached pages as a share of the blank page's (one process of `next start`
 * each).
 */
const MIN_SHARE_OF_BLANK = 0.85;
/** Minimum speedup of nginx over an instance alone. */
const MIN_NGINX_SPEEDUP = 20;

/** Sent by browsers. Without it neither side compresses. */
const GZIP_HEADERS = { 'accept-encoding': 'gzip' };

function runRound(url: string, headers: Record<string, string>, seconds = ROUND_S) {
  return runAutocannon({ url, headers, connections: CONNECTIONS, duration: seconds });
}

/** Alternates between the URLs, so that load of the machine affects all equally. */
async function runInterleaved(urls: readonly string[], headers: Record<string, string>) {
  for (const url of urls) await runRound(url, headers, WARM_UP_S);
  const rounds: LoadResult[][] = urls.map(() => []);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, url] of urls.entries()) rounds[index]?.push(await runRound(url, headers));
  }
  return rounds;
}

/** Median ratio of throughput, round by round. */
function getShare(rounds: readonly LoadResult[] = [], others: readonly LoadResult[] = []): number {
  return getMedian(
    rounds.map(({ perSecond }, index) => perSecond / (others[index]?.perSecond ?? NaN)),
  );
}

function describe(rounds: readonly LoadResult[] = []): string {
  const perSecond = getMedian(rounds.map((round) => round.perSecond)).toFixed(0);
  return `${perSecond}/s  ${toPercentiles(rounds.flatMap(({ ms }) => ms))}`;
}

function countErrors(rounds: readonly LoadResult[] = []): number {
  return rounds.reduce((sum, { failed }) => sum + failed, 0);
}

/** Cached pages beside the blank page, compressed and uncompressed. */
export async function measurePages(report: Report, { kioot, blank, slugs }: Servers) {
  report.title(`Cached pages beside the blank page: ${CONNECTIONS} connections, medians`);
  for (const [name, headers] of [
    ['as they are', {}],
    ['compressed', GZIP_HEADERS],
  ] as const) {
    for (const page of ['/', '/recipies', `/recipes/${slugs[0] ?? ''}`]) {
      const [ours, empty] = await runInterleaved([`${kioot.url}${page}`, blank.url], headers);
      const share = getShare(ours, empty);
      report.line(`${page} ${name}`, describe(ours));
      report.line('  blank page', describe(empty));
      report.target(
        '  share of the blank page',
        share.toFixed(2),
        `>= ${MIN_SHARE_OF_BLANK}`,
        share >= MIN_SHARE_OF_BLANK,
      );
      report.errors(countErrors(ours));
    }
  }
}

/** Same page through nginx and directly from the instance, alternating. */
export async function measureNginx(report: Report, nginxUrl: string, servers: Servers) {
  report.title(`Behind nginx (deploy/nginx.conf): ${CONNECTIONS} connections, medians`);
  for (const page of [`/recipes/${servers.slugs[0] ?? ''}`, '/recipies']) {
    const urls = [nginxUrl, servers.kioot.url].map((origin) => `${origin}${page}`);
    const [proxied, direct] = await runInterleaved(urls, GZIP_HEADERS);
    const ratio = getShare(proxied, direct);
    report.line(page, describe(proxied));
    report.line('  an instance', describe(direct));
    report.target(
      '  times an instance',
      ratio.toFixed(1),
      `>= ${MIN_NGINX_SPEEDUP}`,
      ratio >= MIN_NGINX_SPEEDUP,
    );
    report.errors(countErrors(proxied));
  }
}
