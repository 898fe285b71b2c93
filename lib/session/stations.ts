import type { Area } from '../areas';
import { getDistanceM, type Point } from '@kioot/engine/geo';

/** Loaded when a station is shared or opened from a link. */
async function loadStations(): Promise<readonly Area[]> {
  return (await import('./station-areas')).STATION_AREAS;
}

/** Station of a Korean name; null when unknown. Of two with one name, the first. */
export async function getStationArea(ko: string): Promise<Area | null> {
  return (await loadStations()).find((station) => station.location_ko === ko) ?? null;
}

/** Station nearest to a point, for a link without the visitor's position. */
export async function getNearestStationArea(point: Point): Promise<Area> {
  const [first, ...others] = await loadStations();
  if (!first) throw new Error('There are no stations');
  const nearest = others.reduce(
    (best, candidate) =>
      getDistanceM(candidate, point) < getDistanceM(best, point) ? candidate : best,
    first,
  );
  return (await getStationArea(nearest.location_ko)) ?? nearest;
}
