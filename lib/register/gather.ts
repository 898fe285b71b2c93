import 'server-only';
import type { RestaurantRow } from '../places/row';
import type { RegisterCall } from './answer';
import type { Districts } from './districts';
import { toHoursText } from './hours';
import { readPages, type FiledPage } from './pages';
import type { Quarantine } from './quarantine';
import {
  parseForeignName,
  parseLine,
  parseOperation,
  parsePlace,
  toPlaceId,
  type Checked,
  type RegisterLine,
  type RegisterPlace,
} from './rows';
import { PlaceMatcher, toLooks } from './same-place';

/** The calls that say what a line is called elsewhere, by the column of it. */
const FOREIGN = {
  text_eng: 'menu/eng',
  text_ja: 'menu/jpnse',
  text_zh_hans: 'menu/chchr',
} as const;
type ForeignNames = Partial<Record<keyof typeof FOREIGN, string>>;

export type GatheredLine = RegisterLine & { readonly foreign: ForeignNames };

/** A place with all that is said of it, by whomever. */
export interface GatheredPlace {
  readonly contentId: string;
  /** The row of the tourism organisation or of Visit Seoul. */
  readonly base: RestaurantRow | null;
  /** The rows of the register that are this place: none, one, or several that are the same house. */
  readonly members: RegisterPlace[];
  /** As written there, the first that is not blank. */
  hours: { opentimefood: string; restdatefood: string } | null;
  readonly lines: GatheredLine[];
}

/** A row of the register that is like a place and was not taken for it. */
export interface Ambiguous {
  readonly id: number;
  readonly name: string;
  readonly like: readonly {
    readonly contentId: string;
    readonly because: string;
    readonly score: number;
  }[];
}

/** Everything that a reading of the register and a snapshot say, place by place. */
export interface Gathered {
  readonly places: readonly GatheredPlace[];
  /** True where as many places were read as the register says it has. */
  readonly isComplete: boolean;
  readonly registerPlaces: number;
  readonly lines: number;
  /** Rows of the register that are a place of another source, and of the register itself. */
  readonly joined: { readonly withOthers: number; readonly withOneAnother: number };
  readonly ambiguous: readonly Ambiguous[];
  /** Ids whose rows are ill today: what is known of them stays. */
  readonly ill: { readonly places: ReadonlySet<number>; readonly lines: ReadonlySet<number> };
}

interface GatherOptions {
  readonly folder: string;
  readonly rows: readonly RestaurantRow[];
  readonly districts: Districts;
  readonly quarantine: Quarantine;
}

/**
 * Reads a folder of pages and puts each row to the place it is of. A row that fails is put into quarantine and nothing else.
 *
 * @throws {RegisterFilesError} for a file that is no answer of the register
 */
export async function gatherPlaces(options: GatherOptions): Promise<Gathered> {
  const { rows } = options;
  const ill = { places: new Set<number>(), lines: new Set<number>() };
  const registered = await readPlaces(options, ill.places);
  const { places, byRegisterId, ambiguous, joined } = joinPlaces(rows, registered.rows);
  await readOperations(options, byRegisterId);
  const lines = await readLines(options, byRegisterId, ill);
  for (const place of places) place.lines.sort((a, b) => a.id - b.id);
  return {
    places,
    isComplete: registered.rows.length + ill.places.size >= registered.totalCount,
    registerPlaces: registered.rows.length,
    lines,
    joined,
    ambiguous,
    ill,
  };
}

async function readLines(
  options: GatherOptions,
  placeOf: ReadonlyMap<number, GatheredPlace>,
  ill: { places: ReadonlySet<number>; lines: Set<number> },
): Promise<number> {
  const { folder, quarantine } = options;
  const names = await readForeignNames(options);
  const seen = new Set<number>();
  for await (const { row, where } of readChecked(folder, 'menu/korean', parseLine)) {
    if (!('row' in row)) {
      if (row.id !== null) ill.lines.add(row.id);
      await quarantine.add({ where, ...row });
      continue;
    }
    const line = row.row;
    const { id, placeId, name } = line;
    const place = placeOf.get(placeId);
    if (seen.has(id)) {
      await quarantine.add({ where, reason: 'repeated-id', id, value: name });
    } else if (place) {
      seen.add(id);
      place.lines.push({ ...line, foreign: names.get(id) ?? {} });
    } else if (ill.places.has(placeId)) {
      // Its place is in quarantine, and named there.
      ill.lines.add(id);
    } else {
      await quarantine.add({ where, reason: 'unknown-place', id, value: `${name}: ${placeId}` });
    }
  }
  return seen.size;
}

async function readPlaces({ folder, districts, quarantine }: GatherOptions, ill: Set<number>) {
  const byId = new Map<number, RegisterPlace>();
  let totalCount = 0;
  const parse = (value: unknown) => parsePlace(value, districts);
  for await (const { row, where, page } of readChecked(folder, 'rstr', parse)) {
    totalCount = Math.max(totalCount, page.totalCount);
    if (!('row' in row)) {
      if (row.id !== null) ill.add(row.id);
      await quarantine.add({ where, ...row });
    } else if (byId.has(row.row.id)) {
      const { id, name } = row.row;
      // A list that changes while it is read brings the same row twice.
      if (JSON.stringify(byId.get(id)) === JSON.stringify(row.row)) continue;
      await quarantine.add({ where, reason: 'repeated-id', id, value: name });
    } else byId.set(row.row.id, row.row);
  }
  for (const id of byId.keys()) ill.delete(id);
  // By id, so that the same rows make the same places in whatever order they come.
  return { rows: [...byId.values()].sort((a, b) => a.id - b.id), totalCount };
}

async function readOperations(
  { folder, quarantine }: GatherOptions,
  placeOf: ReadonlyMap<number, GatheredPlace>,
): Promise<void> {
  for await (const { row, where } of readChecked(folder, 'rstr/oprt', parseOperation)) {
    if (!('row' in row)) {
      await quarantine.add({ where, ...row });
      continue;
    }
    const { id, hours, closedDays } = row.row;
    const place = placeOf.get(id);
    if (!place || place.hours || (hours === '' && closedDays === '')) continue;
    place.hours = { opentimefood: toHoursText(hours), restdatefood: closedDays };
  }
}

async function readForeignNames({ folder, quarantine }: GatherOptions) {
  const names = new Map<number, ForeignNames>();
  for (const [column, call] of Object.entries(FOREIGN)) {
    for await (const { row, where } of readChecked(folder, call, parseForeignName)) {
      if (!('row' in row)) {
        await quarantine.add({ where, ...row });
        continue;
      }
      const { id, name } = row.row;
      if (name === '') continue;
      const known = names.get(id) ?? {};
      names.set(id, Object.assign(known, { [column]: name }));
    }
  }
  return names;
}

async function* readChecked<Row>(
  folder: string,
  call: RegisterCall,
  parse: (value: unknown) => Checked<Row>,
): AsyncGenerator<{ row: Checked<Row>; where: string; page: FiledPage }> {
  for await (const page of readPages(folder, call)) {
    for (const [at, value] of page.rows.entries()) {
      yield { row: parse(value), where: `${page.where}, row ${at + 1}`, page };
    }
  }
}

/** Puts each row of the register to the place it is, or makes it one of its own. */
function joinPlaces(rows: readonly RestaurantRow[], registered: readonly RegisterPlace[]) {
  const places: GatheredPlace[] = [];
  const byRegisterId = new Map<number, GatheredPlace>();
  const ambiguous: Ambiguous[] = [];
  const joined = { withOthers: 0, withOneAnother: 0 };
  const matcher = new PlaceMatcher<GatheredPlace>();
  const add = (contentId: string, base: RestaurantRow | null): GatheredPlace => {
    const place: GatheredPlace = { contentId, base, members: [], hours: null, lines: [] };
    places.push(place);
    return place;
  };
  for (const row of rows) {
    const { contentId, title: name, addr1: address, tel: phone, mapx, mapy } = row;
    const at = mapx !== null && mapy !== null ? { mapx, mapy } : null;
    matcher.add(toLooks({ name, address, phone, at }), add(contentId, row));
  }
  for (const row of registered) {
    const looks = toLooks(row);
    const match = matcher.find(looks);
    if (match.kind === 'ambiguous') {
      const like = match.like.map(({ place, ...rest }) => ({
        contentId: place.contentId,
        ...rest,
      }));
      ambiguous.push({ id: row.id, name: row.name, like });
    }
    const isSame = match.kind === 'same';
    const place = isSame ? match.place : add(toPlaceId(row.id), null);
    if (isSame) joined[place.base ? 'withOthers' : 'withOneAnother'] += 1;
    place.members.push(row);
    byRegisterId.set(row.id, place);
    // Other rows of the same house are found by what this one says, too.
    matcher.add(looks, place);
  }
  return { places, byRegisterId, ambiguous, joined };
}
