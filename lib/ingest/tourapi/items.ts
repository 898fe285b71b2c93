import { decodeHTMLStrict } from 'entities';
import * as v from 'valibot';
import { scalar } from '../schemas';

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

const toText = (given: string | number | null): string =>
  given === null ? '' : toSourceText(String(given));
const text = v.optional(v.pipe(v.nullable(scalar), v.transform(toText)), '');
/** Has to be there: the API sends a field it knows nothing for as `""`. Tags and signs alone (`<br>`, `-`) say no more. */
const presentText = v.pipe(
  v.nullable(scalar),
  v.transform(toText),
  v.transform((said) => (/[\p{L}\p{N}]/u.test(said.replace(/<[^<>]*>/g, '')) ? said : '')),
);
const requiredText = v.pipe(
  scalar,
  v.transform((given) => toSourceText(String(given))),
  v.minLength(1),
);

/** Fields of an item of `areaBasedList2` that the product reads. `mapx` = longitude, `mapy` = latitude, as text. */
export const listItemSchema = v.object({
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
export type ListItem = v.InferOutput<typeof listItemSchema>;

/** A restaurant in KorService2. */
export const RESTAURANT_TYPE = '39';

/**
 * The item of `detailIntro2` for a restaurant. One of another type, without one of these fields or with nothing in any
 * of them is not one: it would put blanks in the place of good text.
 */
export const introItemSchema = v.pipe(
  v.object({
    contentid: requiredText,
    contenttypeid: v.pipe(requiredText, v.literal(RESTAURANT_TYPE)),
    firstmenu: presentText,
    treatmenu: presentText,
    opentimefood: presentText,
    restdatefood: presentText,
    infocenterfood: text,
  }),
  v.check(({ firstmenu, treatmenu, opentimefood, restdatefood, infocenterfood }) =>
    [firstmenu, treatmenu, opentimefood, restdatefood, infocenterfood].some(
      (known) => known !== '',
    ),
  ),
);
export type IntroItem = v.InferOutput<typeof introItemSchema>;

/** Fields of the item of `detailCommon2` that a list row may lack. */
export const commonItemSchema = v.object({
  contentid: requiredText,
  addr1: text,
  addr2: text,
  mapx: text,
  mapy: text,
  tel: text,
});
export type CommonItem = v.InferOutput<typeof commonItemSchema>;
