import 'server-only';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import type { Place } from '@kioot/places/place';
import { ChangeReport, getChangedFields } from '../change-report';
import { replaceFileAtomic } from '../common/atomic-file';
import { readDistricts } from '../common/districts';
import { withFolderLock } from '../common/lock';
import { Quarantine } from '../common/quarantine';
import { readDescribedSnapshot, toSnapshotInfo, writeSnapshot } from '../snapshot-file';
import { applyOpenLists, type AppliedLists } from './apply-lists';
import { menusSchema, namesSchema, readCuratedTable } from './curated-tables';
import { assertListsComplete, readPublishedLists, readStoredLists, writeLists } from './list-files';

const redirectsSchema = v.record(v.string(), v.string());

export interface OpenListsOptions {
  /** Published lists; null for the stored ones, after a change of a table. */
  readonly folder: string | null;
  readonly snapshotPath: string;
  readonly workFolder: string;
  readonly dryRun: boolean;
  /** Goes on even if a list has lost more than 20 % of its rows. */
  readonly force: boolean;
}

export type OpenListsResult = Awaited<ReturnType<typeof mergeOpenLists>>;

/**
 * Merges open lists of places into the snapshot.
 *
 * @throws {IngestError} for a list that is rejected or truncated, and while another run has the folder
 */
export async function mergeOpenLists(options: OpenListsOptions) {
  const { folder, snapshotPath, workFolder, dryRun, force } = options;
  const dataFolder = dirname(snapshotPath);
  const curatedFolder = join(dataFolder, '../curated');
  return withFolderLock(workFolder, async () => {
    const { rows: before, info } = await readDescribedSnapshot(snapshotPath);
    const districts = readDistricts();
    const quarantine = new Quarantine(workFolder);
    const storedFolder = join(dataFolder, 'open-lists');
    const lists =
      folder === null
        ? await readStoredLists(storedFolder)
        : await readPublishedLists(folder, districts, quarantine);
    await quarantine.finish();
    if (!force && !dryRun) await assertListsComplete(lists, storedFolder);
    const redirectsFile = join(dataFolder, 'place-redirects.json');
    const redirects = (await readCuratedTable(redirectsFile, redirectsSchema)) ?? {};
    const named = await readCuratedTable(join(curatedFolder, 'place-names-en.json'), namesSchema);
    const chains = await readCuratedTable(join(curatedFolder, 'chain-menus.json'), menusSchema);
    const applied = applyOpenLists(before, lists, redirects, districts, named?.names, chains);
    const changes = compare(before, applied);
    if (!dryRun) {
      if (folder !== null) await writeLists(storedFolder, lists);
      await replaceFileAtomic(redirectsFile, (file) =>
        file.writeFile(`${JSON.stringify(sortByKey(applied.redirects), null, 1)}\n`),
      );
      const taken = toSnapshotInfo(applied.rows, new Date(info.takenAt), info);
      await writeSnapshot(snapshotPath, applied.rows, taken);
    }
    return { ...toCounts(applied), ...quarantine.summary, dryRun, changes };
  });
}

function toCounts({ rows, redirects, ...rest }: AppliedLists) {
  const isLocated = (row: Place) => row.mapx !== null;
  const hasMenu = ({ firstmenu, treatmenu }: Place) => firstmenu !== '' || treatmenu !== '';
  const withMenu = rows.filter((row) => isLocated(row) && hasMenu(row));
  const menus: Record<string, number> = {};
  for (const { fieldSources, source } of withMenu) {
    const menu = fieldSources?.firstmenu;
    const { source: list = source.split('+')[0] ?? source, isOfChain } = menu ?? {};
    const name = isOfChain ? 'chain-menus' : list;
    menus[name] = (menus[name] ?? 0) + 1;
  }
  return {
    ...{ ...rest, menus, places: rows.length, withMenu: withMenu.length },
    located: rows.filter(isLocated).length,
    withPrices: rows.filter((row) => isLocated(row) && row.prices !== undefined).length,
    redirects: Object.keys(redirects).length,
  };
}

function compare(before: readonly Place[], { rows: after, redirects }: AppliedLists) {
  const report = new ChangeReport();
  const known = new Map(before.map((row) => [row.contentId, row]));
  for (const row of after) {
    const old = known.get(row.contentId);
    known.delete(row.contentId);
    if (!old) report.add('new', row);
    else if (getChangedFields(old, row).length > 0) report.add('changed', row);
  }
  const gone = [...known.values()];
  const removed = gone.filter(({ contentId }) => redirects[contentId] === undefined);
  for (const row of removed) report.add('removed', row);
  // Joined: rows that are one place with another row.
  return { ...report.counts, joined: gone.length - removed.length };
}

const sortByKey = (record: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));
