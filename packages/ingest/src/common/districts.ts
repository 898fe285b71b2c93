import 'server-only';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import type { Coordinates } from './coordinates';
import type { QuarantineReason, Rejection } from './quarantine';

const FILE = 'data/curated/map/districts.geojson';

/** Tolerance for simplified outlines and for buildings across the border street. */
const MARGIN_M = 300;

const METERS_PER_DEGREE = 111_195;
/** Degrees of longitude are shorter than those of latitude at 37.56° N. */
const LONGITUDE_SCALE = Math.cos((37.56 * Math.PI) / 180);

const ringSchema = v.array(v.tuple([v.number(), v.number()]));
const fileSchema = v.object({
  features: v.array(
    v.object({
      geometry: v.object({ type: v.literal('Polygon'), coordinates: v.array(ringSchema) }),
      properties: v.object({ ko: v.string() }),
    }),
  ),
});

type Ring = v.InferOutput<typeof ringSchema>;

/** Districts of Seoul by name and outline. */
export type Districts = ReturnType<typeof readDistricts>;

/** Loads the 25 districts of Seoul from `data/curated/map`. */
export function readDistricts(projectFolder = process.cwd()) {
  const text = readFileSync(path.join(projectFolder, FILE), 'utf8');
  const { features } = v.parse(fileSchema, JSON.parse(text));
  const rings = new Map(
    features.map(({ properties, geometry }) => [properties.ko, geometry.coordinates[0] ?? []]),
  );
  return {
    /** District name in an address, such as "종로구"; null without one of Seoul. */
    findInAddress: (address: string): string | null =>
      address.split(/\s+/).find((each) => rings.has(each)) ?? null,
    /** True within 300 m of the district; `null` stands for any district. */
    contains(district: string | null, place: Coordinates): boolean {
      const ring = district === null ? undefined : rings.get(district);
      const candidates = ring ? [ring] : [...rings.values()];
      return candidates.some((each) => isInside(each, place) || isNearOutline(each, place));
    },
  };
}

/**
 * Point in the district of its address; else null, with a rejection (`reason` without a point) unless both
 * coordinates are blank.
 */
export function keepPoint(
  [x, y]: readonly [x: string, y: string],
  { parse, address, reason, districts, rejections }: PointContext,
): Coordinates | null {
  if (x === '' && y === '') return null;
  const at = parse(x, y);
  if (at && districts.contains(districts.findInAddress(address), at)) return at;
  const value = `${x}, ${y}: ${address}`;
  rejections.push({ reason: at ? 'outside-district' : reason, value });
  return null;
}

interface PointContext {
  readonly parse: (x: string, y: string) => Coordinates | null;
  readonly address: string;
  readonly reason: QuarantineReason;
  readonly districts: Districts;
  readonly rejections: Rejection[];
}

function* toEdges(ring: Ring): Generator<readonly [Ring[number], Ring[number]]> {
  for (const [at, end] of ring.entries()) yield [ring.at(at - 1) ?? end, end];
}

/** Ray casting: counts crossings of the outline to the east. */
function isInside(ring: Ring, { mapx, mapy }: Coordinates): boolean {
  let inside = false;
  for (const [[x1, y1], [x2, y2]] of toEdges(ring)) {
    if (y1 > mapy === y2 > mapy) continue;
    if (mapx < x1 + ((mapy - y1) / (y2 - y1)) * (x2 - x1)) inside = !inside;
  }
  return inside;
}

function isNearOutline(ring: Ring, { mapx, mapy }: Coordinates): boolean {
  const limit = MARGIN_M / METERS_PER_DEGREE;
  for (const [[x1, y1], [x2, y2]] of toEdges(ring)) {
    const dx = (x2 - x1) * LONGITUDE_SCALE;
    const dy = y2 - y1;
    const px = (mapx - x1) * LONGITUDE_SCALE;
    const py = mapy - y1;
    const length = dx * dx + dy * dy;
    const along = length === 0 ? 0 : Math.min(1, Math.max(0, (px * dx + py * dy) / length));
    if (Math.hypot(px - along * dx, py - along * dy) <= limit) return true;
  }
  return false;
}
