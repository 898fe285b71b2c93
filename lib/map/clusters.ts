import Supercluster from 'supercluster';
import type { OpenLine } from '../words/open-words';
import type { Section } from '../kept/view';
import type { Restaurant } from '../search/contract';

/** A place of the list, as the map is given it. */
export interface MapRow {
  restaurant: Restaurant;
  open: OpenLine;
  /** Null where nothing was asked for that a place could fail. */
  section: Section | null;
}

/** One place, or some that would lie on one another. */
export interface Pin {
  /**
   * The one of them that stands first in the list. It names the pin at every zoom, so that who is on it stays on it
   * while others join and leave.
   */
  lead: MapRow;
  mapx: number;
  mapy: number;
  count: number;
  /** How many of them are what to the visitor, in the order of the list. */
  shares: readonly (readonly [Section | null, number])[];
}

/** West, south, east, north in degrees. */
export type Bounds = readonly [number, number, number, number];

export interface Clusters {
  getPins(bounds: Bounds, zoom: number): Pin[];
  /** The places of the pin with this lead at this zoom, in the order of the list. */
  getRows(lead: MapRow, zoom: number): MapRow[];
  /** The next zoom at which that pin loses some of its places; none where they stay together. */
  getSplit(lead: MapRow, zoom: number): number | undefined;
}

/** From this zoom on only what would hide one another is put together: there is room for the rest. */
const CLOSE_ZOOM = 16;
const LAST_ZOOM = 20;
/** Half the pixels a pin is wide, and less: how near two may come. */
const FAR_PX = 44;
const CLOSE_PX = 20;
/** The tiles that the distances are measured in are as wide. */
const TILE_PX = 256;

/** How many places there are of each section that has some, in the order of the list. */
export function toCounts(rows: readonly MapRow[]): [Section, number][] {
  const counts = new Map<Section, number>();
  for (const { section } of rows) {
    if (section) counts.set(section, (counts.get(section) ?? 0) + 1);
  }
  return [...counts];
}

interface Members {
  order: number;
  lead: MapRow;
  shares: (readonly [Section | null, number])[];
}

function toIndex(rows: readonly MapRow[], radius: number): Supercluster<Members, Members> {
  const index = new Supercluster<Members, Members>({
    ...{ radius, extent: TILE_PX, maxZoom: LAST_ZOOM },
    map: (members) => ({ ...members }),
    reduce: (all, more) => {
      if (more.order < all.order) Object.assign(all, { order: more.order, lead: more.lead });
      const shares = new Map(all.shares);
      for (const [section, count] of more.shares) {
        shares.set(section, (shares.get(section) ?? 0) + count);
      }
      all.shares = [...shares];
    },
  });
  return index.load(
    rows.flatMap((row, order) => {
      const { mapx, mapy } = row.restaurant;
      if (mapx === undefined || mapy === undefined) return [];
      return {
        type: 'Feature',
        geometry: { type: 'Point', coordinates: [mapx, mapy] },
        properties: { order, lead: row, shares: [[row.section, 1]] },
      };
    }),
  );
}

/** Puts the places of a list together wherever they would lie on one another; those that do not say where they are stay out. */
export function toClusters(rows: readonly MapRow[]): Clusters {
  const far = toIndex(rows, FAR_PX);
  const close = toIndex(rows, CLOSE_PX);
  const pick = (zoom: number) => (zoom < CLOSE_ZOOM ? far : close);
  const sections = [...new Set(rows.map(({ section }) => section))];
  const rankOf = (section: Section | null) => sections.indexOf(section);
  const world: [number, number, number, number] = [-180, -85, 180, 85];

  const find = (lead: MapRow, zoom: number) =>
    pick(zoom)
      .getClusters(world, zoom)
      .find(({ properties }) => properties.lead === lead)?.properties;
  const countOf = (lead: MapRow, zoom: number) => {
    const found = find(lead, zoom);
    return found && 'cluster' in found ? found.point_count : 1;
  };

  return {
    getPins([west, south, east, north], zoom) {
      const index = pick(zoom);
      return index
        .getClusters([west, south, east, north], zoom)
        .sort((a, b) => a.properties.order - b.properties.order)
        .map(({ geometry, properties }): Pin => {
          const [mapx = NaN, mapy = NaN] = geometry.coordinates;
          const { lead, shares } = properties;
          return {
            ...{ lead, mapx, mapy },
            count: 'cluster' in properties ? properties.point_count : 1,
            shares: [...shares].sort(([a], [b]) => rankOf(a) - rankOf(b)),
          };
        });
    },
    getRows(lead, zoom) {
      const found = find(lead, zoom);
      if (!found) return [];
      if (!('cluster' in found)) return [lead];
      return pick(zoom)
        .getLeaves(found.cluster_id, Infinity)
        .sort((a, b) => a.properties.order - b.properties.order)
        .map(({ properties }) => properties.lead);
    },
    getSplit(lead, zoom) {
      const count = countOf(lead, zoom);
      for (let closer = zoom + 1; closer <= LAST_ZOOM; closer += 1) {
        if (countOf(lead, closer) < count) return closer;
      }
      return undefined;
    },
  };
}
