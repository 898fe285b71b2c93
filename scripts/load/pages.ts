import autocannon from 'autocannon';
import type { Report } from './report';
import type { Servers } from './servers';
import { getMedian } from './statistics';

const CONNECTIONS = 50;
const ROUND_S = 2;
const ROUNDS = 5;
const WARM_UP_S = 1;

/** Cached pages have to reach this share of what the blank page reaches (one process of `next start` each). */
const SHARE_OF_BLANK = 0.85;
/** nginx in front has to multiply the throughput of `next start` by this. */
const TIMES_BEHIND_NGINX = 20;

/** What browsers ask for. Without it neither side compresses, which is the framework's own work. */
const COMPRESSED = { 'accept-encoding': 'gzip' };

interface Round {
  perSecond: number;
  p50: number;
  p99: number;
  errors: number;
}

async function runRound(url: string, headers: Record<string, string>, seconds = ROUND_S) {
  const result = await autocannon({ url, headers, connections: CONNECTIONS, duration: seconds });
  return {
    perSecond: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
    errors: result.errors + result.timeouts + result.non2xx,
  };
}

/** Rounds of both in turn, so that whatever else the machine does falls on both. */
async function runInTurn(urls: readonly [string, string], headers: Record<string, string>) {
  const rounds: [Round[], Round[]] = [[], []];
  for (const url of urls) await runRound(url, headers, WARM_UP_S);
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds[0].push(await runRound(urls[0], headers));
    rounds[1].push(await runRound(urls[1], headers));
  }
  const ratios = rounds[0].map(
    ({ perSecond }, index) => perSecond / (rounds[1][index]?.perSecond ?? NaN),
  );
  return { rounds, ratio: getMedian(ratios) };
}

function describe(rounds: readonly Round[]): string {
  const [perSecond, p50, p99] = (['perSecond', 'p50', 'p99'] as const).map((name) =>
    getMedian(rounds.map((round) => round[name])).toFixed(0),
  );
  const errors = rounds.reduce((sum, round) => sum + round.errors, 0);
  return `${perSecond}/s  p50 ${p50} ms  p99 ${p99} ms  errors ${errors}`;
}

function checkErrors(report: Report, rounds: readonly Round[]): void {
  const errors = rounds.reduce((sum, round) => sum + round.errors, 0);
  report.target('  errors', String(errors), '0', errors === 0);
}

/** Cached pages beside the blank page, as browsers ask (compressed) and as they are. */
export async function measurePages(report: Report, { kioot, blank, slugs }: Servers) {
  report.title(`Cached pages beside the blank page: ${CONNECTIONS} connections, medians`);
  for (const [name, headers] of [
    ['as they are', {}],
    ['compressed', COMPRESSED],
  ] as const) {
    for (const page of ['/', '/recipies', `/recipes/${slugs[0] ?? ''}`]) {
      const { rounds, ratio } = await runInTurn([`${kioot.url}${page}`, blank.url], headers);
      report.line(`${page} ${name}`, describe(rounds[0]));
      report.line('  blank page', describe(rounds[1]));
      report.target(
        '  share of the blank page',
        ratio.toFixed(2),
        `>= ${SHARE_OF_BLANK}`,
        ratio >= SHARE_OF_BLANK,
      );
      checkErrors(report, rounds[0]);
    }
  }
}

/** The same page through nginx and from `next start`, in turn. */
export async function measureNginx(report: Report, nginxUrl: string, { kioot, slugs }: Servers) {
  report.title(`Behind nginx (deploy/nginx.conf): ${CONNECTIONS} connections, medians`);
  for (const page of [`/recipes/${slugs[0] ?? ''}`, '/recipies']) {
    const urls = [`${nginxUrl}${page}`, `${kioot.url}${page}`] as const;
    const { rounds, ratio } = await runInTurn(urls, COMPRESSED);
    report.line(page, describe(rounds[0]));
    report.line('  next start', describe(rounds[1]));
    report.target(
      '  times next start',
      ratio.toFixed(1),
      `>= ${TIMES_BEHIND_NGINX}`,
      ratio >= TIMES_BEHIND_NGINX,
    );
    checkErrors(report, rounds[0]);
  }
}
