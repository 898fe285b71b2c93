import { TEXT_FIELDS, type OFFICIAL_TITLES, type RestaurantRow } from '@/lib/places/row';
import { isFromKto, isFromVisitSeoul, KTO_SOURCE, VISIT_SEOUL_SOURCE } from '@/lib/places/snapshot';
import { parseSeoulCoordinates, type Coordinates } from '../coordinates';
import type { CommonItem, IntroItem, ListItem } from './items';
import { toComparableName } from '../entity-resolution';
import { VANISHED_KEPT_DAYS } from '../vanishing';
import type { OfficialNames } from './official-names';
import type { ListName } from './journal-entry';
import { getDaysBetween } from '../seoul-day';

/** The names that each list but the Korean one gives. */
export type NamesByList = Readonly<Record<Exclude<ListName, 'ko'>, OfficialNames>>;

const TITLES_OF = {
  ja: 'title_ja',
  'zh-Hans': 'title_zh_hans',
  'zh-Hant': 'title_zh_hant',
} as const satisfies Record<Exclude<ListName, 'ko' | 'en'>, (typeof OFFICIAL_TITLES)[number]>;

/** Everything known of a row that the tourism organisation lists today. */
export interface RowParts {
  /** The row of the present snapshot, if it is not new; a new one has a title in its item. */
  readonly base: RestaurantRow | undefined;
  readonly item: ListItem;
  /** Undefined when the row has not changed and was not asked for; null when no usable answer came. */
  readonly intro: IntroItem | null | undefined;
  readonly common: CommonItem | null | undefined;
  readonly names: NamesByList;
  /** The day of the reading in Seoul, `YYYY-MM-DD`. */
  readonly today: string;
}

/**
 * The new row. Values of the tourism organisation come first and stay as written; in a row shared with Visit
 * Seoul a blank keeps what Visit Seoul gave; blank or wrong coordinates keep the ones known for the row. Without usable
 * details the row keeps its text and its `modifiedtime`, so that the next run asks again.
 */
export function toRow({ base, item, intro, common, names, today }: RowParts): RestaurantRow {
  const isShared = base !== undefined && isFromVisitSeoul(base);
  const title = item.title || (base?.title ?? '');
  const place = getPlace(item, common) ?? toPlace(base);
  const pick = (fresh: string | undefined, known: string | undefined) =>
    fresh === undefined || (fresh === '' && isShared) ? (known ?? '') : fresh;
  const row: RestaurantRow = {
    contentId: item.contentid,
    title,
    title_eng: names.en.find(title, place) || getKnownEnglish(base, title),
    ...getTitles(names, base, title, place),
    firstmenu: pick(intro?.firstmenu, base?.firstmenu),
    treatmenu: pick(intro?.treatmenu, base?.treatmenu),
    opentimefood: pick(intro?.opentimefood, base?.opentimefood),
    restdatefood: pick(intro?.restdatefood, base?.restdatefood),
    addr1: item.addr1 || common?.addr1 || base?.addr1 || '',
    mapx: place?.mapx ?? null,
    mapy: place?.mapy ?? null,
    tel: intro?.infocenterfood || item.tel || common?.tel || base?.tel || '',
    lclsSystm3: item.lclsSystm3 || base?.lclsSystm3 || '',
    source: isShared ? `${KTO_SOURCE}+${VISIT_SEOUL_SOURCE}` : KTO_SOURCE,
    modifiedtime:
      intro === null || common === null ? (base?.modifiedtime ?? '') : item.modifiedtime,
    vanishedOn: '',
  };
  const lastGood = getLastGood(base, row, today);
  return Object.keys(lastGood).length > 0 ? { ...row, lastGood } : row;
}

function getLastGood(base: RestaurantRow | undefined, row: RestaurantRow, until: string) {
  const lastGood = { ...base?.lastGood };
  for (const field of [...TEXT_FIELDS.menus, ...TEXT_FIELDS.hours]) {
    if (row[field] !== '') delete lastGood[field];
    else if (base && base[field] !== '') lastGood[field] = { text: base[field], until };
  }
  return lastGood;
}

/** The place of a row in today's lists, null when no call gave a usable one. */
export function getPlace(
  item: ListItem,
  common: CommonItem | null | undefined,
): Coordinates | null {
  const listed = parseSeoulCoordinates(item.mapx, item.mapy);
  if (listed || !common) return listed;
  return parseSeoulCoordinates(common.mapx, common.mapy);
}

/**
 * A row that today's list does not have: marked with the day it was first missed; after 30 days null, or handed
 * to Visit Seoul alone when that lists it too. Rows of other sources come back as they are.
 */
export function toUnlistedRow(row: RestaurantRow, today: string): RestaurantRow | null {
  if (!isFromKto(row)) return row;
  const vanishedOn = row.vanishedOn || today;
  if (getDaysBetween(vanishedOn, today) <= VANISHED_KEPT_DAYS) return { ...row, vanishedOn };
  return isFromVisitSeoul(row) ? { ...row, source: VISIT_SEOUL_SOURCE, vanishedOn: '' } : null;
}

function toPlace(row: RestaurantRow | undefined): Coordinates | null {
  return row && row.mapx !== null && row.mapy !== null ? { mapx: row.mapx, mapy: row.mapy } : null;
}

/** The English name from before, unless the place now has another Korean name. */
function getKnownEnglish(base: RestaurantRow | undefined, title: string): string {
  return base && toComparableName(base.title) === toComparableName(title) ? base.title_eng : '';
}

/** Names of the restaurant in other languages; an earlier one stays as long as the Korean one does. */
function getTitles(
  names: NamesByList,
  base: RestaurantRow | undefined,
  title: string,
  place: Coordinates | null,
): Partial<RestaurantRow> {
  const titles: Partial<RestaurantRow> = {};
  for (const list of ['ja', 'zh-Hans', 'zh-Hant'] as const) {
    const field = TITLES_OF[list];
    const known = base?.title === title ? base[field] : undefined;
    const found = names[list].find(title, place) || known;
    if (found) titles[field] = found;
  }
  return titles;
}
