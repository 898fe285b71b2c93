import 'server-only';
import * as v from 'valibot';
import { placeSchema, type Place } from './place';

type Column = readonly [field: keyof Place, name: string];

/** Columns of the table `places`. */
const COLUMNS: readonly Column[] = [
  ...(
    [
      ...(['title', 'title_eng', 'title_ja', 'title_zh_hans', 'title_zh_hant'] as const),
      ...(['firstmenu', 'treatmenu', 'opentimefood', 'restdatefood', 'addr1', 'tel'] as const),
      ...(['mapx', 'mapy', 'source', 'modifiedtime', 'prices', 'kind'] as const),
    ] as const
  ).map((name): Column => [name, name]),
  ['contentId', 'content_id'],
  ['lclsSystm3', 'lcls_systm3'],
  ['fieldSources', 'facts'],
  ['vanishedOn', 'vanished_on'],
  ['closedOn', 'closed_on'],
  ['lastGood', 'last_good'],
  ['lastSeen', 'last_seen'],
  ['errorM', 'error_m'],
];

/** Row of the table `places` as JSON, with the age of its menu if it was joined. */
export const tableRowSchema = v.pipe(
  v.record(v.string(), v.unknown()),
  v.check((row) => COLUMNS.every(([, name]) => name in row)),
  v.transform((row) =>
    Object.fromEntries(
      [...COLUMNS, ['menuAsOf', 'menu_as_of'] as const].flatMap(([field, name]) =>
        isUnset(row[name]) ? [] : [[field, row[name]]],
      ),
    ),
  ),
  placeSchema,
);

/** True for a value that the fields of a place leave out. */
const isUnset = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'object' && Object.keys(value).length === 0);

/** Values of a place by column of the table, null for none. */
export const toPlaceTableRow = (place: Place): Record<string, unknown> => ({
  ...Object.fromEntries(COLUMNS.map(([field, name]) => [name, place[field] ?? null])),
  vanished_on: place.vanishedOn || null,
  facts: place.fieldSources ?? {},
});
