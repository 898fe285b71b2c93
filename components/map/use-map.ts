import { tileLayer, type Map as LeafletMap } from 'leaflet';
import { useCallback, useEffect, useLayoutEffect, useState } from 'react';
import type { Point } from '@kioot/engine/geo';
import { fetchJson } from '@kioot/base/fetch';
import { localizeBaseMap, type BaseMap } from '@/lib/map/base-map';
import { getPageLocale } from '@/lib/locales';
import { loadStreets, type Streets } from '@/lib/map/streets';
import { streetTilesSchema, type StreetTiles } from '@/lib/map/street-tiles';
import { REQUEST_TIMEOUT_MS } from '@/lib/search/contract/rec-endpoints';
import { MAX_STREETS_ZOOM, createMap, drawBaseMap, getRemPx } from './create-map';
import { useFetched } from '../ui/use-fetched';
import { drawStreets } from './draw-streets';
import { whenIdle } from './when-idle';

let loadedBase: BaseMap | null = null;

/** Loads the base map with this module, so that the first drawing may have it. */
const basePromise = (async () => {
  const { default: base } = await import('@/data/built/map/base.json');
  return (loadedBase = await localizeBaseMap(base, getPageLocale()));
})();
// Reported by the map that waits for it.
basePromise.catch(() => undefined);

/** Far above the size of the two environment variables in the response. */
const MAX_STREETS_BYTES = 64 * 1024;

async function fetchStreetTiles(signal: AbortSignal): Promise<StreetTiles> {
  const limits = { timeoutMs: REQUEST_TIMEOUT_MS, maxBytes: MAX_STREETS_BYTES, signal };
  const schema = streetTilesSchema;
  return (await fetchJson('/api/map-tiles', {}, { schema, ...limits })).value;
}

/** Map after each move and change of its size; a new object each time. */
export interface MapView {
  map: LeafletMap;
  zoom: number;
  /** Pixels per rem: pins and labels grow with the text. */
  remPx: number;
}

export interface MapState {
  /** Ref callback for the container of the map. */
  attach: (element: HTMLElement | null) => (() => void) | undefined;
  view: MapView | null;
  base: BaseMap | null;
  hasBaseFailed: boolean;
  streets: StreetTiles;
  /** Bundled streets around the origin, drawn where no tiles are configured; null outside of the areas. */
  ownStreets: Streets | null;
  /** True once pins and stations are drawn: all else waits for them. */
  isDrawn: boolean;
}

/**
 * Map around `origin` with `radius` meters to each side, its base layer, and street tiles if
 * configured.
 */
export function useMap(origin: Point, radius: number): MapState {
  const [view, setView] = useState<MapView | null>(null);
  const [isDrawn, setIsDrawn] = useState(false);
  const map = view?.map;
  const { data: base = loadedBase, isError: hasBaseFailed } = useFetched({
    name: 'Loading the base map',
    key: 'base',
    fetchData: () => basePromise,
  });
  // The base layer needs no connection.
  const { data: streets = null } = useFetched({
    name: 'Loading the street tiles',
    key: isDrawn ? 'tiles' : '',
    fetchData: fetchStreetTiles,
  });
  const { data: ownStreets = null } = useFetched({
    name: 'Loading the streets',
    key: isDrawn ? `${origin.mapx} ${origin.mapy}` : '',
    fetchData: () => loadStreets(origin),
  });

  const attach = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return;
      // Read once, as each reading computes the styles of what is new on the screen.
      let remPx = getRemPx();
      const createdMap = createMap(element, origin, radius, remPx);
      const updateView = () => setView({ map: createdMap, zoom: createdMap.getZoom(), remPx });
      createdMap.on('moveend', updateView).on('resize', () => {
        remPx = getRemPx();
        updateView();
      });
      updateView();
      // Larger text leaves the map less room.
      const observer = new ResizeObserver(() => createdMap.invalidateSize({ pan: false }));
      observer.observe(element);
      return () => {
        observer.disconnect();
        setView(null);
        createdMap.remove();
      };
    },
    [origin, radius],
  );

  // In the frame of the pins.
  useLayoutEffect(() => {
    if (map && base) drawBaseMap(map, base);
  }, [map, base]);

  useEffect(
    () => (base || hasBaseFailed ? whenIdle(() => setIsDrawn(true)) : undefined),
    [base, hasBaseFailed],
  );

  useEffect(() => {
    if (map && ownStreets && !streets) return drawStreets(map, ownStreets);
  }, [map, ownStreets, streets]);

  useEffect(() => {
    if (!map || !streets) return;
    tileLayer(streets.url, { maxZoom: MAX_STREETS_ZOOM }).addTo(map);
    map.setMaxZoom(MAX_STREETS_ZOOM);
  }, [map, streets]);

  return { attach, view, base, hasBaseFailed, streets, ownStreets, isDrawn };
}
