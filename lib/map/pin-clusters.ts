import type { Section } from '@kioot/engine';
import type { PlaceCard } from '../search/contract/rec-contract';

/** Restaurant of the list as the map needs it. */
export interface MapRestaurant {
  restaurant: PlaceCard;
  /** Null for a search without restrictions. */
  section: Section | null;
}

/** One restaurant, or several that would overlap. */
export interface Pin {
  /**
   * First restaurant of the pin in list order. Identifies the pin at every zoom, so that focus
   * stays while others join and leave.
   */
  lead: MapRestaurant;
  mapx: number;
  mapy: number;
  count: number;
  /** Restaurants per section, in list order. */
  sectionCounts: readonly (readonly [Section | null, number])[];
}

/** West, south, east, north in degrees. */
export type Bounds = readonly [number, number, number, number];

export interface PinClusters {
  getPins(bounds: Bounds, zoom: number): Pin[];
  /** Restaurants of the pin that has this one, in list order. */
  getRestaurants(row: MapRestaurant, zoom: number): MapRestaurant[];
  /** Next zoom at which the pin with this restaurant splits; undefined when it never does. */
  getSplitZoom(row: MapRestaurant, zoom: number): number | undefined;
}

/** Diameters as in the CSS, in rem: of one place, and of the smallest and largest cluster. */
const PLACE_REM = 1.75;
const CLUSTER_SIZES_REM = [1.875, 2.5] as const;
/** Number of places at which a cluster has its largest size. */
const MAX_SIZE_COUNT = 50;
/** Smallest gap between two pins. */
const GAP_REM = 0.0625;
/** Size of the world at zoom 0, in pixels. */
const WORLD_PX = 256;
const MAX_ZOOM = 20;

/** Diameter of a pin with this number of places, in rem. */
export function getPinSizeRem(count: number): number {
  const [minRem, maxRem] = CLUSTER_SIZES_REM;
  if (count === 1) return PLACE_REM;
  return minRem + (maxRem - minRem) * Math.sqrt(Math.min(count / MAX_SIZE_COUNT, 1));
}

function countBySection(rows: readonly MapRestaurant[]): Map<Section | null, number> {
  const counts = new Map<Section | null, number>();
  for (const { section } of rows) counts.set(section, (counts.get(section) ?? 0) + 1);
  return counts;
}

/** Restaurants per non-empty section, in list order. */
export const toSectionCounts = (rows: readonly MapRestaurant[]): [Section, number][] =>
  [...countBySection(rows)].flatMap(([section, count]) => (section ? [[section, count]] : []));

/** Pin on the world map at one zoom, in pixels. */
interface Circle {
  x: number;
  y: number;
  radius: number;
  /** Indexes of restaurants. */
  members: readonly number[];
}

/** Web Mercator, from 0 to 1 over the whole world. */
function toMercator(mapx: number, mapy: number) {
  const sin = Math.sin((mapy * Math.PI) / 180);
  return { x: mapx / 360 + 0.5, y: 0.5 - Math.log((1 + sin) / (1 - sin)) / (4 * Math.PI) };
}

function fromMercator(x: number, y: number) {
  const mapy = (360 / Math.PI) * Math.atan(Math.exp((1 - 2 * y) * Math.PI)) - 90;
  return { mapx: (x - 0.5) * 360, mapy };
}

/** Pairs of circles that overlap, nearest first. */
function findOverlaps(circles: readonly Circle[], gap: number) {
  const sorted = [...circles].sort((a, b) => a.x - b.x);
  const maxRadius = Math.max(...sorted.map(({ radius }) => radius));
  const overlaps: { a: Circle; b: Circle; squared: number }[] = [];
  for (const [at, a] of sorted.entries()) {
    for (let next = at + 1; next < sorted.length; next += 1) {
      const b = sorted[next];
      if (!b || b.x - a.x >= a.radius + maxRadius + gap) break;
      const squared = (b.x - a.x) ** 2 + (b.y - a.y) ** 2;
      if (squared < (a.radius + b.radius + gap) ** 2) overlaps.push({ a, b, squared });
    }
  }
  return overlaps.sort((a, b) => a.squared - b.squared);
}

/** One circle in place of several, as large as their number asks for. */
function merge(circles: readonly Circle[], remPx: number): Circle {
  const members = circles.flatMap((circle) => circle.members);
  const average = (axis: 'x' | 'y') =>
    circles.reduce((sum, circle) => sum + circle[axis] * circle.members.length, 0) / members.length;
  const radius = (getPinSizeRem(members.length) * remPx) / 2;
  return { x: average('x'), y: average('y'), radius, members };
}

/**
 * Merges the circles in each cell of a grid, small enough that they overlap: leaves a tenth of the
 * pairs to compare in the middle of a city.
 */
function mergeCells(circles: readonly Circle[], remPx: number): Circle[] {
  const cellPx = (PLACE_REM * remPx) / 2;
  const cells = new Map<string, Circle[]>();
  for (const circle of circles) {
    const key = `${Math.floor(circle.x / cellPx)},${Math.floor(circle.y / cellPx)}`;
    const cell = cells.get(key);
    if (cell) cell.push(circle);
    else cells.set(key, [circle]);
  }
  return [...cells.values()].map((cell) => merge(cell, remPx));
}

/** Merges circles, nearest first, until none overlap. */
function mergeOverlaps(circles: readonly Circle[], remPx: number): readonly Circle[] {
  const overlaps = findOverlaps(circles, GAP_REM * remPx);
  if (overlaps.length === 0) return circles;
  const gone = new Set<Circle>();
  const merged = overlaps.flatMap(({ a, b }): Circle[] => {
    if (gone.has(a) || gone.has(b)) return [];
    gone.add(a).add(b);
    return [merge([a, b], remPx)];
  });
  return mergeOverlaps([...circles.filter((circle) => !gone.has(circle)), ...merged], remPx);
}

/**
 * Merges restaurants whose pins would overlap on the map, so that no pin or cluster covers another;
 * those without coordinates are left out.
 * @param remPx pixels per rem: pins grow with the text
 */
export function createPinClusters(rows: readonly MapRestaurant[], remPx = 16): PinClusters {
  const located = rows.flatMap((row) => {
    const { mapx, mapy } = row.restaurant;
    if (mapx === undefined || mapy === undefined) return [];
    return [{ row, mapx, mapy, ...toMercator(mapx, mapy) }];
  });
  const sections = [...new Set(rows.map(({ section }) => section))];
  const getRank = (section: Section | null) => sections.indexOf(section);

  interface PinWithMembers {
    pin: Pin;
    /** In list order. */
    restaurants: MapRestaurant[];
  }

  function createPins(zoom: number): PinWithMembers[] {
    const worldPx = WORLD_PX * 2 ** zoom;
    const circles = located.map(({ x, y }, index) => ({
      ...{ x: x * worldPx, y: y * worldPx, members: [index] },
      radius: (PLACE_REM * remPx) / 2,
    }));
    return mergeOverlaps(mergeCells(circles, remPx), remPx)
      .map(({ x, y, members }) => {
        const ordered = [...members].sort((a, b) => a - b);
        const places = ordered.flatMap((index) => located[index] ?? []);
        return { order: ordered[0] ?? NaN, places, center: fromMercator(x / worldPx, y / worldPx) };
      })
      .sort((a, b) => a.order - b.order)
      .flatMap(({ places, center }) => {
        const [first] = places;
        if (!first) return [];
        const restaurants = places.map(({ row }) => row);
        const { mapx, mapy } = places.length === 1 ? first : center;
        const sectionCounts = [...countBySection(restaurants)].sort(
          ([a], [b]) => getRank(a) - getRank(b),
        );
        const count = places.length;
        return [{ pin: { lead: first.row, mapx, mapy, count, sectionCounts }, restaurants }];
      });
  }

  const pinsByZoom = new Map<number, PinWithMembers[]>();
  const getAll = (zoom: number) => {
    const pins = pinsByZoom.get(zoom) ?? createPins(zoom);
    pinsByZoom.set(zoom, pins);
    return pins;
  };
  const find = (row: MapRestaurant, zoom: number) =>
    getAll(zoom).find(({ restaurants }) => restaurants.includes(row));

  return {
    getPins([west, south, east, north], zoom) {
      return getAll(zoom).flatMap(({ pin }) =>
        pin.mapx >= west && pin.mapx <= east && pin.mapy >= south && pin.mapy <= north ? pin : [],
      );
    },
    getRestaurants: (row, zoom) => find(row, zoom)?.restaurants ?? [],
    getSplitZoom(row, zoom) {
      const count = find(row, zoom)?.pin.count ?? 1;
      for (let nextZoom = zoom + 1; nextZoom <= MAX_ZOOM; nextZoom += 1) {
        if ((find(row, nextZoom)?.pin.count ?? 1) < count) return nextZoom;
      }
      return undefined;
    },
  };
}
