import * as v from 'valibot';
import { calendarDaySchema, numberBetween } from '@kioot/base/validation';

const text = v.optional(v.string(), '');
const degrees = (max: number) =>
  v.optional(
    v.pipe(
      v.union([v.string(), v.number()]),
      v.transform((value) => (value === '' ? null : Number(value))),
      v.nullable(numberBetween([-max, max])),
    ),
    '',
  );

/** Fields that only the detail calls of the tourism organization return, by topic. */
export const TEXT_FIELDS = {
  menus: ['firstmenu', 'treatmenu'],
  hours: ['opentimefood', 'restdatefood'],
} as const;

/** Official names in the languages besides English. */
export const OFFICIAL_TITLE_FIELDS = ['title_ja', 'title_zh_hans', 'title_zh_hant'] as const;

export const lastGoodSchema = v.record(
  v.picklist([...TEXT_FIELDS.menus, ...TEXT_FIELDS.hours]),
  v.object({ text: v.string(), until: calendarDaySchema }),
);

/** Source of a field other than the first source of its row, with its day or year (`YYYY-MM-DD`, `YYYY`). */
const fieldSourceSchema = v.object({
  source: v.string(),
  asOf: v.optional(v.string()),
  /** The menu is that of other branches of the chain, which the source has. */
  isOfChain: v.optional(v.literal(true)),
});

export type FieldSource = v.InferOutput<typeof fieldSourceSchema>;

/** Prices of dishes in won: lower numbers are counts, higher ones typing errors or feasts for a table. */
export const DISH_PRICE_BOUNDS_WON = { min: 500, max: 300_000 } as const;

/** Kinds of places: meals, coffee and sweets, drinks. */
const PLACE_KINDS = ['meal', 'cafe', 'bar'] as const;

/**
 * Row of `data/synced/restaurants.json`: field names of the tourism organization, free Korean text, `mapx`
 * longitude and `mapy` latitude in degrees (null if the source has none).
 */
export const placeSchema = v.object({
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
  /** Telephone as the source writes it; empty if unknown. */
  tel: text,
  lclsSystm3: text,
  /**
   * Official names in Japanese, Simplified and Traditional Chinese, if the tourism organization has
   * them.
   */
  title_ja: v.optional(v.string()),
  title_zh_hans: v.optional(v.string()),
  title_zh_hant: v.optional(v.string()),
  source: v.string(),
  fieldSources: v.optional(v.record(v.string(), fieldSourceSchema)),
  /** Last year (`YYYY`) each list of `source` had the place, unless it is the year of the list. */
  lastSeen: v.optional(v.record(v.string(), v.string())),
  /** Error of an interpolated point in meters: the 90th percentile of its list. */
  errorM: v.optional(v.number()),
  /**
   * Menu of its own source before the labels of another one (`fieldSources.labels`) joined it, for the next
   * merge.
   */
  unlabeledMenu: v.optional(v.object({ firstmenu: v.string(), treatmenu: v.string() })),
  /** Prices in won by dish, other than those in the text of the menu. */
  prices: v.optional(v.array(v.tuple([v.string(), v.number()]))),
  kind: v.optional(v.picklist(PLACE_KINDS)),
  /** Day the menus were true, for sources that read them long before us. */
  menuAsOf: v.optional(calendarDaySchema),
  /**
   * Last change at the source whose details are in the row, `YYYYMMDDhhmmss` in Seoul time; empty
   * if unknown.
   */
  modifiedtime: text,
  /** Day (`YYYY-MM-DD`) a sync first missed the row; empty while it is listed. */
  vanishedOn: text,
  /** Day (`YYYY-MM-DD`) its license ended; undefined unless known to be closed. */
  closedOn: v.optional(calendarDaySchema),
  /**
   * Last text of the fields that the source has blanked since, with the day (`YYYY-MM-DD`) a sync
   * found that.
   */
  lastGood: v.optional(lastGoodSchema),
});

export type Place = v.InferOutput<typeof placeSchema>;
