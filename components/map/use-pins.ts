import { useCallback, useEffect, useMemo } from 'react';
import {
  createPinClusters,
  getSplitZoom,
  type MapRestaurant,
  type Pin,
} from '@/lib/map/pin-clusters';
import { toLatLng } from './create-map';
import type { MapState } from './use-map';
import { whenIdle } from './when-idle';

/** Share of the view's size around it for which pins are rendered. */
const PIN_BOUNDS_PADDING = 0.3;

const getId = ({ restaurant }: MapRestaurant) => restaurant.contentId;

interface PinCallbacks {
  onChoose: (ids: readonly string[]) => void;
  /** Gets the ids of the pins of one place, with spaces between, once the map rests. */
  onSinglePins: (ids: string) => void;
}

/** Pins of the places in view, and what a press on one does: choose, or come closer. */
export function usePins(
  rows: readonly MapRestaurant[],
  { view, isDrawn }: Pick<MapState, 'view' | 'isDrawn'>,
  { onChoose, onSinglePins }: PinCallbacks,
) {
  const remPx = view?.remPx;
  const getPins = useMemo(() => createPinClusters(rows, remPx), [remPx, rows]);
  const pins = useMemo(() => {
    if (!view) return [];
    const bounds = view.map.getBounds().pad(PIN_BOUNDS_PADDING);
    return getPins(view.zoom).filter((pin) => bounds.contains(toLatLng(pin)));
  }, [getPins, view]);
  useEffect(() => {
    if (!isDrawn) return undefined;
    const singles = pins.filter(({ count }) => count === 1);
    return whenIdle(() => onSinglePins(singles.map(({ lead }) => getId(lead)).join(' ')));
  }, [isDrawn, onSinglePins, pins]);
  const pick = useCallback(
    (pin: Pin) => {
      if (!view) return;
      const { map, zoom } = view;
      const splitZoom = pin.count > 1 ? getSplitZoom(getPins, pin, zoom) : undefined;
      if (splitZoom && splitZoom <= map.getMaxZoom()) map.setView(toLatLng(pin), splitZoom);
      else onChoose(pin.restaurants.map(getId));
    },
    [getPins, onChoose, view],
  );
  return { pins, pick };
}
