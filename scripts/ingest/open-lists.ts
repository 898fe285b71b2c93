import { dirname, join, resolve } from 'node:path';
import * as v from 'valibot';
import { replaceFileAtomic } from '@/lib/ingest/common/atomic-file';
import { ChangeReport, getChangedFields } from '@/lib/ingest/change-report';
import { withFolderLock } from '@/lib/ingest/common/lock';
import { applyOpenLists, type AppliedLists } from '@/lib/ingest/open-lists/apply-lists';
import {
  readChainMenus,
  readCuratedNames,
  readCuratedTable,
} from '@/lib/ingest/open-lists/curated-tables';
import {
  assertListsComplete,
  readPublishedLists,
  readStoredLists,
  writeLists,
} from '@/lib/ingest/open-lists/list-files';
import { Quarantine } from '@/lib/ingest/common/quarantine';
import { readDistricts } from '@/lib/ingest/register/districts';
import { readDescribedSnapshot, toSnapshotInfo, writeSnapshot } from '@/lib/ingest/snapshot-file';
import type { RestaurantRow } from '@kioot/places/row';
import { EXIT, type CommandContext } from './command';
import type { Flags } from './options';
import { linesIf } from './report';

const redirectsSchema = v.record(v.string(), v.string());

type OpenListsResult = ReturnType<typeof toCounts> &
  Quarantine['summary'] & {
    readonly dryRun: boolean;
    readonly changes: ReturnType<typeof compare>;
  };

/**
 * Merges open lists of places into the snapshot.
 *
 * @param folder published lists; null for the stored ones, after a change of a table
 * @returns exit code
 */
export async function ingestOpenLists(
  folder: string | null,
  flags: Flags<'open-lists'>,
  { bar, print }: CommandContext,
): Promise<number> {
  const snapshotPath = resolve(flags.out);
  const dataFolder = dirname(snapshotPath);
  const curatedFolder = join(dataFolder, '../curated');
  const workFolder = resolve(flags.work);
  return withFolderLock(workFolder, async () => {
    const { rows: before, info } = await readDescribedSnapshot(snapshotPath);
    const districts = readDistricts();
    return Quarantine.within(workFolder, async (quarantine) => {
      bar.update({ phase: 'lists', done: 0, total: 1 });
      const storedFolder = join(dataFolder, 'open-lists');
      const lists =
        folder === null
          ? await readStoredLists(storedFolder)
          : await readPublishedLists(resolve(folder), districts, quarantine);
      await quarantine.finish();
      if (!flags.force && !flags['dry-run']) await assertListsComplete(lists, storedFolder);
      const redirectsFile = join(dataFolder, 'place-redirects.json');
      const redirects = (await readCuratedTable(redirectsFile, redirectsSchema)) ?? {};
      const names = await readCuratedNames(join(curatedFolder, 'place-names-en.json'));
      const chains = await readChainMenus(join(curatedFolder, 'chain-menus.json'));
      const applied = applyOpenLists(before, lists, redirects, districts, names, chains);
      const changes = compare(before, applied);
      if (!flags['dry-run']) {
        if (folder !== null) await writeLists(storedFolder, lists);
        await replaceFileAtomic(redirectsFile, (file) =>
          file.writeFile(`${JSON.stringify(sortByKey(applied.redirects), null, 1)}\n`),
        );
        const taken = toSnapshotInfo(applied.rows, new Date(info.takenAt), info);
        await writeSnapshot(snapshotPath, applied.rows, taken);
      }
      bar.stop();
      const dryRun = flags['dry-run'];
      const result: OpenListsResult = {
        ...toCounts(applied),
        ...quarantine.summary,
        dryRun,
        changes,
      };
      print(result, toOpenListsReport(result));
      return EXIT.done;
    });
  });
}

function toCounts({ rows, redirects, ...rest }: AppliedLists) {
  const isLocated = (row: RestaurantRow) => row.mapx !== null;
  const hasMenu = ({ firstmenu, treatmenu }: RestaurantRow) => firstmenu !== '' || treatmenu !== '';
  const withMenu = rows.filter((row) => isLocated(row) && hasMenu(row));
  const menus: Record<string, number> = {};
  for (const { facts, source } of withMenu) {
    const { source: list = source.split('+')[0] ?? source, isOfChain } = facts?.firstmenu ?? {};
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

function compare(before: readonly RestaurantRow[], { rows: after, redirects }: AppliedLists) {
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

/** Report of a merge of open lists as text. */
function toOpenListsReport(result: OpenListsResult): string {
  const { places, located, withMenu, withPrices, counts, changes, ambiguous, misplaced } = result;
  const refused = Object.entries(result.quarantined).map(([reason, many]) => `${many} ${reason}`);
  const menus = Object.entries(result.menus).map(([source, many]) => `${many} ${source}`);
  return [
    result.dryRun ? 'Dry run: nothing was written.' : 'Merged.',
    `${places} places, ${located} on the map, of these ${withMenu} with a menu and ${withPrices} with prices.`,
    `Menus on the map by source: ${menus.join(', ')}.`,
    ...Object.entries(counts).map(
      ([list, { joined, added }]) => `  ${list}: ${joined} known places, ${added} new ones`,
    ),
    `Changes: ${changes.new} new, ${changes.changed} changed, ${changes.removed} removed, ${changes.joined} joined with another row.`,
    `${result.redirects} ids lead to another place.`,
    ...misplaced.map(
      (id) => `  ${id} lies outside the district of its address: its point is left out`,
    ),
    ...ambiguous.map(
      ({ list, name, like }) =>
        `  ${list}: ${name} stays apart from ${like.map(({ contentId, because }) => `${contentId} (${because})`).join(', ')}`,
    ),
    ...linesIf(refused.length > 0, `Refused: ${refused.join(', ')}; see ${result.quarantineFile}`),
    '',
  ].join('\n');
}
