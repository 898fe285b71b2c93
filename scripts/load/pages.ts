import autocannon, { type Client } from 'autocannon';
import type { Report } from './report';
import type { Servers } from './servers';
import { getMedian } from './statistics';

const CONNECTIONS = 50;
const ROUND_S = 2;
const ROUNDS = 5;
const WARM_UP_S = 1;

/** Cached pages have to reach this share of what the blank page reaches (one process of `next start` each). */
const SHARE_OF_BLANK = 0.85;
/** nginx in front has to multiply the throughput of `next start` alone, without our memory before it, by this. */
const TIMES_BEHIND_NGINX = 20;

/** What browsers ask for. Without it neither side compresses, which is the framework's own work. */
const COMPRESSED = { 'accept-encoding': 'gzip' };

interface Round {
  perSecond: number;
  p50: number;
  p99: number;
  errors: number;
}

/**
 * Lets autocannon count the bytes of a body and no more. Left alone it decodes each one as text, which takes it longer for
 * compressed bytes than the server takes to send them.
 */
function countBodies(client: Client): void {
  // What its types do not name; it has it when it is given to us.
  const { pipelinedRequests } = client as unknown as { pipelinedRequests: { addBody(): void } };
  pipelinedRequests.addBody = () => undefined;
}

async function runRound(url: string, headers: Record<string, string>, seconds = ROUND_S) {
  const result = await autocannon({
    url,
    headers,
    connections: CONNECTIONS,
    duration: seconds,
    setupClient: countBodies,
  });
  return {
    perSecond: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
    errors: result.errors + result.timeouts + result.non2xx,
  };
}

/** Rounds of each in turn, so that whatever else the machine does falls on all. */
async function runInTurn(urls: readonly string[], headers: Record<string, string>) {
  for (const url of urls) await runRound(url, headers, WARM_UP_S);
  const rounds: Round[][] = urls.map(() => []);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, url] of urls.entries()) rounds[index]?.push(await runRound(url, headers));
  }
  return rounds;
}

/** The throughput of the first as a multiple of the second's, round by round. */
function getShare(rounds: readonly Round[] = [], others: readonly Round[] = []): number {
  return getMedian(
    rounds.map(({ perSecond }, index) => perSecond / (others[index]?.perSecond ?? NaN)),
  );
}

function describe(rounds: readonly Round[] = []): string {
  const [perSecond, p50, p99] = (['perSecond', 'p50', 'p99'] as const).map((name) =>
    getMedian(rounds.map((round) => round[name])).toFixed(0),
  );
  const errors = rounds.reduce((sum, round) => sum + round.errors, 0);
  return `${perSecond}/s  p50 ${p50} ms  p99 ${p99} ms  errors ${errors}`;
}

function checkErrors(report: Report, rounds: readonly Round[] = []): void {
  const errors = rounds.reduce((sum, round) => sum + round.errors, 0);
  report.target('  errors', String(errors), '0', errors === 0);
}

/**
 * Cached pages beside the blank page, as browsers ask (compressed) and as they are. A third page, of as many bytes as
 * ours and with nothing else of ours, tells how much of the distance is the length of what is sent.
 */
export async function measurePages(report: Report, { kioot, blank, slugs }: Servers) {
  report.title(`Cached pages beside the blank page: ${CONNECTIONS} connections, medians`);
  for (const [name, headers] of [
    ['as they are', {}],
    ['compressed', COMPRESSED],
  ] as const) {
    for (const page of ['/', '/recipies', `/recipes/${slugs[0] ?? ''}`]) {
      const url = `${kioot.url}${page}`;
      const bytes = (await (await fetch(url)).arrayBuffer()).byteLength;
      const asLongUrl = `${blank.url}/${bytes}`;
      const [ours, empty, asLong] = await runInTurn([url, blank.url, asLongUrl], headers);
      const share = getShare(ours, empty);
      report.line(`${page} ${name}, ${(bytes / 1000).toFixed(0)} kB`, describe(ours));
      report.line('  blank page', describe(empty));
      report.target(
        '  share of the blank page',
        share.toFixed(2),
        `>= ${SHARE_OF_BLANK}`,
        share >= SHARE_OF_BLANK,
      );
      report.line('  share of a page of as many bytes', getShare(ours, asLong).toFixed(2));
      checkErrors(report, ours);
    }
  }
}

/** The same page through nginx, from the instance behind it, and from `next start` alone, in turn. */
export async function measureNginx(report: Report, nginxUrl: string, servers: Servers) {
  report.title(`Behind nginx (deploy/nginx.conf): ${CONNECTIONS} connections, medians`);
  const alone = await servers.startAlone();
  try {
    for (const page of [`/recipes/${servers.slugs[0] ?? ''}`, '/recipies']) {
      const urls = [nginxUrl, servers.kioot.url, alone.url].map((origin) => `${origin}${page}`);
      const [proxied, direct, plain] = await runInTurn(urls, COMPRESSED);
      const ratio = getShare(proxied, plain);
      report.line(page, describe(proxied));
      report.line('  an instance', describe(direct));
      report.line('  next start alone', describe(plain));
      report.line('  times an instance', getShare(proxied, direct).toFixed(1));
      report.target(
        '  times next start alone',
        ratio.toFixed(1),
        `>= ${TIMES_BEHIND_NGINX}`,
        ratio >= TIMES_BEHIND_NGINX,
      );
      checkErrors(report, proxied);
    }
  } finally {
    await alone.stop();
  }
}
