import { fire, type Answers } from './fire';
import { getMedian, toPercentiles, type Report } from './report';
import type { Servers } from './servers';

const CONNECTIONS = 50;
const ROUND_S = 2;
const ROUNDS = 5;
const WARM_UP_S = 1;

/** Cached pages have to reach this share of what the blank page reaches (one process of `next start` each). */
const SHARE_OF_BLANK = 0.85;
/** nginx in front has to multiply the throughput of an instance alone by this. */
const TIMES_BEHIND_NGINX = 20;

/** What browsers ask for. Without it neither side compresses, which is the framework's own work. */
const COMPRESSED = { 'accept-encoding': 'gzip' };

function runRound(url: string, headers: Record<string, string>, seconds = ROUND_S) {
  return fire({ url, headers, connections: CONNECTIONS, duration: seconds });
}

/** Rounds of each in turn, so that whatever else the machine does falls on all. */
async function runInTurn(urls: readonly string[], headers: Record<string, string>) {
  for (const url of urls) await runRound(url, headers, WARM_UP_S);
  const rounds: Answers[][] = urls.map(() => []);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, url] of urls.entries()) rounds[index]?.push(await runRound(url, headers));
  }
  return rounds;
}

/** The throughput of the first as a multiple of the second's, round by round. */
function getShare(rounds: readonly Answers[] = [], others: readonly Answers[] = []): number {
  return getMedian(
    rounds.map(({ perSecond }, index) => perSecond / (others[index]?.perSecond ?? NaN)),
  );
}

function describe(rounds: readonly Answers[] = []): string {
  const perSecond = getMedian(rounds.map((round) => round.perSecond)).toFixed(0);
  return `${perSecond}/s  ${toPercentiles(rounds.flatMap(({ ms }) => ms))}`;
}

function countErrors(rounds: readonly Answers[] = []): number {
  return rounds.reduce((sum, { failed }) => sum + failed, 0);
}

/** Cached pages beside the blank page, as browsers ask (compressed) and as they are. */
export async function measurePages(report: Report, { kioot, blank, slugs }: Servers) {
  report.title(`Cached pages beside the blank page: ${CONNECTIONS} connections, medians`);
  for (const [name, headers] of [
    ['as they are', {}],
    ['compressed', COMPRESSED],
  ] as const) {
    for (const page of ['/', '/recipies', `/recipes/${slugs[0] ?? ''}`]) {
      const [ours, empty] = await runInTurn([`${kioot.url}${page}`, blank.url], headers);
      const share = getShare(ours, empty);
      report.line(`${page} ${name}`, describe(ours));
      report.line('  blank page', describe(empty));
      report.target(
        '  share of the blank page',
        share.toFixed(2),
        `>= ${SHARE_OF_BLANK}`,
        share >= SHARE_OF_BLANK,
      );
      report.errors(countErrors(ours));
    }
  }
}

/** The same page through nginx and from the instance behind it, in turn. */
export async function measureNginx(report: Report, nginxUrl: string, servers: Servers) {
  report.title(`Behind nginx (deploy/nginx.conf): ${CONNECTIONS} connections, medians`);
  for (const page of [`/recipes/${servers.slugs[0] ?? ''}`, '/recipies']) {
    const urls = [nginxUrl, servers.kioot.url].map((origin) => `${origin}${page}`);
    const [proxied, direct] = await runInTurn(urls, COMPRESSED);
    const ratio = getShare(proxied, direct);
    report.line(page, describe(proxied));
    report.line('  an instance', describe(direct));
    report.target(
      '  times an instance',
      ratio.toFixed(1),
      `>= ${TIMES_BEHIND_NGINX}`,
      ratio >= TIMES_BEHIND_NGINX,
    );
    report.errors(countErrors(proxied));
  }
}
