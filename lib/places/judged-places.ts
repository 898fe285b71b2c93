import 'server-only';
import type { CandidateList, PlaceBlock } from '@kioot/engine';
import { getDistanceM, type Point } from '@kioot/engine/geo';
import { PackedError, unpackPlaces } from '@kioot/engine/verdicts';

/** Places in columns, judged: row by row as they were read. */
export interface PlaceTable {
  contentIds: readonly string[];
  /** A short name each, in the order of all places. */
  numbers: Int32Array;
  /** Longitude and latitude of each, one behind the other; not a number where it is not known. */
  points: Float64Array;
  verdicts: PlaceBlock;
}

/** A copy that begins where numbers may. */
const toAligned = ({ buffer, byteOffset, length }: Buffer): ArrayBufferLike =>
  buffer.slice(byteOffset, byteOffset + length);

/**
 * Reads what a database packed, row behind row: whole numbers of four bytes, longitudes and latitudes of eight, verdicts.
 * @throws {PackedError} where these are not of as many places
 */
export function readTable(
  contentIds: readonly string[],
  { numbers, points, judged }: Readonly<Record<'numbers' | 'points' | 'judged', Buffer>>,
): PlaceTable {
  const { length } = contentIds;
  const verdicts = unpackPlaces(judged);
  if (numbers.length !== 4 * length || points.length !== 16 * length || verdicts.length !== length)
    throw new PackedError(
      `${length} ids, ${numbers.length} and ${points.length} bytes, ${verdicts.length} verdicts`,
    );
  // On the network the highest byte comes first, in this machine the lowest.
  return {
    contentIds,
    numbers: new Int32Array(toAligned(numbers.swap32())),
    points: new Float64Array(toAligned(points.swap64())),
    verdicts,
  };
}

/** Which place it is, and where. */
interface PlacedId extends Point {
  contentId: string;
}

/**
 * Judged places as a search needs them, without any words. They stay bytes until one is asked for by its place in the list: a
 * search that made objects of thousands would spend most of its time on clearing them away.
 */
export interface JudgedPlaces extends CandidateList {
  /** Not a number where it is not known where it is. */
  getPlace(at: number): PlacedId;
  /** The same places in the same order as somebody elsewhere sees them: how far one is is infinite where it is not known where it is, and nothing from nowhere. */
  seenFrom(origin: Point | undefined): JudgedPlaces;
}

/** Some rows of a table. */
export interface Rows {
  table: PlaceTable;
  rows: readonly number[];
}

/** Where the place of a row is. */
export const pointAt = ({ points }: PlaceTable, row: number): Point => ({
  mapx: points[2 * row] ?? NaN,
  mapy: points[2 * row + 1] ?? NaN,
});

/** The places of some rows, one behind the other, each as far away as is said. */
function toList(
  tables: readonly PlaceTable[],
  tableOf: ArrayLike<number>,
  rowOf: ArrayLike<number>,
  distancesM: Float64Array,
): JudgedPlaces {
  /** What a place of the list is read from. */
  function rowAt(at: number): { table: PlaceTable; row: number } {
    const table = tables[tableOf[at] ?? NaN];
    const row = rowOf[at];
    if (!table || row === undefined) throw new RangeError(`${at} of ${rowOf.length} places`);
    return { table, row };
  }
  return {
    length: rowOf.length,
    getBlock: (at) => rowAt(at).table.verdicts,
    getRow: (at) => rowOf[at] ?? NaN,
    getDistanceM: (at) => distancesM[at] ?? Infinity,
    getPlace(at) {
      const { table, row } = rowAt(at);
      return { contentId: table.contentIds[row] ?? '', ...pointAt(table, row) };
    },
    seenFrom(origin) {
      const seen = Float64Array.from(rowOf, (_, at) => {
        if (!origin) return 0;
        const { table, row } = rowAt(at);
        const distanceM = getDistanceM(origin, pointAt(table, row));
        return Number.isNaN(distanceM) ? Infinity : distanceM;
      });
      return toList(tables, tableOf, rowOf, seen);
    },
  };
}

/** Their ids, of all or of the first so many. */
export function toContentIds(places: JudgedPlaces, most = Infinity): string[] {
  const length = Math.min(places.length, most);
  return Array.from({ length }, (_, at) => places.getPlace(at).contentId);
}

/** The places of a table with these ids, in their order and each once; ids that nobody knows are passed over. */
export function pickPlaces(
  table: PlaceTable,
  contentIds: readonly string[],
  origin: Point | undefined,
): JudgedPlaces {
  const byId = new Map(table.contentIds.map((contentId, row) => [contentId, row]));
  const rows = [...new Set(contentIds)].flatMap((contentId) => byId.get(contentId) ?? []);
  const anywhere = new Float64Array(rows.length);
  return toList([table], new Uint8Array(rows.length), rows, anywhere).seenFrom(origin);
}

/** The places within a radius (metres), nearest first; of those that are as far in the order of all places. */
export function getNearest(parts: readonly Rows[], origin: Point, radiusM: number): JudgedPlaces {
  const tables = [...new Set(parts.map(({ table }) => table))];
  const tableOf: number[] = [];
  const rowOf: number[] = [];
  const distanceOf: number[] = [];
  const numberOf: number[] = [];
  /** By the metre, which leaves little to sort. */
  const byMetre: number[][] = [];
  for (const { table, rows } of parts) {
    const which = tables.indexOf(table);
    for (const row of rows) {
      const distanceM = getDistanceM(origin, pointAt(table, row));
      if (!(distanceM <= radiusM)) continue;
      (byMetre[Math.floor(distanceM)] ??= []).push(rowOf.length);
      tableOf.push(which);
      rowOf.push(row);
      distanceOf.push(distanceM);
      numberOf.push(table.numbers[row] ?? 0);
    }
  }
  const compare = (a: number, b: number) =>
    (distanceOf[a] ?? 0) - (distanceOf[b] ?? 0) || (numberOf[a] ?? 0) - (numberOf[b] ?? 0);
  const order = byMetre.flatMap((near) => near.sort(compare));
  const inOrder = (values: readonly number[]) => order.map((at) => values[at] ?? 0);
  return toList(
    tables,
    Uint16Array.from(inOrder(tableOf)),
    Uint32Array.from(inOrder(rowOf)),
    Float64Array.from(inOrder(distanceOf)),
  );
}
