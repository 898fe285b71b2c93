import { TEXT_FIELDS, type OFFICIAL_TITLE_FIELDS, type Place } from '@kioot/places/place';
import { isFromKto, isFromVisitSeoul, KTO_SOURCE } from '@kioot/places/snapshot';
import { parseSeoulCoordinates, type Coordinates } from '../common/coordinates';
import type { CommonItem, IntroItem, ListItem, ListName } from './items';
import { toComparableName } from '../branch-name';
import { VANISHED_RETENTION_DAYS } from '../change-report';
import type { OfficialNames } from './official-names';
import { getDaysBetween } from '../common/seoul-day';

/** Names of each list but the Korean one. */
export type NamesByList = Readonly<Record<Exclude<ListName, 'ko'>, OfficialNames>>;

const TITLE_FIELDS = {
  ja: 'title_ja',
  'zh-Hans': 'title_zh_hans',
  'zh-Hant': 'title_zh_hant',
} as const satisfies Record<Exclude<ListName, 'ko' | 'en'>, (typeof OFFICIAL_TITLE_FIELDS)[number]>;

/** Input for a row that the tourism organization lists today. */
export interface RowParts {
  /** Row of the current snapshot; undefined for a new one, whose item has a title. */
  readonly base: Place | undefined;
  readonly item: ListItem;
  /** Undefined for an unchanged row that was not fetched; null without a usable response. */
  readonly intro: IntroItem | null | undefined;
  readonly common: CommonItem | null | undefined;
  readonly names: NamesByList;
  /** Day of the list read in Seoul, `YYYY-MM-DD`. */
  readonly today: string;
}

/**
 * Merged row. Values of the tourism organization come first, unchanged; its blanks keep the text of
 * Visit Seoul and of open lists. Missing or wrong coordinates keep the known ones.
 * Without usable details the row keeps its text and `modifiedtime`, and the next run fetches them
 * again.
 */
export function toMergedRow({ base, item, intro, common, names, today }: RowParts): Place {
  const isShared = base !== undefined && isFromVisitSeoul(base);
  const title = item.title || (base?.title ?? '');
  const known = getRowCoordinates(base);
  const isUnchanged = base !== undefined && intro === undefined;
  // The point of an unchanged row is known or was found to be wrong.
  const listed = isUnchanged ? null : getItemCoordinates(item, common);
  const coordinates = listed ?? known;
  const isMenuKept = !intro?.firstmenu && !intro?.treatmenu;
  const fieldSources = getKeptSources(base, {
    ...{ firstmenu: isMenuKept, labels: isMenuKept },
    opentimefood: !intro?.opentimefood && !intro?.restdatefood,
    addr1: !item.addr1 && !common?.addr1,
    tel: !intro?.infocenterfood && !item.tel && !common?.tel,
    mapx: listed === null,
    prices: true,
  });
  const pick = (field: TextField, source: 'firstmenu' | 'opentimefood') => {
    const fresh = intro?.[field];
    const isKept = fresh === undefined || (fresh === '' && (isShared || source in fieldSources));
    return isKept ? (base?.[field] ?? '') : fresh;
  };
  const row: Place = {
    contentId: item.contentid,
    title,
    title_eng: names.en.find(title, coordinates) || getKnownEnglish(base, title),
    ...getTitles(names, base, title, coordinates),
    firstmenu: pick('firstmenu', 'firstmenu'),
    treatmenu: pick('treatmenu', 'firstmenu'),
    opentimefood: pick('opentimefood', 'opentimefood'),
    restdatefood: pick('restdatefood', 'opentimefood'),
    addr1: item.addr1 || common?.addr1 || base?.addr1 || '',
    mapx: coordinates?.mapx ?? null,
    mapy: coordinates?.mapy ?? null,
    tel: intro?.infocenterfood || item.tel || common?.tel || base?.tel || '',
    lclsSystm3: item.lclsSystm3 || base?.lclsSystm3 || '',
    source: [...new Set([KTO_SOURCE, ...(base?.source.split('+') ?? [])])].join('+'),
    modifiedtime:
      intro === null || common === null ? (base?.modifiedtime ?? '') : item.modifiedtime,
    vanishedOn: '',
    // The list does not notice that a restaurant has closed; a sync of licenses does.
    ...(base?.closedOn !== undefined && { closedOn: base.closedOn }),
    ...(Object.keys(fieldSources).length > 0 && { fieldSources }),
    ...(base?.lastSeen && { lastSeen: base.lastSeen }),
    ...(isMenuKept && base?.unlabeledMenu && { unlabeledMenu: base.unlabeledMenu }),
    ...(base?.prices && { prices: base.prices }),
    ...(base?.kind && { kind: base.kind }),
    ...(listed === null && base?.errorM !== undefined && { errorM: base.errorM }),
  };
  const lastGood = getLastGood(base, row, today);
  return Object.keys(lastGood).length > 0 ? { ...row, lastGood } : row;
}

type TextField = (typeof TEXT_FIELDS)[keyof typeof TEXT_FIELDS][number];

/** Sources of the fields that open lists gave and that the tourism organization leaves blank. */
function getKeptSources(
  base: Place | undefined,
  isBlank: Readonly<Record<string, boolean>>,
): NonNullable<Place['fieldSources']> {
  const known = Object.entries(base?.fieldSources ?? {});
  return Object.fromEntries(known.filter(([field]) => isBlank[field]));
}

function getLastGood(base: Place | undefined, row: Place, until: string) {
  const lastGood = { ...base?.lastGood };
  for (const field of [...TEXT_FIELDS.menus, ...TEXT_FIELDS.hours]) {
    if (row[field] !== '') delete lastGood[field];
    else if (base && base[field] !== '') lastGood[field] = { text: base[field], until };
  }
  return lastGood;
}

/** Coordinates of a listed row; null without usable ones in either call. */
export function getItemCoordinates(
  item: ListItem,
  common: CommonItem | null | undefined,
): Coordinates | null {
  const listed = parseSeoulCoordinates(item.mapx, item.mapy);
  if (listed || !common) return listed;
  return parseSeoulCoordinates(common.mapx, common.mapy);
}

/**
 * Row missing in today's list: marked with the first day of absence; after 30 days null, or a row
 * of its other sources alone. Rows of other sources are returned unchanged.
 */
export function toUnlistedRow(row: Place, today: string): Place | null {
  if (!isFromKto(row)) return row;
  const vanishedOn = row.vanishedOn || today;
  if (getDaysBetween(vanishedOn, today) <= VANISHED_RETENTION_DAYS) return { ...row, vanishedOn };
  const others = row.source.split('+').filter((source) => source !== KTO_SOURCE);
  return others.length > 0 ? { ...row, source: others.join('+'), vanishedOn: '' } : null;
}

function getRowCoordinates(row: Place | undefined): Coordinates | null {
  return row && row.mapx !== null && row.mapy !== null ? { mapx: row.mapx, mapy: row.mapy } : null;
}

/** Known English name, unless the Korean name has changed. */
function getKnownEnglish(base: Place | undefined, title: string): string {
  return base && toComparableName(base.title) === toComparableName(title) ? base.title_eng : '';
}

/** Names in other languages; a known one stays while the Korean name does. */
function getTitles(
  names: NamesByList,
  base: Place | undefined,
  title: string,
  coordinates: Coordinates | null,
): Partial<Place> {
  const titles: Partial<Place> = {};
  for (const list of ['ja', 'zh-Hans', 'zh-Hant'] as const) {
    const field = TITLE_FIELDS[list];
    const known = base?.title === title ? base[field] : undefined;
    const found = names[list].find(title, coordinates) || known;
    if (found) titles[field] = found;
  }
  return titles;
}
