import { useCallback, useEffect, useMemo } from 'react';
import { createPinClusters, type MapRestaurant, type Pin } from '@/lib/map/pin-clusters';
import { toLatLng } from './create-map';
import type { MapView } from './use-map';
import { whenIdle } from './when-idle';

/** Share of the view's size around it for which pins are rendered. */
const PIN_BOUNDS_PADDING = 0.3;

const getId = ({ restaurant }: MapRestaurant) => restaurant.contentId;

/** Pins of the places in view, and what a press on one does: choose, or come closer. */
export function usePins(
  rows: readonly MapRestaurant[],
  view: MapView | null,
  onChoose: (ids: readonly string[]) => void,
) {
  const remPx = view?.remPx;
  const clusters = useMemo(() => createPinClusters(rows, remPx), [remPx, rows]);
  const pins = useMemo(() => {
    if (!view) return [];
    const bounds = view.map.getBounds().pad(PIN_BOUNDS_PADDING);
    return clusters.getPins(
      [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()],
      view.zoom,
    );
  }, [clusters, view]);
  const pick = useCallback(
    (pin: Pin) => {
      if (!view) return;
      if (pin.count === 1) return onChoose([getId(pin.lead)]);
      const { map: leafletMap, zoom } = view;
      const splitZoom = clusters.getSplitZoom(pin.lead, zoom) ?? Infinity;
      if (splitZoom <= leafletMap.getMaxZoom()) leafletMap.setView(toLatLng(pin), splitZoom);
      else onChoose(clusters.getRestaurants(pin.lead, zoom).map(getId));
    },
    [clusters, onChoose, view],
  );
  return { clusters, pins, pick };
}

/** Tells of the single places among the pins, by their ids with spaces between, once the map rests. */
export function useSinglePins(
  pins: readonly Pin[],
  isDrawn: boolean,
  onSinglePins: (ids: string) => void,
): void {
  useEffect(() => {
    if (!isDrawn) return undefined;
    const singles = pins.filter(({ count }) => count === 1);
    return whenIdle(() => onSinglePins(singles.map(({ lead }) => getId(lead)).join(' ')));
  }, [isDrawn, onSinglePins, pins]);
}
