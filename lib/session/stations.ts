import type { Area } from '../areas';
import { getDistanceM, type Point } from '@kioot/engine/geo';

/** A subway station as `data/stations.json` has it. */
interface Station extends Point {
  ko: string;
  en: string;
}

/** Fetched when somebody shares from, or follows a link to, a station: no screen needs the list. */
async function loadStations(): Promise<readonly Station[]> {
  return (await import('@/data/stations.json')).default;
}

/** A station as where a search starts: an area without a number, which a link names by its Korean name. */
function toArea({ ko, en, mapx, mapy }: Station): Area {
  return {
    id: 0,
    location_en: en.endsWith('Station') ? en : `${en} Station`,
    location_ko: ko,
    mapx,
    mapy,
  };
}

/** The station of this Korean name, as a link has it; null where there is none. Two share a name: the first is meant. */
export async function getStationArea(ko: string): Promise<Area | null> {
  const station = (await loadStations()).find((one) => one.ko === ko);
  return station ? toArea(station) : null;
}

/** The station nearest to a point, for a link that does not say where somebody is. */
export async function getNearestStationArea(point: Point): Promise<Area> {
  const [first, ...others] = await loadStations();
  if (!first) throw new Error('There are no stations');
  const nearest = others.reduce(
    (best, one) => (getDistanceM(one, point) < getDistanceM(best, point) ? one : best),
    first,
  );
  return (await getStationArea(nearest.ko)) ?? toArea(nearest);
}
