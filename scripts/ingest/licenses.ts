import { resolve } from 'node:path';
import {
  LICENSES,
  createDatabaseTarget,
  createSnapshotTarget,
  type LicenseTarget,
  syncLicenses,
  type LicenseSyncOptions,
} from '@kioot/ingest/licenses';
import { EXIT, getKey, toApiOptions, type CommandContext } from './command';
import { UsageError, type Flags } from './options';
import { toLicensesReport } from './report';
import type { ClassifyOutcome } from './place-database';

/** Brings the bundled list, or the database, up to date with the register of licenses. @returns the exit code */
export async function ingestLicenses(
  flags: Flags<'licenses'>,
  context: CommandContext,
): Promise<number> {
  if (flags.add && !flags.database) {
    throw new UsageError(
      '--add is for the database only: about 120,000 restaurants without a menu are no bundled list. Use it with --database.',
    );
  }
  const api = toApiOptions(LICENSES, getKey(flags), flags, context.signal);
  if (!flags.database) return run(flags, context, api, createSnapshotTarget(resolve(flags.out)));
  // Lazy: the driver is needed for a database only.
  const { classify, withDatabase } = await import('./place-database');
  return withDatabase((sql) =>
    run(flags, context, api, createDatabaseTarget(sql), () => classify(flags, sql, context)),
  );
}

async function run(
  flags: Flags<'licenses'>,
  { bar, print }: CommandContext,
  api: LicenseSyncOptions['api'],
  target: LicenseTarget,
  classify?: () => Promise<ClassifyOutcome>,
): Promise<number> {
  let classified: ClassifyOutcome | undefined;
  const result = await syncLicenses({
    ...{ api, target, workFolder: resolve(flags.work), add: flags.add },
    ...{ dryRun: flags['dry-run'], force: flags.force, dailyQuota: flags.quota },
    now: () => flags.now ?? new Date(),
    onDownload: ({ list, pagesDone, pagesTotal }) =>
      bar.update({ phase: `licenses (${list})`, done: pagesDone, total: pagesTotal }),
    onWrite: (done, total) => bar.update({ phase: 'places', done, total }),
    onWritten: async () => {
      classified = await classify?.();
    },
  });
  bar.stop();
  print(
    { sync: result, judged: classified?.judged },
    `${toLicensesReport(result)}${classified?.report ?? ''}`,
  );
  return result.status === 'stopped' ? EXIT.stopped : EXIT.done;
}
