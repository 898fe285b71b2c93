import type { Area } from '../areas';
import { getDistanceM, type Point } from '@kioot/engine/geo';

/** Row of `data/stations.json`. */
interface Station extends Point {
  ko: string;
  en: string;
}

/** Loaded when a station is shared or opened from a link. */
async function loadStations(): Promise<readonly Station[]> {
  return (await import('@/data/stations.json')).default;
}

/** Station as an origin: an area with id 0, which links name by its Korean name. */
function toStationArea({ ko, en, mapx, mapy }: Station): Area {
  return {
    id: 0,
    location_en: en.endsWith('Station') ? en : `${en} Station`,
    location_ko: ko,
    mapx,
    mapy,
  };
}

/** Station of a Korean name; null when unknown. Of two with one name, the first. */
export async function getStationArea(ko: string): Promise<Area | null> {
  const station = (await loadStations()).find((candidate) => candidate.ko === ko);
  return station ? toStationArea(station) : null;
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
  return (await getStationArea(nearest.ko)) ?? toStationArea(nearest);
}
