import { MAX_LETTERS } from '../limits';
import type { RestaurantRow } from '../places/row';
import type { GatheredLine, GatheredPlace } from './gather';
import { REGISTER_SOURCE } from './source';

/** Where a field of a place is from, where that is not its first source; `asOf` where it is older than that source's taking. */
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
 * The row of a place. What the tourism organisation or Visit Seoul says comes first; the register fills what they leave blank,
 * and what neither says any more stays as the register said it (`before`), with the day since when it does not.
 *
 * @param today `YYYY-MM-DD` in Seoul
 */
export function toPlaceRow(
  place: GatheredPlace,
  before: PlaceRow | undefined,
  today: string,
): PlaceRow {
  const { contentId, base, members } = place;
  const [first] = members;
  const row: RestaurantRow = base ?? {
    ...{ contentId, title: (first?.name ?? contentId).slice(0, MAX_LETTERS.title), title_eng: '' },
    ...NOTHING,
    ...{ lclsSystm3: '', source: REGISTER_SOURCE, modifiedtime: '', vanishedOn: '' },
  };
  const registered = toFields(place);
  const fields: Record<string, string | number | null> = {};
  const facts: Record<string, { source: string; asOf?: string }> = {};
  for (const group of GROUPS) {
    const has = (from: Fields | undefined) => group.some((field) => !isBlank(from?.[field]));
    const isOfRegister = (known: PlaceRow) =>
      group.every((field) => isBlank(base?.[field])) && isFromRegister(known, group[0]);
    if (has(row)) continue;
    if (has(registered)) {
      for (const field of group) fields[field] = registered[field];
      if (base) facts[group[0]] = { source: REGISTER_SOURCE };
    } else if (before && has(before) && isOfRegister(before)) {
      for (const field of group) fields[field] = before[field];
      const asOf = before.facts[group[0]]?.asOf ?? today;
      facts[group[0]] = { source: REGISTER_SOURCE, asOf };
    }
  }
  const isRegistered = members.length > 0;
  const source = base && isRegistered ? `${base.source}+${REGISTER_SOURCE}` : row.source;
  return { ...row, ...fields, source, vanishedOn: isRegistered ? '' : row.vanishedOn, facts };
}

function isFromRegister({ source, facts }: PlaceRow, field: string): boolean {
  return (facts[field]?.source ?? source.split('+')[0]) === REGISTER_SOURCE;
}

/** What the register says of a place, the first of its rows that says it. */
function toFields({ members, hours, lines }: GatheredPlace): Fields {
  const at = members.find((row) => row.at)?.at;
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

/** What stands between the lines of a menu in one text. */
export const BETWEEN_LINES = ' / ';

/** As many whole lines as fit into what travels. Judging reads all of them. */
function toMenuText(lines: readonly GatheredLine[]): string {
  let text = '';
  for (const name of new Set(lines.map((line) => line.name))) {
    const longer = text === '' ? name : `${text}${BETWEEN_LINES}${name}`;
    if (longer.length > MAX_LETTERS.treatmenu) break;
    text = longer;
  }
  return text;
}
