import 'server-only';
import { LRUCache } from 'lru-cache';
import type { Point } from '@kioot/engine/geo';
import {
  getNearest,
  pointAt,
  type JudgedPlaces,
  type PlaceTable,
  type Rows,
} from './judged-places';

/** In degrees, or in cells. */
export interface Box {
  west: number;
  south: number;
  east: number;
  north: number;
}

/** Metres a degree of latitude, a little less than anywhere on earth, and of longitude at the equator. */
const DEGREE_M = 111_100;
/** In Seoul a cell is 220 metres wide and 280 high. */
const CELLS_A_DEGREE = 400;
/** All of Seoul, some 15 megabytes. */
const KEPT_PLACES = 200_000;

const toCell = (degrees: number): number => Math.floor(degrees * CELLS_A_DEGREE);

/** The cells that hold the circle. */
function toBox({ mapx, mapy }: Point, radiusM: number): Box {
  const high = (radiusM + 1) / DEGREE_M;
  const wide = high / Math.cos(((Math.abs(mapy) + high) * Math.PI) / 180);
  return {
    west: toCell(mapx - wide),
    south: toCell(mapy - high),
    east: toCell(mapx + wide),
    north: toCell(mapy + high),
  };
}

type Cell = readonly [column: number, row: number];

/** One number for the column and the row of a cell, of which there are fewer than a million. */
const toKey = ([column, row]: Cell): number => column * 1e6 + row;

/** What is in some cells, by their keys. */
type Cells = ReadonlyMap<number, Rows>;

/** The cells of a box. */
function toCells({ west, south, east, north }: Box): Cell[] {
  const cells: Cell[] = [];
  for (let column = west; column <= east; column += 1) {
    for (let row = south; row <= north; row += 1) cells.push([column, row]);
  }
  return cells;
}

/** The smallest box that holds these cells. */
function toBounds(cells: readonly Cell[]): Box {
  const columns = cells.map(([column]) => column);
  const rows = cells.map(([, row]) => row);
  return {
    west: Math.min(...columns),
    south: Math.min(...rows),
    east: Math.max(...columns),
    north: Math.max(...rows),
  };
}

/**
 * Finds judged places around points. What lies in a cell of the map is read once and kept for a while: visitors stand where
 * others stood just before.
 * @param read the listed places within a box of degrees, its edges included
 * @param keptMs how long the change of a place may stay unseen
 */
export function createCells(
  read: (box: Box) => Promise<PlaceTable>,
  keptMs: number,
): (origin: Point, radiusM: number) => Promise<JudgedPlaces> {
  const kept = new LRUCache<number, Rows>({
    maxSize: KEPT_PLACES,
    sizeCalculation: ({ rows }) => rows.length + 1,
    ttl: keptMs,
  });

  /** What is being read, by the key of each cell: who comes meanwhile waits for the same. */
  const underWay = new Map<number, Promise<Cells>>();

  /** What is in each of these cells. */
  async function readCells(cells: Box): Promise<Cells> {
    const { west, south, east, north } = cells;
    const table = await read({
      west: west / CELLS_A_DEGREE,
      south: south / CELLS_A_DEGREE,
      east: (east + 1) / CELLS_A_DEGREE,
      north: (north + 1) / CELLS_A_DEGREE,
    });
    const inCells = new Map(
      toCells(cells).map((cell) => [toKey(cell), { table, rows: new Array<number>() }]),
    );
    for (const row of table.contentIds.keys()) {
      const { mapx, mapy } = pointAt(table, row);
      // What lies on the far edges is of the next cells.
      inCells.get(toKey([toCell(mapx), toCell(mapy)]))?.rows.push(row);
    }
    for (const [key, cell] of inCells) kept.set(key, cell);
    return inCells;
  }

  function startReading(cells: Box): Promise<Cells> {
    const keys = toCells(cells).map(toKey);
    const reading = readCells(cells).finally(() => {
      for (const key of keys) underWay.delete(key);
    });
    for (const key of keys) underWay.set(key, reading);
    return reading;
  }

  return async (origin, radiusM) => {
    const cells: Rows[] = [];
    const awaited = new Map<number, Promise<Cells>>();
    const missing: Cell[] = [];
    for (const place of toCells(toBox(origin, radiusM))) {
      const key = toKey(place);
      const cell = kept.get(key);
      const reading = underWay.get(key);
      if (cell) cells.push(cell);
      else if (reading) awaited.set(key, reading);
      else missing.push(place);
    }
    if (missing.length > 0) {
      const reading = startReading(toBounds(missing));
      for (const place of missing) awaited.set(toKey(place), reading);
    }
    const read = await Promise.all(
      Array.from(awaited, async ([key, reading]) => (await reading).get(key) ?? []),
    );
    return getNearest([...cells, ...read.flat()], origin, radiusM);
  };
}
