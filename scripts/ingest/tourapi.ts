import { resolve } from 'node:path';
import { TOURAPI, type SyncResult, runSync } from '@kioot/ingest/tourapi';
import { EXIT, toApiOptions, type CommandContext } from './command';
import { MISSING_KEY_HELP, type Flags } from './options';
import { toTourApiReport } from './report';
import { revalidateSite } from './revalidate-site';

const EXIT_BY_STATUS: Record<SyncResult['status'], number> = {
  done: EXIT.done,
  'dry-run': EXIT.done,
  stopped: EXIT.stopped,
  refused: EXIT.refused,
};

/** Updates the snapshot. @returns the exit code */
export async function ingestTourApi(
  flags: Flags<'tourapi'>,
  { signal, bar, print }: CommandContext,
): Promise<number> {
  const serviceKey = process.env.TOURAPI_SERVICE_KEY?.trim() ?? '';
  if (serviceKey === '') {
    print({ status: 'no-key', whatToDo: MISSING_KEY_HELP }, MISSING_KEY_HELP);
    return EXIT.usage;
  }
  const result = await runSync({
    api: toApiOptions(TOURAPI, serviceKey, flags, signal),
    snapshotPath: resolve(flags.out),
    journalFolder: resolve(flags.journal),
    dailyQuota: flags.quota,
    pageSize: flags['page-size'],
    force: flags.force,
    allowBlank: flags['allow-blank'],
    dryRun: flags['dry-run'],
    now: () => flags.now ?? new Date(),
    onProgress: ({ phase, rows, callsDone, callsTotal, callsLeft }) =>
      bar.update({
        ...{ phase, done: callsDone, total: callsTotal },
        details: ` calls | ${rows} rows | ${callsLeft} calls left today`,
      }),
  });
  bar.stop();
  print(result, toTourApiReport(result));
  if (flags.tell) await revalidateSite(flags.tell, result);
  return EXIT_BY_STATUS[result.status];
}
