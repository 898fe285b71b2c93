import { MAX_FIELD_LENGTHS } from '@kioot/places/field-lengths';
import type { Place } from '@kioot/places/place';
import { getUnlistedReason } from '@kioot/places/unlisted';
import type { MergedPlace } from './merge-sources';
import type { SourceLine } from './source';

/**
 * Fields that come from one source together: opening hours of one and closing days of another would
 * contradict.
 */
export const FIELD_GROUPS = [
  ['firstmenu', 'treatmenu'],
  ['opentimefood', 'restdatefood'],
  ['addr1'],
  ['tel'],
  ['mapx', 'mapy'],
] as const;
type SourceField = (typeof FIELD_GROUPS)[number][number];
type Fields = Pick<Place, SourceField>;

/** Text of a field, cut to its length. */
export const cutField = (field: keyof typeof MAX_FIELD_LENGTHS, text = ''): string =>
  text.slice(0, MAX_FIELD_LENGTHS[field]);

/** Row of a new place without facts. */
export const toBlankRow = (contentId: string, title: string, source: string): Place => ({
  ...{ contentId, title: cutField('title', title), title_eng: '', firstmenu: '', treatmenu: '' },
  ...{ opentimefood: '', restdatefood: '', addr1: '', tel: '', mapx: null, mapy: null },
  ...{ lclsSystm3: '', source, modifiedtime: '', vanishedOn: '' },
});

const isBlank = (value: unknown): boolean => value === '' || value === null || value === undefined;

/**
 * Row of a merged place. Values of the snapshot come first, but for a menu of the chain; the source
 * fills blank groups, and groups blank in both keep the stored values of the source (`before`), dated with the first day
 * without them.
 *
 * @param today `YYYY-MM-DD` in Seoul
 */
export function toPlaceRow(
  place: MergedPlace,
  before: Place | undefined,
  { source: sourceName, today }: { source: string; today: string },
): Place {
  const { contentId, base, members } = place;
  const [first] = members;
  const row = base ?? toBlankRow(contentId, first?.name ?? contentId, sourceName);
  const sourceFields = toFields(place);
  const fields: Record<string, string | number | null> = {};
  const fieldSources: Place['fieldSources'] = { ...base?.fieldSources };
  for (const group of FIELD_GROUPS) {
    const has = (from: Fields | undefined) => group.some((field) => !isBlank(from?.[field]));
    const isOfSource = (known: Place) =>
      group.every((field) => isBlank(base?.[field])) && getSource(known, group[0]) === sourceName;
    const isOfChain = group[0] === 'firstmenu' && row.fieldSources?.firstmenu?.isOfChain === true;
    if (has(row) && !(isOfChain && has(sourceFields))) continue;
    if (has(sourceFields)) {
      for (const field of group) fields[field] = sourceFields[field];
      if (base) fieldSources[group[0]] = { source: sourceName };
    } else if (before && has(before) && isOfSource(before)) {
      for (const field of group) fields[field] = before[field];
      const asOf = before.fieldSources?.[group[0]]?.asOf ?? today;
      fieldSources[group[0]] = { source: sourceName, asOf };
    }
  }
  const isMember = members.length > 0;
  // Licenses close a place in the database or in the snapshot, and the register knows nothing of it.
  const closedOn = row.closedOn ?? before?.closedOn;
  const sources = new Set([...row.source.split('+'), ...(isMember ? [sourceName] : [])]);
  return {
    ...row,
    ...fields,
    source: [...sources].join('+'),
    vanishedOn: getVanishingDay(row, before, { isMember, today }),
    ...(closedOn !== undefined && { closedOn }),
    fieldSources,
  };
}

/** Day since which a place is not listed: by its source, or by its name (`unlisted-places.ts`). */
function getVanishingDay(
  row: Place,
  before: Place | undefined,
  { isMember, today }: { isMember: boolean; today: string },
): string {
  if (getUnlistedReason(row) === undefined) return isMember ? '' : row.vanishedOn;
  return [row.vanishedOn, before?.vanishedOn].find(Boolean) ?? today;
}

const getSource = ({ source, fieldSources }: Place, field: string): string | undefined =>
  fieldSources?.[field]?.source ?? source.split('+')[0];

/** Fields of the source, each from the first member that has it. */
function toFields({ members, lines }: MergedPlace): Fields {
  const at = members.find((row) => row.at)?.at;
  const hours = members.find((row) => row.hours)?.hours;
  return {
    ...toMenuFields(lines),
    opentimefood: cutField('opentimefood', hours?.opentimefood),
    restdatefood: cutField('restdatefood', hours?.restdatefood),
    addr1: cutField('addr1', members.find(({ address }) => address)?.address),
    tel: cutField('tel', members.find(({ phone }) => phone)?.phone),
    mapx: at?.mapx ?? null,
    mapy: at?.mapy ?? null,
  };
}

/** Menu fields of lines: the first one, and all. */
export const toMenuFields = (
  lines: readonly SourceLine[],
): Pick<Fields, 'firstmenu' | 'treatmenu'> => ({
  firstmenu: cutField('firstmenu', lines[0]?.name),
  treatmenu: toMenuText(lines),
});

/** Separator of lines in a menu text. */
export const LINE_SEPARATOR = ' / ';

/** Joins as many whole lines as fit into a row; classification reads all lines. */
function toMenuText(lines: readonly SourceLine[]): string {
  let text = '';
  for (const name of new Set(lines.map((line) => line.name))) {
    const longer = text === '' ? name : `${text}${LINE_SEPARATOR}${name}`;
    if (longer.length > MAX_FIELD_LENGTHS.treatmenu) break;
    text = longer;
  }
  return text;
}
