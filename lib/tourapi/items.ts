import { decodeHTMLStrict } from 'entities';
import { z } from 'zod';

/** The source encodes some values twice; more than that has not been seen. */
const MAX_ENCODINGS = 2;

/**
 * A value as its author wrote it: entities left over from encoding are decoded (`&amp;` and `&lt;br&gt;`), everything
 * else, `<br>` and line breaks included, stays.
 */
export function toSourceText(value: string): string {
  let text = value;
  for (let pass = 0; pass < MAX_ENCODINGS; pass += 1) {
    const decoded = decodeHTMLStrict(text);
    if (decoded === text) break;
    text = decoded;
  }
  return text.trim();
}

const text = z
  .union([z.string(), z.number(), z.null()])
  .default('')
  .transform((value) => (value === null ? '' : toSourceText(String(value))));
const requiredText = z
  .union([z.string(), z.number()])
  .transform((value) => toSourceText(String(value)))
  .pipe(z.string().min(1));

/** An item of `areaBasedList2`, the fields the product reads. `mapx` = longitude, `mapy` = latitude, as text. */
export const listItemSchema = z.object({
  contentid: requiredText,
  title: requiredText,
  addr1: text,
  addr2: text,
  mapx: text,
  mapy: text,
  tel: text,
  lclsSystm3: text,
  /** `YYYYMMDDhhmmss`, Seoul time. */
  modifiedtime: text,
});
export type ListItem = z.infer<typeof listItemSchema>;

/** The item of `detailIntro2` for a restaurant (contentTypeId 39). */
export const introItemSchema = z.object({
  contentid: requiredText,
  firstmenu: text,
  treatmenu: text,
  opentimefood: text,
  restdatefood: text,
  infocenterfood: text,
});
export type IntroItem = z.infer<typeof introItemSchema>;

/** The item of `detailCommon2`, the fields that a list row may lack. */
export const commonItemSchema = z.object({
  contentid: requiredText,
  addr1: text,
  addr2: text,
  mapx: text,
  mapy: text,
  tel: text,
});
export type CommonItem = z.infer<typeof commonItemSchema>;
