import 'server-only';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import type { Coordinates } from '../coordinates';

const FILE = 'data/map/districts.geojson';

/** The outlines are simplified, and a house may stand across the street from its district. */
const MARGIN_M = 500;

const METRES_PER_DEGREE = 111_195;
/** At the latitude of Seoul. */
const SHRINK = Math.cos((37.56 * Math.PI) / 180);

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
export interface Districts {
  /** "종로구" of an address; null where it names none of Seoul's. */
  getNamed(address: string): string | null;
  /** True within 500 m of the district, or of any where `district` is null. */
  holds(district: string | null, place: Coordinates): boolean;
}

/** The 25 districts of Seoul from `data/map`. */
export function readDistricts(projectFolder = process.cwd()): Districts {
  const text = readFileSync(path.join(projectFolder, FILE), 'utf8');
  const { features } = v.parse(fileSchema, JSON.parse(text));
  const rings = new Map(
    features.map(({ properties, geometry }) => [properties.ko, geometry.coordinates[0] ?? []]),
  );
  return {
    getNamed: (address) => {
      const word = address.split(/\s+/).find((each) => rings.has(each));
      return word ?? null;
    },
    holds(district, place) {
      const ring = district === null ? undefined : rings.get(district);
      const candidates = ring ? [ring] : [...rings.values()];
      return candidates.some((each) => isInside(each, place) || isNear(each, place));
    },
  };
}

function* toEdges(ring: Ring): Generator<readonly [Ring[number], Ring[number]]> {
  for (const [at, end] of ring.entries()) yield [ring.at(at - 1) ?? end, end];
}

/** Counts how often a line to the east crosses the outline. */
function isInside(ring: Ring, { mapx, mapy }: Coordinates): boolean {
  let inside = false;
  for (const [[x1, y1], [x2, y2]] of toEdges(ring)) {
    if (y1 > mapy === y2 > mapy) continue;
    if (mapx < x1 + ((mapy - y1) / (y2 - y1)) * (x2 - x1)) inside = !inside;
  }
  return inside;
}

function isNear(ring: Ring, { mapx, mapy }: Coordinates): boolean {
  const limit = MARGIN_M / METRES_PER_DEGREE;
  for (const [[x1, y1], [x2, y2]] of toEdges(ring)) {
    const dx = (x2 - x1) * SHRINK;
    const dy = y2 - y1;
    const px = (mapx - x1) * SHRINK;
    const py = mapy - y1;
    const length = dx * dx + dy * dy;
    const along = length === 0 ? 0 : Math.min(1, Math.max(0, (px * dx + py * dy) / length));
    if (Math.hypot(px - along * dx, py - along * dy) <= limit) return true;
  }
  return false;
}
