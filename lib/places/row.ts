import { z } from 'zod';

const text = z.string().default('');
const degrees = (most: number) =>
  z
    .union([z.string(), z.number()])
    .transform((value) => (value === '' ? null : Number(value)))
    .pipe(z.number().min(-most).max(most).nullable());

/** The fields of a row that only the tourism organisation's details hold, by what a visitor looks for in them. */
export const TEXT_FIELDS = {
  menus: ['firstmenu', 'treatmenu'],
  hours: ['opentimefood', 'restdatefood'],
} as const;

/** What a house calls itself in the languages besides English. */
export const OFFICIAL_TITLES = ['title_ja', 'title_zh_hans', 'title_zh_hant'] as const;

/**
 * One row of `data/restaurants.json`: the tourism organisation's own field names, free Korean text,
 * `mapx` = longitude and `mapy` = latitude in degrees (null where the source had none).
 */
export const restaurantRowSchema = z.object({
  contentId: z.string().min(1),
  title: z.string().min(1),
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
  title_ja: z.string().optional(),
  title_zh_hans: z.string().optional(),
  title_zh_hant: z.string().optional(),
  source: z.string(),
  /** The day its menus were true, where their source read them long before we read it. */
  menuAsOf: z.iso.date().optional(),
  /** The source's last change whose details are in the row, `YYYYMMDDhhmmss` in Seoul time; empty when unknown. */
  modifiedtime: text,
  /** The day (`YYYY-MM-DD`) a synchronisation first missed the row; empty while it is listed. */
  vanishedOn: text,
  /** The last text of the fields that the source has blanked since, and the day (`YYYY-MM-DD`) a synchronisation found that. */
  lastGood: z
    .partialRecord(
      z.enum([...TEXT_FIELDS.menus, ...TEXT_FIELDS.hours]),
      z.object({ text: z.string(), until: z.iso.date() }),
    )
    .optional(),
});

export type RestaurantRow = z.infer<typeof restaurantRowSchema>;
