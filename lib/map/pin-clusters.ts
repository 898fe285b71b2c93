import Supercluster from 'supercluster';
import type { OpenStateLabel } from '../format/format-open-state';
import type { Section } from '../client-store/list-view';
import type { Restaurant } from '../search/contract/rec-contract';

/** Restaurant of the list as the map needs it. */
export interface MapRestaurant {
  restaurant: Restaurant;
  open: OpenStateLabel;
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
  /** Restaurants of the pin with this lead, in list order. */
  getRestaurants(lead: MapRestaurant, zoom: number): MapRestaurant[];
  /** Next zoom at which the pin splits; undefined when it never does. */
  getSplitZoom(lead: MapRestaurant, zoom: number): number | undefined;
}

/** Smallest zoom at which only overlapping pins are merged. */
const CLOSE_ZOOM = 16;
const MAX_ZOOM = 20;
/** In px: two pins nearer than this merge, so that the raised tip of one leaves 24 px of the other to tap. */
const CLUSTER_RADIUS_PX = 56;
const CLOSE_CLUSTER_RADIUS_PX = 20;
/** Tile size the radii are measured in. */
const TILE_PX = 256;

/** Restaurants per non-empty section, in list order. */
export function toSectionCounts(rows: readonly MapRestaurant[]): [Section, number][] {
  const counts = new Map<Section, number>();
  for (const { section } of rows) {
    if (section) counts.set(section, (counts.get(section) ?? 0) + 1);
  }
  return [...counts];
}

interface ClusterProperties {
  order: number;
  lead: MapRestaurant;
  sectionCounts: (readonly [Section | null, number])[];
}

function createClusterIndex(
  rows: readonly MapRestaurant[],
  radius: number,
): Supercluster<ClusterProperties, ClusterProperties> {
  const index = new Supercluster<ClusterProperties, ClusterProperties>({
    ...{ radius, extent: TILE_PX, maxZoom: MAX_ZOOM },
    map: (members) => ({ ...members }),
    reduce: (all, more) => {
      if (more.order < all.order) Object.assign(all, { order: more.order, lead: more.lead });
      const counts = new Map(all.sectionCounts);
      for (const [section, count] of more.sectionCounts) {
        counts.set(section, (counts.get(section) ?? 0) + count);
      }
      all.sectionCounts = [...counts];
    },
  });
  return index.load(
    rows.flatMap((row, order) => {
      const { mapx, mapy } = row.restaurant;
      if (mapx === undefined || mapy === undefined) return [];
      return {
        type: 'Feature',
        geometry: { type: 'Point', coordinates: [mapx, mapy] },
        properties: { order, lead: row, sectionCounts: [[row.section, 1]] },
      };
    }),
  );
}

/** Merges restaurants that would overlap on the map; those without coordinates are left out. */
export function createPinClusters(rows: readonly MapRestaurant[]): PinClusters {
  const farIndex = createClusterIndex(rows, CLUSTER_RADIUS_PX);
  const closeIndex = createClusterIndex(rows, CLOSE_CLUSTER_RADIUS_PX);
  const pickIndex = (zoom: number) => (zoom < CLOSE_ZOOM ? farIndex : closeIndex);
  const sections = [...new Set(rows.map(({ section }) => section))];
  const getRank = (section: Section | null) => sections.indexOf(section);
  const world: [number, number, number, number] = [-180, -85, 180, 85];

  const findFeature = (lead: MapRestaurant, zoom: number) =>
    pickIndex(zoom)
      .getClusters(world, zoom)
      .find(({ properties }) => properties.lead === lead)?.properties;
  const getCount = (lead: MapRestaurant, zoom: number) => {
    const found = findFeature(lead, zoom);
    return found && 'cluster' in found ? found.point_count : 1;
  };

  return {
    getPins([west, south, east, north], zoom) {
      const index = pickIndex(zoom);
      return index
        .getClusters([west, south, east, north], zoom)
        .sort((a, b) => a.properties.order - b.properties.order)
        .map(({ geometry, properties }): Pin => {
          const [mapx = NaN, mapy = NaN] = geometry.coordinates;
          const { lead, sectionCounts } = properties;
          return {
            ...{ lead, mapx, mapy },
            count: 'cluster' in properties ? properties.point_count : 1,
            sectionCounts: [...sectionCounts].sort(([a], [b]) => getRank(a) - getRank(b)),
          };
        });
    },
    getRestaurants(lead, zoom) {
      const found = findFeature(lead, zoom);
      if (!found) return [];
      if (!('cluster' in found)) return [lead];
      return pickIndex(zoom)
        .getLeaves(found.cluster_id, Infinity)
        .sort((a, b) => a.properties.order - b.properties.order)
        .map(({ properties }) => properties.lead);
    },
    getSplitZoom(lead, zoom) {
      const count = getCount(lead, zoom);
      for (let nextZoom = zoom + 1; nextZoom <= MAX_ZOOM; nextZoom += 1) {
        if (getCount(lead, nextZoom) < count) return nextZoom;
      }
      return undefined;
    },
  };
}
