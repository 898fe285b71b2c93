import { CRS, latLng, point as toPixel } from 'leaflet';
import type { Section } from '@kioot/engine';
import type { Point } from '@kioot/engine/geo';
import type { PlaceCard } from '../search/contract/rec-contract';

/** Restaurant of the list at its position. */
export interface MapRestaurant extends Point {
  restaurant: PlaceCard;
  /** Null for a search without restrictions. */
  section: Section | null;
}

/** One restaurant, or several that would overlap. */
export interface Pin extends Point {
  /**
   * First restaurant of the pin in list order. Identifies the pin at every zoom, so that focus
   * stays while others join and leave.
   */
  lead: MapRestaurant;
  /** In list order. */
  restaurants: readonly MapRestaurant[];
  count: number;
  /** Restaurants per section, in list order. */
  sectionCounts: readonly (readonly [Section | null, number])[];
}

/** All pins at a zoom, in list order. */
export type GetPins = (zoom: number) => readonly Pin[];

/** Diameters as in the CSS, in rem: of one place, and of the smallest and largest cluster. */
const PLACE_REM = 1.75;
const CLUSTER_SIZES_REM = [1.875, 2.5] as const;
/** Number of places at which a cluster has its largest size. */
const MAX_SIZE_COUNT = 50;
/** Smallest gap between two pins. */
const GAP_REM = 0.0625;
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
  /** Indexes of restaurants, in list order. */
  members: readonly number[];
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
  const members = circles.flatMap((circle) => circle.members).sort((a, b) => a - b);
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
 * Merges restaurants whose pins would overlap on the map, so that no pin or cluster covers another.
 * @param remPx pixels per rem: pins grow with the text
 */
export function createPinClusters(rows: readonly MapRestaurant[], remPx = 16): GetPins {
  const sections = [...new Set(rows.map(({ section }) => section))];
  const getRank = (section: Section | null) => sections.indexOf(section);

  function toPin({ x, y, members }: Circle, zoom: number): Pin[] {
    const restaurants = members.flatMap((index) => rows[index] ?? []);
    const [lead] = restaurants;
    if (!lead) return [];
    const { lng: mapx, lat: mapy } = CRS.EPSG3857.pointToLatLng(toPixel(x, y), zoom);
    const sectionCounts = [...countBySection(restaurants)].sort(
      ([a], [b]) => getRank(a) - getRank(b),
    );
    return [{ lead, restaurants, mapx, mapy, count: restaurants.length, sectionCounts }];
  }

  function createPins(zoom: number): readonly Pin[] {
    const circles = rows.map(({ mapx, mapy }, index): Circle => {
      const { x, y } = CRS.EPSG3857.latLngToPoint(latLng(mapy, mapx), zoom);
      return { x, y, members: [index], radius: (PLACE_REM * remPx) / 2 };
    });
    return mergeOverlaps(mergeCells(circles, remPx), remPx)
      .toSorted(({ members: [a = 0] }, { members: [b = 0] }) => a - b)
      .flatMap((circle) => toPin(circle, zoom));
  }

  const pinsByZoom = new Map<number, readonly Pin[]>();
  return (zoom) => {
    const pins = pinsByZoom.get(zoom) ?? createPins(zoom);
    pinsByZoom.set(zoom, pins);
    return pins;
  };
}

/** Next zoom at which a pin splits; undefined when it never does. */
export function getSplitZoom(
  getPins: GetPins,
  { lead, count }: Pin,
  zoom: number,
): number | undefined {
  for (let nextZoom = zoom + 1; nextZoom <= MAX_ZOOM; nextZoom += 1) {
    const pin = getPins(nextZoom).find(({ restaurants }) => restaurants.includes(lead));
    if (pin && pin.count < count) return nextZoom;
  }
  return undefined;
}
