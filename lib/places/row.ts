import * as v from 'valibot';
import { calendarDaySchema, numberBetween } from '../validation';

const text = v.optional(v.string(), '');
const degrees = (most: number) =>
  v.pipe(
    v.union([v.string(), v.number()]),
    v.transform((value) => (value === '' ? null : Number(value))),
    v.nullable(numberBetween([-most, most])),
  );

/** The fields of a row that only the tourism organisation's details hold, by what a visitor looks for in them. */
export const TEXT_FIELDS = {
  menus: ['firstmenu', 'treatmenu'],
  hours: ['opentimefood', 'restdatefood'],
} as const;

/** What a house calls itself in the languages besides English. */
export const OFFICIAL_TITLES = ['title_ja', 'title_zh_hans', 'title_zh_hant'] as const;

export const lastGoodSchema = v.record(
  v.picklist([...TEXT_FIELDS.menus, ...TEXT_FIELDS.hours]),
  v.object({ text: v.string(), until: calendarDaySchema }),
);

/**
 * One row of `data/restaurants.json`: the tourism organisation's own field names, free Korean text,
 * `mapx` = longitude and `mapy` = latitude in degrees (null where the source had none).
 */
export const restaurantRowSchema = v.object({
  contentId: v.pipe(v.string(), v.minLength(1)),
  title: v.pipe(v.string(), v.minLength(1)),
  title_eng: text,
  firstmenu: text,
  treatmenu: text,
  opentimefood: text,
  restdatefood: text,
  addr1: text,
  mapx: degrees(180),
  mapy: degrees(90),
  /** Telephone as the source writes it; empty when unknown. */
  tel: text,
  lclsSystm3: text,
  /** What the house calls itself in Japanese, Simplified and Traditional Chinese, where the tourism organisation says so. */
  title_ja: v.optional(v.string()),
  title_zh_hans: v.optional(v.string()),
  title_zh_hant: v.optional(v.string()),
  source: v.string(),
  /** The day its menus were true, where their source read them long before we read it. */
  menuAsOf: v.optional(calendarDaySchema),
  /** The source's last change whose details are in the row, `YYYYMMDDhhmmss` in Seoul time; empty when unknown. */
  modifiedtime: text,
  /** The day (`YYYY-MM-DD`) a synchronisation first missed the row; empty while it is listed. */
  vanishedOn: text,
  /** The last text of the fields that the source has blanked since, and the day (`YYYY-MM-DD`) a synchronisation found that. */
  lastGood: v.optional(lastGoodSchema),
});

export type RestaurantRow = v.InferOutput<typeof restaurantRowSchema>;
