import { decodeHTMLStrict } from 'entities';
import * as v from 'valibot';
import type { CallJournal, JournalEntry } from '../common/call-journal';
import { scalar } from '../common/schemas';

/** Languages of the lists, in reading order. */
export const LISTS = ['ko', 'en', 'ja', 'zh-Hans', 'zh-Hant'] as const;
export type ListName = (typeof LISTS)[number];

/** Some values are encoded twice; a third encoding has not been observed. */
const MAX_DECODE_PASSES = 2;

/**
 * Decodes entities left over from repeated encoding; tags and line breaks are kept.
 * @example decodeSourceText('11:00~21:00&lt;br&gt;연중무휴') // '11:00~21:00<br>연중무휴'
 */
export function decodeSourceText(value: string): string {
  let text = value;
  for (let pass = 0; pass < MAX_DECODE_PASSES; pass += 1) {
    const decoded = decodeHTMLStrict(text);
    if (decoded === text) break;
    text = decoded;
  }
  return text.trim();
}

const toText = (value: string | number | null): string =>
  value === null ? '' : decodeSourceText(String(value));
const text = v.optional(v.pipe(v.nullable(scalar), v.transform(toText)), '');
/**
 * Required field: the API sends `""` for unknown values. Tags and punctuation alone (`<br>`, `-`)
 * count as blank.
 */
const presentText = v.pipe(
  v.nullable(scalar),
  v.transform(toText),
  v.transform((value) => (/[\p{L}\p{N}]/u.test(value.replace(/<[^<>]*>/g, '')) ? value : '')),
);
const requiredText = v.pipe(
  scalar,
  v.transform((value) => decodeSourceText(String(value))),
  v.minLength(1),
);

/**
 * Fields of an `areaBasedList2` item that the app reads. `mapx` is the longitude, `mapy` the
 * latitude, as text.
 */
export const listItemSchema = v.object({
  contentid: requiredText,
  /** Blank titles: new rows are skipped, known rows keep their name. */
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

/** Content type of restaurants in KorService2. */
export const RESTAURANT_TYPE = '39';

/**
 * `detailIntro2` item of a restaurant. Items of another type, with missing fields or with all
 * fields blank are rejected: they would overwrite good text.
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

/** Fields of a `detailCommon2` item that a list row may lack. */
export const commonItemSchema = v.object({
  contentid: requiredText,
  addr1: text,
  addr2: text,
  mapx: text,
  mapy: text,
  tel: text,
});
export type CommonItem = v.InferOutput<typeof commonItemSchema>;

/** False for a journal line with other items than these: its call is repeated. */
export function hasKnownItems(entry: JournalEntry): boolean {
  if (entry.t === 'page') return v.is(v.array(listItemSchema), entry.items);
  if (entry.t === 'intro') return v.is(v.nullable(introItemSchema), entry.item);
  return entry.t !== 'common' || v.is(v.nullable(commonItemSchema), entry.item);
}

/** Items of a list in page order, without duplicates of rows that moved between pages. */
export async function* readListItems(
  journal: CallJournal,
  list: ListName,
): AsyncGenerator<ListItem> {
  const seen = new Set<string>();
  for await (const { item } of journal.items(list)) {
    const row = v.parse(listItemSchema, item);
    if (seen.has(row.contentid)) continue;
    seen.add(row.contentid);
    yield row;
  }
}

/** Details of a row; null when the API has none, undefined for those that were not fetched. */
export async function readDetails(
  journal: CallJournal,
  { contentid: id, modifiedtime }: Pick<ListItem, 'contentid' | 'modifiedtime'>,
): Promise<{ intro: IntroItem | null | undefined; common: CommonItem | null | undefined }> {
  return {
    intro: v.parse(v.nullish(introItemSchema), await journal.getDetail('intro', id, modifiedtime)),
    common: v.parse(
      v.nullish(commonItemSchema),
      await journal.getDetail('common', id, modifiedtime),
    ),
  };
}
