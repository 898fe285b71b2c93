import { tileLayer, type Map as LeafletMap } from 'leaflet';
import { useLocale } from 'next-intl';
import { useCallback, useEffect, useState } from 'react';
import type { Point } from '@kioot/engine/geo';
import { fetchJson } from '@/lib/http/fetch-json';
import type { Base } from '@/lib/map/base';
import { inPlaceNames } from '@/lib/map/place-names';
import { streetsSchema, type Streets } from '@/lib/map/streets';
import { REQUEST_TIMEOUT_MS } from '@/lib/search/calls';
import { MAX_STREETS_ZOOM, createMap, drawBase } from './create-map';

/** Two texts of the environment: far more than any has. */
const MAX_STREETS_BYTES = 64 * 1024;

/** A map that has come to rest; another one for each move. */
export interface MapView {
  map: LeafletMap;
  zoom: number;
}

export interface MapParts {
  /** Belongs on the element the map is drawn in. */
  attach: (element: HTMLElement | null) => (() => void) | undefined;
  view: MapView | null;
  base: Base | null;
  hasBaseFailed: boolean;
  streets: Streets;
}

/** A map around a point, `radius` metres wide to either side, what is drawn on it, and streets where there are some. */
export function useMap(origin: Point, radius: number): MapParts {
  const [view, setView] = useState<MapView | null>(null);
  const [base, setBase] = useState<Base | null>(null);
  const [hasBaseFailed, setHasBaseFailed] = useState(false);
  const [streets, setStreets] = useState<Streets>(null);
  const map = view?.map;
  const locale = useLocale();

  const attach = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return;
      const made = createMap(element, origin, radius);
      const rest = () => setView({ map: made, zoom: made.getZoom() });
      made.on('moveend resize', rest);
      rest();
      return () => {
        setView(null);
        made.remove();
      };
    },
    [origin, radius],
  );

  useEffect(() => {
    let isWanted = true;
    const load = async () => inPlaceNames((await import('@/data/map/base.json')).default, locale);
    load().then(
      (loaded) => {
        if (isWanted) setBase(loaded);
      },
      (error: unknown) => {
        console.error('Lines and stations could not be loaded', error);
        if (isWanted) setHasBaseFailed(true);
      },
    );
    return () => {
      isWanted = false;
    };
  }, [locale]);

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const limits = { timeoutMs: REQUEST_TIMEOUT_MS, maxBytes: MAX_STREETS_BYTES, signal };
    fetchJson('/api/map-tiles', {}, { schema: streetsSchema, ...limits })
      .then(({ value }) => setStreets(value))
      .catch((error: unknown) => {
        // What is drawn of the city needs no connection.
        if (!signal.aborted) console.info('The map stays without streets', error);
      });
    return () => controller.abort();
  }, []);

  useEffect(() => {
    if (map && base) drawBase(map, base);
  }, [map, base]);

  useEffect(() => {
    if (!map || !streets) return;
    tileLayer(streets.url, { maxZoom: MAX_STREETS_ZOOM }).addTo(map);
    map.setMaxZoom(MAX_STREETS_ZOOM);
  }, [map, streets]);

  return { attach, view, base, hasBaseFailed, streets };
}
