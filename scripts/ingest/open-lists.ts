import { resolve } from 'node:path';
import { mergeOpenLists, type OpenListsResult } from '@kioot/ingest/open-lists';
import { EXIT, type CommandContext } from './command';
import type { Flags } from './options';
import { linesIf } from './report';

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
  bar.update({ phase: 'lists', done: 0, total: 1 });
  const result = await mergeOpenLists({
    folder: folder && resolve(folder),
    ...{ snapshotPath: resolve(flags.out), workFolder: resolve(flags.work) },
    ...{ dryRun: flags['dry-run'], force: flags.force },
  });
  bar.stop();
  print(result, toOpenListsReport(result));
  return EXIT.done;
}

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
