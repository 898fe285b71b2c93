import 'server-only';
import * as v from 'valibot';
import { calendarDaySchema } from '@kioot/base/validation';
import { lastGoodSchema, placeSchema, type Place } from './place';

const text = v.string();
const { entries } = placeSchema;
const tableRowSchema = v.object({
  content_id: text,
  title: text,
  title_eng: text,
  title_ja: v.nullable(text),
  title_zh_hans: v.nullable(text),
  title_zh_hant: v.nullable(text),
  firstmenu: text,
  treatmenu: text,
  opentimefood: text,
  restdatefood: text,
  addr1: text,
  mapx: v.nullable(v.number()),
  mapy: v.nullable(v.number()),
  tel: text,
  lcls_systm3: text,
  source: text,
  modifiedtime: text,
  vanished_on: v.nullable(text),
  closed_on: v.nullable(calendarDaySchema),
  last_good: v.nullable(lastGoodSchema),
  facts: entries.facts.wrapped,
  last_seen: v.nullable(entries.lastSeen.wrapped),
  error_m: v.nullable(v.number()),
  prices: v.nullable(entries.prices.wrapped),
  kind: v.nullable(entries.kind.wrapped),
});

/** Rows of the table `places` as JSON, with the age of their menus. */
export const tableRowsSchema = v.array(
  v.object({ ...tableRowSchema.entries, menu_as_of: v.nullable(calendarDaySchema) }),
);
type PlaceTableRow = v.InferOutput<typeof tableRowSchema>;
type PlaceTableRowWithMenuAge = PlaceTableRow & { menu_as_of?: string | null };

/** Maps a row of the table to a restaurant row. */
export function toPlace({
  content_id,
  lcls_systm3,
  vanished_on,
  closed_on,
  last_good,
  title_ja,
  title_zh_hans,
  title_zh_hant,
  facts,
  last_seen,
  error_m,
  prices,
  kind,
  menu_as_of = null,
  ...same
}: PlaceTableRowWithMenuAge): Place {
  return {
    ...same,
    contentId: content_id,
    lclsSystm3: lcls_systm3,
    vanishedOn: vanished_on ?? '',
    ...(closed_on === null ? {} : { closedOn: closed_on }),
    ...(title_ja === null ? {} : { title_ja }),
    ...(title_zh_hans === null ? {} : { title_zh_hans }),
    ...(title_zh_hant === null ? {} : { title_zh_hant }),
    ...(last_good === null ? {} : { lastGood: last_good }),
    ...(Object.keys(facts).length === 0 ? {} : { facts }),
    ...(last_seen === null ? {} : { lastSeen: last_seen }),
    ...(error_m === null ? {} : { errorM: error_m }),
    ...(prices === null ? {} : { prices }),
    ...(kind === null ? {} : { kind }),
    ...(menu_as_of === null ? {} : { menuAsOf: menu_as_of }),
  };
}

/** Maps a restaurant row to the columns of the table. */
export function toPlaceTableRow({
  contentId,
  lclsSystm3,
  vanishedOn,
  closedOn,
  lastGood,
  title_ja,
  title_zh_hans,
  title_zh_hant,
  facts,
  lastSeen,
  errorM,
  prices,
  kind,
  ...same
}: Omit<Place, 'menuAsOf'>): PlaceTableRow {
  return {
    ...same,
    content_id: contentId,
    title_ja: title_ja ?? null,
    title_zh_hans: title_zh_hans ?? null,
    title_zh_hant: title_zh_hant ?? null,
    lcls_systm3: lclsSystm3,
    vanished_on: vanishedOn || null,
    closed_on: closedOn ?? null,
    last_good: lastGood ?? null,
    facts: facts ?? {},
    last_seen: lastSeen ?? null,
    error_m: errorM ?? null,
    prices: prices ?? null,
    kind: kind ?? null,
  };
}
