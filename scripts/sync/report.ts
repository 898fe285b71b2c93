import type { ChangeKind, RowChange } from '@/lib/tourapi/sync/diff';
import type { ReadLists } from '@/lib/tourapi/sync/read-lists';
import type { SyncResult } from '@/lib/tourapi/sync/result';

/** Lines of a diff that a person still reads. */
const MAX_SHOWN_CHANGES = 40;
const MAX_SHOWN_CHARACTERS = 60;

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

/** A sync's outcome in words, with a diff. */
export function toReport(result: SyncResult): string {
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
      const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
      return [
        `Snapshot of ${snapshot.takenAt}: ${snapshot.rows} restaurants.`,
        ...snapshot.sources.map(({ source, rows, takenOn }) => `  ${rows} ${source}, ${takenOn}`),
        total === 0 ? 'Nothing has changed.' : 'Changes:',
        ...toKindLines(counts),
        ...toDiff(changes, total),
        ...(misplaced.length > 0
          ? [
              `${misplaced.length} rows have no usable coordinates in the list: ${misplaced.slice(0, 10).join(', ')}`,
            ]
          : []),
        ...(unusable.length > 0
          ? [
              `${unusable.length} rows were answered with details that are no restaurant's. Their text is as it was; the next run asks again: ${unusable.slice(0, 10).join(', ')}`,
            ]
          : []),
        ...(isListComplete
          ? []
          : ['The list did not add up even when read twice, so no row was marked as vanished.']),
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

/** How many of each kind, a line each. */
export function toKindLines(counts: Readonly<Record<ChangeKind, number>>): string[] {
  return (Object.keys(SIGNS) as ChangeKind[])
    .filter((kind) => counts[kind] > 0)
    .map((kind) => `  ${SIGNS[kind]} ${counts[kind]} ${KIND_WORDS[kind]}`);
}

/** The first changes one by one, and how many more there are. */
export function toDiff(
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
