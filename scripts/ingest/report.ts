import type { ClassifiedCounts } from '@/lib/ingest/classify-batch';
import type { IngestResult } from '@/lib/ingest/ingest-places';
import type { ChangeKind, RowChange } from '@/lib/ingest/report';
import type { ReadLists } from '@/lib/ingest/tourapi/read-lists';
import type { SyncResult } from '@/lib/ingest/tourapi/result';

/** Lines of a diff that a person still reads. */
const MAX_SHOWN_CHANGES = 40;
const MAX_SHOWN_CHARACTERS = 60;
const MAX_NAMED = 10;

const SIGNS: Record<ChangeKind, string> = {
  new: '+',
  changed: '~',
  returned: '^',
  vanished: '?',
  removed: '-',
};

const KIND_WORDS: Record<ChangeKind, string> = {
  new: 'new',
  changed: 'changed',
  returned: 'listed again',
  vanished: 'no longer listed (marked, kept for 30 days)',
  removed: 'removed after 30 days',
};

/** Outcome of a sync with the tourism organization in words, with a diff. */
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
        ...onlyIf(
          misplaced.length > 0,
          `${misplaced.length} rows have no usable coordinates in the list: ${misplaced.slice(0, MAX_NAMED).join(', ')}`,
        ),
        ...onlyIf(
          unusable.length > 0,
          `${unusable.length} rows were answered with details that are no restaurant's. Their text is as it was; the next run asks again: ${unusable.slice(0, MAX_NAMED).join(', ')}`,
        ),
        ...onlyIf(
          !isListComplete,
          'The list did not add up even when read twice, so no row was marked as vanished.',
        ),
        ...toPassedOver(result.passedOver),
      ];
    }
    case 'dry-run':
      return [
        `Dry run: ${result.listed} restaurants listed, ${result.fresh} new or changed, ${result.vanishing} no longer listed.`,
        `A real run needs ${result.detailCalls} more calls, on ${result.days} day${result.days === 1 ? '' : 's'}. The snapshot is as it was.`,
        ...toDiff(result.changes, result.changes.length),
        ...toPassedOver(result.passedOver),
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

function toPassedOver(lists: ReadLists['passedOver']): string[] {
  return [...lists].flatMap(([list, error]) => [
    `Names in ${list} could not be read; those known stay. ${error.message}`,
    error.whatToDo,
  ]);
}

/** Outcome of an ingestion into the database in words, with a diff. */
export function toPlacesReport(result: IngestResult): string {
  const { counts, changes, joined, ambiguous, quarantined, isComplete, dryRun } = result;
  const total = toTotal(counts);
  const rejected = Object.entries(quarantined);
  return [
    `${dryRun ? 'Dry run: ' : ''}${result.registerPlaces} restaurants of the register with ${result.lines} lines of menus.`,
    `${joined.withOthers} are places of the tourism organisation or Visit Seoul, ${joined.withOneAnother} are listed twice.`,
    total === 0 ? 'No place has changed.' : dryRun ? 'Would change:' : 'Changes:',
    ...toKindLines(counts),
    ...onlyIf(result.menus > 0, `  ${result.menus} menus`),
    ...toDiff(changes, total),
    ...onlyIf(
      ambiguous.length > 0,
      `${ambiguous.length} are like a place and stay apart:`,
      ...ambiguous.slice(0, MAX_NAMED).map(({ id, name, like }) => {
        const scores = like.map(
          ({ contentId, score, because }) => `${contentId} ${score} = ${because}`,
        );
        return `  ${name} (${id}): ${scores.join('; ')}`;
      }),
    ),
    ...onlyIf(
      rejected.length > 0,
      `Rows that were not taken, each named in ${result.quarantineFile}:`,
      ...rejected.map(([reason, count]) => `  ${count} ${reason}`),
    ),
    ...onlyIf(
      !isComplete,
      'The register was not read to its end, so no place was marked as vanished.',
    ),
    '',
  ].join('\n');
}

/** Work of the classifier in words. */
export function toClassifyReport(counts: ClassifiedCounts, seconds: number): string {
  const { dishes, places, allDishes } = counts;
  return `${dishes} dishes and ${places} places judged in ${seconds.toFixed(0)} s; ${allDishes} distinct dishes in all.\n`;
}

const onlyIf = (condition: boolean, ...lines: string[]): string[] => (condition ? lines : []);

const toTotal = (counts: Readonly<Record<ChangeKind, number>>): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

/** Number of each kind, a line each. */
function toKindLines(counts: Readonly<Record<ChangeKind, number>>): string[] {
  return (Object.keys(SIGNS) as ChangeKind[])
    .filter((kind) => counts[kind] > 0)
    .map((kind) => `  ${SIGNS[kind]} ${counts[kind]} ${KIND_WORDS[kind]}`);
}

/** First changes one by one, and the number of the others. */
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
