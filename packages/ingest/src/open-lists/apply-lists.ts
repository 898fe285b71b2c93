import 'server-only';
import { createHash } from 'node:crypto';
import {
  OFFICIAL_TITLE_FIELDS,
  placeSchema,
  type FieldSource,
  type Place,
} from '@kioot/places/place';
import { VISIT_SEOUL_SOURCE } from '@kioot/places/snapshot';
import { PlaceMatcher, toMatchFeatures } from '../entity-resolution';
import { mergeSources, toIdentity, type AmbiguousPlace, type MergedPlace } from '../merge-sources';
import type { Districts } from '../common/districts';
import type { SourceRow } from '../source';
import { FIELD_GROUPS, toBlankRow, toMenuFields, toPlaceRow } from '../to-place-row';
import { toChineseTitles } from './chinese-titles';
import {
  withChainMenu,
  withCuratedName,
  withoutChainMenu,
  withoutCuratedName,
  type ChainMenus,
  type CuratedNames,
} from './curated-tables';
import { toSourcedMenu, withLabeledMenu, withoutLabels } from './labeled-menu';
import { getCoordinates, type ListRow } from './list-row';
import type { OpenList } from './list-files';
import { parseListKind, toPlaceKind } from './place-kind';

export type AppliedLists = ReturnType<typeof applyOpenLists>;

/**
 * Merges open lists into the rows of a snapshot. Idempotent: earlier values of lists are removed
 * first.
 *
 * @param redirects redirects of earlier runs
 * @param names names of places without an official one
 * @param chains menus of chains, for branches without one
 */
export function applyOpenLists(
  snapshot: readonly Place[],
  lists: readonly OpenList[],
  redirects: Readonly<Record<string, string>>,
  districts: Districts,
  names: CuratedNames = {},
  chains: ChainMenus | null = null,
) {
  const own = snapshot.map((row) => withoutChainMenu(withoutCuratedName(row, names)));
  const first = applyOnce(own, lists, redirects, districts);
  // The first pass finds the redirects of duplicate list rows; the second one applies them.
  const second = applyOnce(first.rows, lists, first.redirects, districts);
  const rows = withClosings(second.rows, snapshot)
    .map((row) => withCuratedName(row, names))
    .map((row) => (chains ? toOrderedRow(withChainMenu(row, chains)) : row));
  return { ...first, rows, redirects: second.redirects };
}

/** Rows that only lists have are created again, and no list knows that a place has closed. */
function withClosings(rows: readonly Place[], snapshot: readonly Place[]): Place[] {
  const closings = new Map(snapshot.map(({ contentId, closedOn }) => [contentId, closedOn]));
  return rows.map((row) => {
    const closedOn = closings.get(row.contentId) ?? row.closedOn;
    return closedOn === undefined ? row : toOrderedRow({ ...row, closedOn });
  });
}

function applyOnce(
  snapshot: readonly Place[],
  lists: readonly OpenList[],
  redirects: Readonly<Record<string, string>>,
  districts: Districts,
) {
  const names = new Set(lists.map(({ name }) => name));
  // Ids of rows with a point outside the district of their address.
  const misplaced: string[] = [];
  let rows = snapshot
    .flatMap((row) => removeLists(row, names))
    .map((row) => {
      if (!isOutsideDistrict(row, districts)) return row;
      misplaced.push(row.contentId);
      return { ...row, mapx: null, mapy: null };
    });
  // Rows of each list that matched a place of another source, and new places.
  const counts: Record<string, { joined: number; added: number }> = {};
  const ambiguous: (AmbiguousPlace & { list: string })[] = [];
  const update = lists.find(({ kind }) => kind === 'update');
  const updated = update ? updateRows(rows, update, redirects) : { rows, rest: [] };
  let joined = joinDoubles(updated.rows, redirects);
  rows = joined.rows;
  for (const list of lists) {
    const before = rows.length;
    const merged = mergeList(rows, list === update ? { ...list, rows: updated.rest } : list);
    rows = merged.rows;
    const added = rows.length - before;
    counts[list.name] = { added, joined: merged.joined };
    ambiguous.push(...merged.ambiguous.map((place) => ({ ...place, list: list.name })));
  }
  // Values of lists may reveal further duplicates.
  joined = joinDoubles(rows, joined.redirects);
  rows = joined.rows.map((row) => toOrderedRow({ ...row, kind: toPlaceKind(row) }));
  return { rows, redirects: joined.redirects, counts, ambiguous, misplaced };
}

/** Row with its fields in schema order, for small diffs of the file. */
function toOrderedRow(row: Place): Place {
  const order = Object.keys(placeSchema.entries);
  const fields = Object.entries(row).sort(([a], [b]) => order.indexOf(a) - order.indexOf(b));
  return { ...Object.fromEntries(fields), ...row };
}

/** Row without values of the lists; empty for a row of lists only. */
function removeLists(row: Place, lists: ReadonlySet<string>): Place[] {
  const sources = row.source.split('+').filter((source) => !lists.has(source));
  if (sources.length === 0) return [];
  const { fieldSources = {}, lastSeen = {}, errorM, ...own } = withoutLabels(row, lists);
  delete own.prices;
  delete own.kind;
  const kept = Object.entries(fieldSources).filter(([, { source }]) => !lists.has(source));
  const result: Place = { ...own, source: sources.join('+') };
  const blank = toBlankRow('', '', '');
  for (const group of FIELD_GROUPS) {
    if (!lists.has(fieldSources[group[0]]?.source ?? '')) continue;
    for (const field of group) Object.assign(result, { [field]: blank[field] });
  }
  if (errorM !== undefined && result.mapx !== null) result.errorM = errorM;
  if (kept.length > 0) result.fieldSources = Object.fromEntries(kept);
  const keptYears = Object.entries(lastSeen).filter(([source]) => !lists.has(source));
  if (keptYears.length > 0) result.lastSeen = Object.fromEntries(keptYears);
  return [result];
}

function isOutsideDistrict({ addr1, mapx, mapy }: Place, districts: Districts): boolean {
  if (mapx === null || mapy === null) return false;
  const district = districts.findInAddress(addr1);
  return district !== null && !districts.contains(district, { mapx, mapy });
}

/**
 * Merges duplicate rows into the first one of each place. A known redirect joins two rows whatever their
 * score: pairs that only a reader can judge are entered there by hand.
 */
function joinDoubles(rows: readonly Place[], known: Readonly<Record<string, string>>) {
  const redirects: Record<string, string> = { ...known };
  const kept = new Map(rows.map((row) => [row.contentId, row]));
  const join = (row: Place, first: Place) => {
    kept.delete(row.contentId);
    kept.set(first.contentId, fillFrom(first, row));
  };
  for (const row of rows) {
    const first = kept.get(known[row.contentId] ?? '');
    if (first) join(row, first);
  }
  const matcher = new PlaceMatcher<string>();
  for (const row of [...kept.values()]) {
    const features = toMatchFeatures(toIdentity(row));
    const first = kept.get(matcher.findDouble(features) ?? '');
    if (first) {
      redirects[row.contentId] = first.contentId;
      join(row, first);
    }
    // Values of a joined row may reveal further doubles of its place.
    matcher.add(features, first?.contentId ?? row.contentId);
  }
  return { rows: [...kept.values()], redirects };
}

/** First row with its blank fields filled from the second. */
function fillFrom(first: Place, second: Place): Place {
  const sources = new Set([...first.source.split('+'), ...second.source.split('+')]);
  const result: Place = { ...first, source: [...sources].join('+') };
  const lastSeen = { ...second.lastSeen, ...first.lastSeen };
  if (Object.keys(lastSeen).length > 0) result.lastSeen = lastSeen;
  const fieldSources = { ...first.fieldSources };
  for (const group of FIELD_GROUPS) {
    if (group.some((field) => result[field] !== '' && result[field] !== null)) continue;
    if (group.every((field) => second[field] === '' || second[field] === null)) continue;
    for (const field of group) Object.assign(result, { [field]: second[field] });
    const source = second.source.split('+')[0] ?? second.source;
    fieldSources[group[0]] = second.fieldSources?.[group[0]] ?? { source };
  }
  for (const field of ['title_eng', ...OFFICIAL_TITLE_FIELDS] as const) {
    if (!result[field] && second[field]) Object.assign(result, { [field]: second[field] });
  }
  const menu = toSourcedMenu(second);
  const filled = Object.keys(fieldSources).length > 0 ? { ...result, fieldSources } : result;
  return menu ? withLabeledMenu(filled, menu) : filled;
}

/** Updates rows with list rows of the same id; blank fields keep their value. */
function updateRows(
  rows: readonly Place[],
  list: OpenList,
  redirects: Readonly<Record<string, string>>,
) {
  const known = new Set(rows.map(({ contentId }) => contentId));
  const toId = ({ id }: ListRow) => redirects[id] ?? id;
  // The first row of an id counts.
  const newer = new Map(list.rows.toReversed().map((row) => [toId(row), row]));
  return {
    rest: list.rows.filter((row) => !known.has(toId(row))),
    rows: rows.map((row) => {
      const update = newer.get(row.contentId);
      return update ? toUpdatedRow(row, update) : row;
    }),
  };
}

function toUpdatedRow(row: Place, update: ListRow): Place {
  const isOwn = row.contentId === update.id;
  const at = getCoordinates(update);
  const [menu] = update.lines;
  const fill = (mine: string, theirs: string) => (isOwn ? theirs || mine : mine || theirs);
  const hasMenu = isOwn ? menu !== undefined : row.treatmenu === '' && menu !== undefined;
  const hasPoint = at !== null && (row.mapx === null || (isOwn && update.errorM === undefined));
  return {
    ...row,
    title_eng: fill(row.title_eng, update.nameEn),
    ...fillTitles(isOwn ? [update, row] : [row, update]),
    ...(hasMenu &&
      menu && { firstmenu: menu[0], treatmenu: update.lines.map(([dish]) => dish).join(' / ') }),
    opentimefood: fill(row.opentimefood, update.hours),
    restdatefood: fill(row.restdatefood, update.closedDays),
    addr1: fill(row.addr1, update.address),
    tel: fill(row.tel, update.phone),
    ...(hasPoint && { mapx: at.mapx, mapy: at.mapy }),
    lastSeen: { ...row.lastSeen, [VISIT_SEOUL_SOURCE]: String(update.year) },
    ...(hasPoint && update.errorM !== undefined && { errorM: update.errorM }),
  };
}

function mergeList(rows: readonly Place[], list: OpenList) {
  const { kind } = list;
  const isUpdate = kind === 'update';
  const source = isUpdate ? VISIT_SEOUL_SOURCE : list.name;
  const { places, ambiguous, joined } = mergeSources(
    rows,
    (row) => (isUpdate ? row.id : toNewContentId(row)),
    list.rows.map(toSourceRow),
    kind === 'complete-by-name',
  );
  const isTaken = new Set(rows.map(({ contentId }) => contentId));
  return {
    ambiguous,
    joined: joined.withOthers + joined.withOneAnother,
    rows: places.flatMap((place) => {
      const [member] = place.members;
      if (!member) return place.base ? [place.base] : [];
      const isAdded = kind === 'add' || isUpdate;
      if (!place.base && (!isAdded || isTaken.has(place.contentId))) return [];
      isTaken.add(place.contentId);
      return toListedRow(place, member, source);
    }),
  };
}

/** Official titles, each from the first row that has it. */
function fillTitles(rows: readonly (Place | Pick<ListRow, 'nameJa' | 'nameZh'>)[]): Partial<Place> {
  const titles = rows.map((row) =>
    'nameZh' in row ? { title_ja: row.nameJa, ...toChineseTitles(row.nameZh) } : row,
  );
  return Object.fromEntries(
    OFFICIAL_TITLE_FIELDS.flatMap((field) => {
      const title = titles.find((each) => each[field])?.[field];
      return title ? [[field, title]] : [];
    }),
  );
}

/** Row of a place with members of a list, of which `listRow` is the first. */
function toListedRow(place: MergedPlace<ListedRow>, listRow: ListedRow, source: string): Place {
  const { fieldSources = {}, ...row } = toPlaceRow(place, undefined, { source, today: '' });
  const { nameEn, menuYear = listRow.year } = listRow;
  const year = String(listRow.year);
  const isMenuOfList = !place.base || fieldSources.firstmenu?.source === source;
  const kind = row.kind ?? parseListKind(listRow.kind);
  const prices = place.lines.flatMap(({ name, priceWon }) =>
    priceWon === null ? [] : [[name, priceWon] satisfies [string, number]],
  );
  const errorM = row.mapx === place.base?.mapx ? place.base?.errorM : listRow.errorM;
  const allSources: Record<string, FieldSource> = { ...fieldSources };
  if (isMenuOfList && place.lines.length > 0) {
    allSources.firstmenu = { source, asOf: String(menuYear) };
  }
  if (prices.length > 0) allSources.prices = { source, asOf: year };
  const result: Place = {
    ...row,
    title_eng: row.title_eng || nameEn,
    ...fillTitles([row, listRow]),
    ...(Object.keys(allSources).length > 0 && { fieldSources: allSources }),
    ...(errorM !== undefined && { errorM }),
    ...(kind && { kind }),
    ...(prices.length > 0 && { prices }),
    ...(!source.endsWith(year) && { lastSeen: { ...row.lastSeen, [source]: year } }),
  };
  if (isMenuOfList || place.lines.length === 0) return result;
  const menu = { ...toMenuFields(place.lines), fact: { source, asOf: String(menuYear) } };
  return withLabeledMenu(result, menu);
}

/** Row of a list as one of any source. */
type ListedRow = ReturnType<typeof toSourceRow>;

const toSourceRow = ({ hours, closedDays, lines, ...row }: ListRow) => ({
  ...row,
  at: getCoordinates(row),
  hours: hours || closedDays ? { opentimefood: hours, restdatefood: closedDays } : null,
  lines: lines.map(([name, priceWon], id) => ({ id, name, priceWon, foreign: {} })),
});

/** Id derived from name and road address, independent of row numbers. */
function toNewContentId(place: SourceRow): string {
  const { stem, branch, street } = toMatchFeatures(place);
  const digest = createHash('sha256').update([stem, branch, street].join('\n')).digest('base64url');
  return `seoul-${digest.slice(0, 12)}`;
}
