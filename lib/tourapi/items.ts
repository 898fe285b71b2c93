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

const value = z.union([z.string(), z.number(), z.null()]);
const toText = (given: z.infer<typeof value>) =>
  given === null ? '' : toSourceText(String(given));
const text = value.default('').transform(toText);
/** Has to be there: the API sends a field it knows nothing for as `""`. Tags and signs alone (`<br>`, `-`) say no more. */
const presentText = value
  .transform(toText)
  .transform((said) => (/[\p{L}\p{N}]/u.test(said.replace(/<[^<>]*>/g, '')) ? said : ''));
const requiredText = z
  .union([z.string(), z.number()])
  .transform((value) => toSourceText(String(value)))
  .pipe(z.string().min(1));

/** An item of `areaBasedList2`, the fields the product reads. `mapx` = longitude, `mapy` = latitude, as text. */
export const listItemSchema = z.object({
  contentid: requiredText,
  /** Blank in a row that is passed over when it is new, and keeps its name when it is known. */
  title: text,
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

/** A restaurant in KorService2. */
export const RESTAURANT_TYPE = '39';

/**
 * The item of `detailIntro2` for a restaurant. One of another type, without one of these fields or with nothing in any
 * of them is not one: it would put blanks in the place of good text.
 */
export const introItemSchema = z
  .object({
    contentid: requiredText,
    contenttypeid: requiredText.pipe(z.literal(RESTAURANT_TYPE)),
    firstmenu: presentText,
    treatmenu: presentText,
    opentimefood: presentText,
    restdatefood: presentText,
    infocenterfood: text,
  })
  .refine(({ firstmenu, treatmenu, opentimefood, restdatefood, infocenterfood }) =>
    [firstmenu, treatmenu, opentimefood, restdatefood, infocenterfood].some(
      (known) => known !== '',
    ),
  );
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
