import type { Map as LeafletMap } from 'leaflet';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { MapRestaurant } from '@/lib/map/pin-clusters';
import { toLatLng } from './create-map';

/** Minimum distance of the chosen pin from the edges and the card, in pixels. */
const PAN_PADDING_PX = 56;

/** Distance of the chosen pin from the right edge, clear of the zoom buttons, in pixels. */
const PAN_RIGHT_PX = 84;

/** Height of the attribution below the card. */
const ATTRIBUTION_PX = 32;

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
  const [coveredPx, setCoveredPx] = useState(0);

  const attachSheet = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    sheet.current = element;
    const measure = () => setCoveredPx(element.offsetHeight + ATTRIBUTION_PX);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => {
      observer.disconnect();
      sheet.current = null;
      setCoveredPx(0);
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

  // Pans to keep the pin clear of the card.
  useEffect(() => {
    if (!map || !chosen) return;
    const { mapx = NaN, mapy = NaN } = chosen.restaurant;
    const coveredHeightPx = sheet.current?.offsetHeight ?? 0;
    map.panInside(toLatLng({ mapx, mapy }), {
      paddingTopLeft: [PAN_PADDING_PX, PAN_PADDING_PX],
      paddingBottomRight: [
        PAN_RIGHT_PX,
        Math.min(coveredHeightPx + PAN_PADDING_PX, map.getSize().y - 2 * PAN_PADDING_PX),
      ],
    });
  }, [chosen, map]);

  return {
    /** Ref callback of the sheet. */
    attachSheet,
    /** Height of the lower part of the map that the sheet covers, in pixels. */
    coveredPx,
  };
}
