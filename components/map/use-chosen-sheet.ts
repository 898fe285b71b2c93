import type { Map as LeafletMap } from 'leaflet';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { MapRestaurant } from '@/lib/map/pin-clusters';
import { showPin, type CoveredPx } from './create-map';

/** Height of the attribution below the card. */
const ATTRIBUTION_PX = 32;
/** A sheet up to this share of the map's width stands beside the pins, not below them. */
const MAX_SHARE_BESIDE = 0.7;
const NOTHING_COVERED: CoveredPx = { left: 0, bottom: 0 };

/**
 * Sheet of the chosen place or places: focused when it opens, as is its pin once it closes, with the
 * pin in the part of the map that it leaves free.
 */
export function useChosenSheet(
  map: LeafletMap | undefined,
  chosenIds: readonly string[],
  chosen: MapRestaurant | null,
) {
  const sheet = useRef<HTMLElement>(null);
  const openedFrom = useRef<HTMLElement | null>(null);
  const [covered, setCovered] = useState(NOTHING_COVERED);

  const attachSheet = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    sheet.current = element;
    const measure = () => {
      const { offsetWidth: width, offsetHeight: height, offsetParent } = element;
      const isBeside = width <= (offsetParent?.clientWidth ?? 0) * MAX_SHARE_BESIDE;
      setCovered(
        isBeside ? { left: width, bottom: 0 } : { left: 0, bottom: height + ATTRIBUTION_PX },
      );
    };
    // Reports the first size too, once the sheet is drawn.
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => {
      observer.disconnect();
      sheet.current = null;
      setCovered(NOTHING_COVERED);
    };
  }, []);

  // Focuses the sheet, and its pin once it closes.
  useEffect(() => {
    const container = map?.getContainer();
    if (!container) return;
    if (chosenIds.length > 0) {
      openedFrom.current =
        container.querySelector<HTMLElement>('button[aria-expanded=true]') ?? container;
      sheet.current?.focus({ preventScroll: true });
    } else if (openedFrom.current) {
      const target = openedFrom.current.isConnected ? openedFrom.current : container;
      openedFrom.current = null;
      target.focus({ preventScroll: true });
    }
  }, [chosenIds, map]);

  // Again when the sheet grows, with a translated place.
  useEffect(() => {
    // Until the sheet is measured, the map would start to move and stop again.
    if (covered === NOTHING_COVERED) return;
    if (map && chosen) showPin(map, chosen, covered);
  }, [chosen, covered, map]);

  return {
    /** Ref callback of the sheet. */
    attachSheet,
    /** Part of the map that the sheet covers. */
    covered,
  };
}
