import type { Judged } from '@/lib/register/judge-places';
import type { RegisterSyncResult } from '@/lib/register/sync';
import { toDiff, toKindLines } from '../sync/report';

const MAX_NAMED = 10;

/** A sync's outcome in words, with a diff. */
export function toSyncReport(result: RegisterSyncResult): string {
  const { counts, changes, joined, ambiguous, quarantined, isComplete, dryRun } = result;
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const refused = Object.entries(quarantined);
  return [
    `${dryRun ? 'Dry run: ' : ''}${result.registerPlaces} restaurants of the register with ${result.lines} lines of menus.`,
    `${joined.withOthers} are places of the tourism organisation or Visit Seoul, ${joined.withOneAnother} are listed twice.`,
    ...(total === 0 ? ['No place has changed.'] : [dryRun ? 'Would change:' : 'Changes:']),
    ...toKindLines(counts),
    ...(result.menus > 0 ? [`  ${result.menus} menus`] : []),
    ...toDiff(changes, total),
    ...(ambiguous.length > 0
      ? [
          `${ambiguous.length} are like a place and stay apart:`,
          ...ambiguous
            .slice(0, MAX_NAMED)
            .map(
              ({ id, name, like }) =>
                `  ${name} (${id}): ${like.map(({ contentId, score, because }) => `${contentId} ${score} = ${because}`).join('; ')}`,
            ),
        ]
      : []),
    ...(refused.length > 0
      ? [
          `Rows that were not taken, each named in ${result.quarantineFile}:`,
          ...refused.map(([reason, count]) => `  ${count} ${reason}`),
        ]
      : []),
    ...(isComplete
      ? []
      : ['The register was not read to its end, so no place was marked as vanished.']),
    '',
  ].join('\n');
}

/** What was judged, in words. */
export function toJudgeReport({ dishes, places, allDishes }: Judged, seconds: number): string {
  return `${dishes} dishes and ${places} places judged in ${seconds.toFixed(0)} s; ${allDishes} distinct dishes in all.\n`;
}
