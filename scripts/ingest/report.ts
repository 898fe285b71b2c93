import type { ClassifiedCounts } from '@kioot/ingest/verdicts';
import type { ImportResult } from '@kioot/ingest/register';
import type { ChangeKind, RowChange } from '@kioot/ingest';
import type { LicenseSyncResult } from '@kioot/ingest/licenses';
import type { ListsResult, SyncResult } from '@kioot/ingest/tourapi';

/** Most lines of a diff that a person still reads. */
const MAX_SHOWN_CHANGES = 40;
const MAX_SHOWN_CHARACTERS = 60;
const MAX_LISTED_IDS = 10;

const SIGNS: Record<ChangeKind, string> = {
  new: '+',
  changed: '~',
  returned: '^',
  vanished: '?',
  removed: '-',
};

const KIND_LABELS: Record<ChangeKind, string> = {
  new: 'new',
  changed: 'changed',
  returned: 'listed again',
  vanished: 'no longer listed (marked, kept for 30 days)',
  removed: 'removed after 30 days',
};

/** Report of a TourAPI sync as text, with a diff. */
export function toTourApiReport(result: SyncResult): string {
  return [
    ...toSummary(result),
    `${result.calls} calls made, ${result.callsLeft} left today.`,
    '',
  ].join('\n');
}

function toSummary(result: SyncResult): string[] {
  switch (result.status) {
    case 'done': {
      const { counts, changes, misplaced, unusable, isListComplete, snapshot } = result;
      const total = toTotal(counts);
      return [
        `Snapshot of ${snapshot.takenAt}: ${snapshot.rows} restaurants.`,
        ...snapshot.sources.map(({ source, rows, takenOn }) => `  ${rows} ${source}, ${takenOn}`),
        total === 0 ? 'Nothing has changed.' : 'Changes:',
        ...toKindLines(counts),
        ...toDiff(changes, total),
        ...linesIf(
          misplaced.length > 0,
          `${misplaced.length} rows have no usable coordinates in the list: ${misplaced.slice(0, MAX_LISTED_IDS).join(', ')}`,
        ),
        ...linesIf(
          unusable.length > 0,
          `${unusable.length} rows were answered with details that are no restaurant's. Their text is as it was; the next run asks again: ${unusable.slice(0, MAX_LISTED_IDS).join(', ')}`,
        ),
        ...linesIf(
          !isListComplete,
          'The list did not add up even when read twice, so no row was marked as vanished.',
        ),
        ...toSkippedListLines(result.passedOver),
      ];
    }
    case 'dry-run':
      return [
        `Dry run: ${result.listed} restaurants listed, ${result.fresh} new or changed, ${result.vanishing} no longer listed.`,
        `A real run needs ${result.detailCalls} more calls, on ${result.days} day${result.days === 1 ? '' : 's'}. The snapshot is as it was.`,
        ...toDiff(result.changes, result.changes.length),
        ...toSkippedListLines(result.passedOver),
      ];
    case 'stopped':
      return [`Stopped with ${result.callsToGo} calls to go; nothing is lost.`, result.whatToDo];
    case 'refused':
      if (result.reason === 'blanking') {
        const { menus, hours, rows, changes, whatToDo } = result;
        return [
          `Refused: ${menus.blanked} of ${menus.of} menus and ${hours.blanked} of ${hours.of} hours would go blank, more than 2 %. ${rows} rows:`,
          ...toDiff(changes, rows, changes.length),
          whatToDo,
        ];
      }
      return [
        `Refused: ${result.vanishing} of ${result.of} rows would vanish, more than 20 %.`,
        result.whatToDo,
      ];
  }
}

function toSkippedListLines(lists: ListsResult['passedOver']): string[] {
  return [...lists].flatMap(([list, error]) => [
    `Names in ${list} could not be read; those known stay. ${error.message}`,
    error.whatToDo,
  ]);
}

/** Report of an ingestion into the database as text, with a diff. */
export function toPlacesReport(result: ImportResult): string {
  const { counts, changes, joined, ambiguous, isComplete, dryRun } = result;
  const total = toTotal(counts);
  return [
    `${dryRun ? 'Dry run: ' : ''}${result.registerPlaces} restaurants of the register with ${result.lines} lines of menus.`,
    `${joined.withOthers} are places of the tourism organization or Visit Seoul, ${joined.withOneAnother} are listed twice.`,
    total === 0 ? 'No place has changed.' : dryRun ? 'Would change:' : 'Changes:',
    ...toKindLines(counts),
    ...linesIf(result.menus > 0, `  ${result.menus} menus`),
    ...toDiff(changes, total),
    ...linesIf(
      ambiguous.length > 0,
      `${ambiguous.length} are like a place and stay apart:`,
      ...ambiguous.slice(0, MAX_LISTED_IDS).map(({ id, name, like }) => {
        const scores = like.map(
          ({ contentId, score, because }) => `${contentId} ${score} = ${because}`,
        );
        return `  ${name} (${id}): ${scores.join('; ')}`;
      }),
    ),
    ...toRejectedLines(`Rows that were not taken, each named in ${result.quarantineFile}:`, result),
    ...linesIf(
      !isComplete,
      'The register was not read to its end, so no place was marked as vanished.',
    ),
    '',
  ].join('\n');
}

/** Report of the classification as text. */
export function toClassifyReport(counts: ClassifiedCounts, seconds: number): string {
  const { dishes, places, allDishes } = counts;
  return `${dishes} dishes and ${places} places judged in ${seconds.toFixed(0)} s; ${allDishes} distinct dishes in all.\n`;
}

export const linesIf = (condition: boolean, ...lines: string[]): string[] =>
  condition ? lines : [];

/** Rejected rows by reason, under a heading. */
function toRejectedLines(
  heading: string,
  { quarantined }: Pick<ImportResult, 'quarantined'>,
): string[] {
  const lines = Object.entries(quarantined).map(([reason, count]) => `  ${count} ${reason}`);
  return linesIf(lines.length > 0, heading, ...lines);
}

const toTotal = (counts: Readonly<Record<ChangeKind, number>>): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

/** One line per kind of change. */
function toKindLines(counts: Readonly<Record<ChangeKind, number>>): string[] {
  return (Object.keys(SIGNS) as ChangeKind[])
    .filter((kind) => counts[kind] > 0)
    .map((kind) => `  ${SIGNS[kind]} ${counts[kind]} ${KIND_LABELS[kind]}`);
}

/** First changes in full and the number of the remaining ones. */
function toDiff(
  changes: readonly RowChange[],
  total: number,
  maxShown = MAX_SHOWN_CHANGES,
): string[] {
  const lines = changes
    .slice(0, maxShown)
    .flatMap(({ kind, contentId, title, fields }) => [
      `${SIGNS[kind]} ${title} (${contentId})`,
      ...fields.map(
        ({ name, before, after }) => `    ${name}: ${shorten(before)} -> ${shorten(after)}`,
      ),
    ]);
  const rest = total - Math.min(changes.length, maxShown);
  return rest > 0 ? [...lines, `... and ${rest} more`] : lines;
}

function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  const characters = [...line];
  return characters.length <= MAX_SHOWN_CHARACTERS
    ? `"${line}"`
    : `"${characters.slice(0, MAX_SHOWN_CHARACTERS).join('')}..."`;
}

/** Report of a sync of licenses as text. */
export function toLicensesReport(result: LicenseSyncResult): string {
  if (result.status === 'stopped') return `Stopped. ${result.message} ${result.whatToDo}\n`;
  const { counts, closings, newcomers, likePlaces } = result;
  const isDryRun = result.status === 'dry-run';
  const shown = closings.slice(0, MAX_SHOWN_CHANGES);
  return [
    `${isDryRun ? 'Dry run. ' : ''}Licenses: ${counts.licenses}, in ${result.calls} calls.`,
    `Places with a license: ${counts.trading}; with none but closed ones: ${counts.closed}.`,
    `${isDryRun ? 'Would change' : 'Changes'}: ${result.newlyClosed} closed, ${result.reopened} trade again.`,
    ...shown.map(({ contentId, title, closedOn }) =>
      closedOn === null
        ? `^ ${title} (${contentId}) trades again`
        : `- ${title} (${contentId}) closed on ${closedOn}`,
    ),
    ...linesIf(
      closings.length > shown.length,
      `... and ${result.newlyClosed + result.reopened - shown.length} more`,
    ),
    ...linesIf(
      newcomers !== null,
      `${newcomers} restaurants that no other source knows, without a menu; ${result.superseded} that were are no longer.`,
    ),
    ...linesIf(
      result.unmatched > 0,
      `${result.unmatched} licenses change nothing, being uncertain or contradicted by a later list:`,
      ...likePlaces.slice(0, MAX_LISTED_IDS).map(({ name, licenseId, reason, like }) => {
        const places = like.map(({ contentId, because }) => `${contentId} (${because})`);
        return `  ${name} (${licenseId}), ${reason}: ${places.join('; ')}`;
      }),
    ),
    ...toRejectedLines(
      `Rows that were not taken, or change nothing, each named in ${result.quarantineFile}:`,
      result,
    ),
    ...linesIf(!result.isComplete, 'The register was not read to its end.'),
    '',
  ].join('\n');
}
