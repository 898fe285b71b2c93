import * as v from 'valibot';
import type { RestaurantRow } from '@/lib/places/row';
import { parse } from '@/lib/validation';
import { readTextIfExists } from '../common/atomic-file';

const nameSchema = v.object({
  /** Name that was read; another one of the place is not named by this row. */
  ko: v.string(),
  en: v.pipe(v.string(), v.minLength(1)),
});
const tableSchema = v.object({ about: v.string(), names: v.record(v.string(), nameSchema) });

/** English names by place that a reader gave to places without an official one. */
export type CuratedNames = Readonly<Record<string, v.InferOutput<typeof nameSchema>>>;

/**
 * Reads a table of `data/curated`; null without that file.
 *
 * @throws {ValidationError} for another form
 */
export async function readCuratedTable<Output>(
  path: string,
  schema: v.GenericSchema<unknown, Output>,
): Promise<Output | null> {
  const text = await readTextIfExists(path);
  return text === null ? null : parse(schema, JSON.parse(text));
}

/** Reads `data/curated/place-names-en.json`; empty without that file. */
export const readCuratedNames = async (path: string): Promise<CuratedNames> =>
  (await readCuratedTable(path, tableSchema))?.names ?? {};

/** Row without a name of the table, so that an official one may take its place. */
export const withoutCuratedName = (row: RestaurantRow, names: CuratedNames): RestaurantRow =>
  row.title_eng !== '' && row.title_eng === names[row.contentId]?.en
    ? { ...row, title_eng: '' }
    : row;

/** Row with the name of the table if it has no official one. */
export function withCuratedName(row: RestaurantRow, names: CuratedNames): RestaurantRow {
  const name = names[row.contentId];
  return row.title_eng === '' && name?.ko === row.title ? { ...row, title_eng: name.en } : row;
}
