import { resolve } from 'node:path';
import { existsSync } from 'node:fs';
import { DEFAULT_TOURAPI_BASE_URL } from '@/lib/tourapi/client';
import { TourApiError } from '@/lib/tourapi/errors';
import { SyncError } from '@/lib/tourapi/sync/errors';
import { runSync } from '@/lib/tourapi/sync/run';
import type { SyncResult } from '@/lib/tourapi/sync/result';
import { NO_KEY, parseFlags, USAGE, UsageError, type CliFlags } from './sync/cli-options';
import { tellSite } from './sync/tell-site';
import { createProgressBar } from './sync/progress-bar';
import { toReport } from './sync/report';

const EXIT = { done: 0, failed: 1, usage: 2, stopped: 3, refused: 4, interrupted: 130 } as const;
const EXIT_BY_STATUS: Record<SyncResult['status'], number> = {
  done: EXIT.done,
  'dry-run': EXIT.done,
  stopped: EXIT.stopped,
  refused: EXIT.refused,
};

const interruption = new AbortController();

async function main(): Promise<number> {
  const flags = parseFlags(process.argv.slice(2));
  if (flags.help) {
    process.stdout.write(USAGE);
    return EXIT.done;
  }
  if (existsSync('.env.local')) process.loadEnvFile('.env.local');
  const serviceKey = process.env.TOURAPI_SERVICE_KEY?.trim() ?? '';
  if (serviceKey === '') {
    say(flags, { status: 'no-key', whatToDo: NO_KEY }, NO_KEY);
    return EXIT.usage;
  }
  const baseUrl = process.env.TOURAPI_BASE_URL || DEFAULT_TOURAPI_BASE_URL;
  if (!URL.canParse(baseUrl)) throw new UsageError('TOURAPI_BASE_URL is not an address.');
  const bar = flags.json ? null : createProgressBar();
  process.once('SIGINT', () => interruption.abort(new Error('interrupted')));
  try {
    const result = await runSync({
      api: {
        serviceKey,
        baseUrl,
        ratePerSecond: flags.rate,
        retries: flags.retries,
        timeoutMs: flags['timeout-ms'],
        backoffMs: flags['backoff-ms'],
        signal: interruption.signal,
      },
      snapshotPath: resolve(flags.out),
      journalFolder: flags.journal && resolve(flags.journal),
      dailyQuota: flags.quota,
      pageSize: flags['page-size'],
      force: flags.force,
      allowBlank: flags['allow-blank'],
      dryRun: flags['dry-run'],
      now: flags.now && (() => flags.now ?? new Date()),
      onProgress: bar?.update,
    });
    bar?.stop();
    say(flags, result, toReport(result));
    if (flags.tell) await tellSite(flags.tell, result);
    return EXIT_BY_STATUS[result.status];
  } finally {
    bar?.stop();
  }
}

/** Words or JSON: to standard output, so that a pipe gets one of them and nothing else. */
function say({ json }: Pick<CliFlags, 'json'>, value: object, words: string): void {
  process.stdout.write(json ? `${JSON.stringify(value)}\n` : words);
}

function explain(error: unknown): number {
  const isJson = process.argv.includes('--json');
  if (interruption.signal.aborted) {
    process.stderr.write('Interrupted. The journal is kept: run the sync again to go on.\n');
    return EXIT.interrupted;
  }
  if (error instanceof UsageError) {
    process.stderr.write(`${error.message}\n\n${USAGE}`);
    return EXIT.usage;
  }
  if (error instanceof TourApiError || error instanceof SyncError) {
    const { message, whatToDo } = error;
    const code = error instanceof TourApiError ? error.code : error.name;
    say({ json: isJson }, { status: 'failed', code, message, whatToDo }, '');
    if (!isJson) process.stderr.write(`${message} ${whatToDo}\n`);
    return EXIT.failed;
  }
  throw error;
}

main()
  .catch(explain)
  .then((code) => {
    process.exitCode = code;
  })
  .catch((error: unknown) => {
    console.error(error);
    process.exitCode = EXIT.failed;
  });
