import { MAX_LETTERS } from '../limits';
import type { RestaurantRow } from '../places/row';
import type { MergedPlace } from './merge-sources';
import type { PlaceSource, SourceLine } from './source';

/** Sources of fields that are not from the first source of a place; `asOf` where it is older than that source's reading. */
export type Facts = Readonly<Record<string, { readonly source: string; readonly asOf?: string }>>;

/** A place as it stands in the database, but for its number. */
export interface PlaceRow extends RestaurantRow {
  readonly facts: Facts;
}

/** Fields that go together: hours of one source and closing days of another would be of no place. */
const GROUPS = [
  ['firstmenu', 'treatmenu'],
  ['opentimefood', 'restdatefood'],
  ['addr1'],
  ['tel'],
  ['mapx', 'mapy'],
] as const;
type Filled = (typeof GROUPS)[number][number];
type Fields = Pick<RestaurantRow, Filled>;

const NOTHING: Fields = {
  ...{ firstmenu: '', treatmenu: '', opentimefood: '', restdatefood: '', addr1: '', tel: '' },
  ...{ mapx: null, mapy: null },
};

const isBlank = (value: unknown): boolean => value === '' || value === null || value === undefined;

/**
 * The row of a place. The snapshot comes first; the source fills what that leaves blank, and what neither says any more
 * stays as the source said it (`before`), with the day since when it does not.
 *
 * @param today `YYYY-MM-DD` in Seoul
 */
export function toPlaceRow(
  place: MergedPlace,
  before: PlaceRow | undefined,
  { source: { name: sourceName }, today }: { source: Pick<PlaceSource, 'name'>; today: string },
): PlaceRow {
  const { contentId, base, members } = place;
  const [first] = members;
  const row: RestaurantRow = base ?? {
    ...{ contentId, title: (first?.name ?? contentId).slice(0, MAX_LETTERS.title), title_eng: '' },
    ...NOTHING,
    ...{ lclsSystm3: '', source: sourceName, modifiedtime: '', vanishedOn: '' },
  };
  const given = toFields(place);
  const fields: Record<string, string | number | null> = {};
  const facts: Record<string, { source: string; asOf?: string }> = {};
  for (const group of GROUPS) {
    const has = (from: Fields | undefined) => group.some((field) => !isBlank(from?.[field]));
    const isOfSource = (known: PlaceRow) =>
      group.every((field) => isBlank(base?.[field])) && getSource(known, group[0]) === sourceName;
    if (has(row)) continue;
    if (has(given)) {
      for (const field of group) fields[field] = given[field];
      if (base) facts[group[0]] = { source: sourceName };
    } else if (before && has(before) && isOfSource(before)) {
      for (const field of group) fields[field] = before[field];
      const asOf = before.facts[group[0]]?.asOf ?? today;
      facts[group[0]] = { source: sourceName, asOf };
    }
  }
  const isMember = members.length > 0;
  const source = base && isMember ? `${base.source}+${sourceName}` : row.source;
  return { ...row, ...fields, source, vanishedOn: isMember ? '' : row.vanishedOn, facts };
}

const getSource = ({ source, facts }: PlaceRow, field: string): string | undefined =>
  facts[field]?.source ?? source.split('+')[0];

/** Fields as the source gives them, each from the first of its rows that has it. */
function toFields({ members, lines }: MergedPlace): Fields {
  const at = members.find((row) => row.at)?.at;
  const hours = members.find((row) => row.hours)?.hours;
  return {
    firstmenu: (lines[0]?.name ?? '').slice(0, MAX_LETTERS.firstmenu),
    treatmenu: toMenuText(lines),
    opentimefood: (hours?.opentimefood ?? '').slice(0, MAX_LETTERS.opentimefood),
    restdatefood: (hours?.restdatefood ?? '').slice(0, MAX_LETTERS.restdatefood),
    addr1: (members.find(({ address }) => address)?.address ?? '').slice(0, MAX_LETTERS.addr1),
    tel: (members.find(({ phone }) => phone)?.phone ?? '').slice(0, MAX_LETTERS.tel),
    mapx: at?.mapx ?? null,
    mapy: at?.mapy ?? null,
  };
}

/** Separator of the lines of a menu in one text. */
export const LINE_SEPARATOR = ' / ';

/** As many whole lines as fit into a row. Classifying reads all of them. */
function toMenuText(lines: readonly SourceLine[]): string {
  let text = '';
  for (const name of new Set(lines.map((line) => line.name))) {
    const longer = text === '' ? name : `${text}${LINE_SEPARATOR}${name}`;
    if (longer.length > MAX_LETTERS.treatmenu) break;
    text = longer;
  }
  return text;
}
