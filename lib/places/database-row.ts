import 'server-only';
import * as v from 'valibot';
import { calendarDaySchema } from '../validation';
import { lastGoodSchema, type RestaurantRow } from './row';

const text = v.string();
const writtenRowSchema = v.object({
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
  last_good: v.nullable(lastGoodSchema),
});

/** The table `places`, as JSON, and beside it how old their menus are. */
export const storedRowsSchema = v.array(
  v.object({ ...writtenRowSchema.entries, menu_as_of: v.nullable(calendarDaySchema) }),
);
type WrittenRow = v.InferOutput<typeof writtenRowSchema>;
type StoredRow = WrittenRow & { menu_as_of?: string | null };

/** A row of the table as the rest of the program knows it. */
export function toRow({
  content_id,
  lcls_systm3,
  vanished_on,
  last_good,
  title_ja,
  title_zh_hans,
  title_zh_hant,
  menu_as_of = null,
  ...same
}: StoredRow): RestaurantRow {
  return {
    ...same,
    contentId: content_id,
    lclsSystm3: lcls_systm3,
    vanishedOn: vanished_on ?? '',
    ...(title_ja === null ? {} : { title_ja }),
    ...(title_zh_hans === null ? {} : { title_zh_hans }),
    ...(title_zh_hant === null ? {} : { title_zh_hant }),
    ...(last_good === null ? {} : { lastGood: last_good }),
    ...(menu_as_of === null ? {} : { menuAsOf: menu_as_of }),
  };
}

/** What a row says in the columns of the table. */
export function toWrittenRow({
  contentId,
  lclsSystm3,
  vanishedOn,
  lastGood,
  title_ja,
  title_zh_hans,
  title_zh_hant,
  ...same
}: Omit<RestaurantRow, 'menuAsOf'>): WrittenRow {
  return {
    ...same,
    content_id: contentId,
    title_ja: title_ja ?? null,
    title_zh_hans: title_zh_hans ?? null,
    title_zh_hant: title_zh_hant ?? null,
    lcls_systm3: lclsSystm3,
    vanished_on: vanishedOn || null,
    last_good: lastGood ?? null,
  };
}
