import 'server-only';
import { LRUCache } from 'lru-cache';
import type { Point } from '../engine/geo/distance';
import { getNearest, type JudgedPlaces, type PlaceTable, type Rows } from './judged-places';

/** In degrees, or in cells. */
export interface Box {
  west: number;
  south: number;
  east: number;
  north: number;
}

/** Metres a degree of latitude, a little less than anywhere on earth, and of longitude at the equator. */
const DEGREE_M = 111_100;
/** In Seoul a cell is 440 metres wide and 560 high. */
const CELLS_A_DEGREE = 200;
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

/** One number for the column and the row of a cell, of which there are fewer than a million. */
const toKey = (column: number, row: number): number => column * 1e6 + row;

/** The columns and rows of a box of cells. */
function* eachCell({ west, south, east, north }: Box): Generator<[column: number, row: number]> {
  for (let column = west; column <= east; column += 1) {
    for (let row = south; row <= north; row += 1) yield [column, row];
  }
}

/** The smallest box that holds these cells. */
function toBounds(cells: readonly (readonly [column: number, row: number])[]): Box {
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

  /** What is in each of these cells, by its key. */
  async function readCells(cells: Box): Promise<Map<number, Rows>> {
    const { west, south, east, north } = cells;
    const table = await read({
      west: west / CELLS_A_DEGREE,
      south: south / CELLS_A_DEGREE,
      east: (east + 1) / CELLS_A_DEGREE,
      north: (north + 1) / CELLS_A_DEGREE,
    });
    const inCells = new Map<number, { table: PlaceTable; rows: number[] }>();
    for (const [column, row] of eachCell(cells))
      inCells.set(toKey(column, row), { table, rows: [] });
    for (const [row, mapx] of table.mapx.entries()) {
      // What lies on the far edges is of the next cells.
      inCells.get(toKey(toCell(mapx), toCell(table.mapy[row] ?? NaN)))?.rows.push(row);
    }
    return inCells;
  }

  return async (origin, radiusM) => {
    const box = toBox(origin, radiusM);
    const cells = new Map<number, Rows>();
    const missing: [number, number][] = [];
    for (const [column, row] of eachCell(box)) {
      const cell = kept.get(toKey(column, row));
      if (cell) cells.set(toKey(column, row), cell);
      else missing.push([column, row]);
    }
    const read = missing.length > 0 ? await readCells(toBounds(missing)) : [];
    for (const [key, cell] of read) {
      kept.set(key, cell);
      cells.set(key, cell);
    }
    return getNearest([...cells.values()], origin, radiusM);
  };
}
