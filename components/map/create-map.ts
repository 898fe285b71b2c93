import {
  Bounds,
  Map as LeafletMap,
  circle,
  latLng,
  polygon,
  polyline,
  svg,
  type Point as Pixel,
} from 'leaflet';
import 'leaflet/dist/leaflet.css';
import type { Point } from '@kioot/engine/geo';
import { unpackPath, type BaseMap, type PackedPath } from '@/lib/map/base-map';
import styles from './map.module.css';

/** Limit without street tiles: further in there is only less to see. */
const MAX_ZOOM = 17;
export const MAX_STREETS_ZOOM = 19;
const MIN_ZOOM = 10;
/** Seoul and surroundings, south-west and north-east corner. */
const MAX_BOUNDS: [[number, number], [number, number]] = [
  [37.3, 126.55],
  [37.8, 127.4],
];
/** Share of the view rendered around it, to show no edge while dragging. */
export const RENDER_PADDING = 0.5;
/** Width of subway lines, in pixels. */
const LINE_PX = 3.5;
/** Diameters of the dot of a station and of its outline, in pixels. */
const STATION_PX = 5.5;
const STATION_OUTLINE_PX = 9;
/** Covered edges of the map, in rem. */
const COUNTS_REM = 2.75;
const CREDITS_REM = 1.75;
const KEYS_REM = { width: 3.75, height: 10.25 };
/** The button to the list above the credits: in the middle, or at the left of a low map. */
const PILL_REM = { width: 7, height: 4 };
/** Room of a chosen pin above its point, and of any pin to each side. */
const PIN_REM = { above: 3.5, aside: 1.5 };
/** Screens on which the map is low, as in the CSS: phones in landscape. */
const LOW_SCREEN = '(max-height: 30rem) and (orientation: landscape)';
/** Steps of zoom at which the map rests: the search area fills the screen at any width. */
const ZOOM_SNAP = 0.25;

/** Panes for land and water, streets, labels and pins, in stacking order; all else lies between streets and labels. */
const GROUND_PANE = 'kioot-ground';
export const STREET_PANE = 'kioot-streets';
export const LABEL_PANE = 'kioot-labels';
export const PIN_PANE = 'kioot-pins';

export const toLatLng = ({ mapx, mapy }: Point) => latLng(mapy, mapx);

/** Square around a pixel. */
export const toBox = (center: Pixel, reachPx: number) =>
  new Bounds(center.subtract([reachPx, reachPx]), center.add([reachPx, reachPx]));

/** Creates an empty map in an element, showing `radius` meters around `origin`. */
export function createMap(
  element: HTMLElement,
  origin: Point,
  radius: number,
  remPx: number,
): LeafletMap {
  const isMotionReduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const map = new LeafletMap(element, {
    ...{ attributionControl: false, zoomControl: false, bounceAtZoomLimits: false },
    ...{
      zoomAnimation: !isMotionReduced,
      fadeAnimation: !isMotionReduced,
      inertia: !isMotionReduced,
    },
    ...{
      minZoom: MIN_ZOOM,
      maxZoom: MAX_ZOOM,
      zoomSnap: ZOOM_SNAP,
      maxBounds: MAX_BOUNDS,
      maxBoundsViscosity: 0.8,
    },
    renderer: svg({ padding: RENDER_PADDING }),
  });
  map.createPane(GROUND_PANE).style.cssText = 'z-index: 340; pointer-events: none';
  map.createPane(STREET_PANE).style.cssText = 'z-index: 350; pointer-events: none';
  map.createPane(LABEL_PANE).style.cssText = 'z-index: 450; pointer-events: none';
  map.createPane(PIN_PANE).style.cssText = 'z-index: 600';
  fitRadius({ map, remPx }, origin, radius);
  circle(toLatLng(origin), {
    ...{ radius, interactive: false, color: 'var(--brand)', fillOpacity: 0.07 },
    ...{ weight: 2, dashArray: '7 6' },
  }).addTo(map);
  return map;
}

interface ScaledMap {
  map: LeafletMap;
  /** Pixels per rem. */
  remPx: number;
}

/** Pixels per rem: everything on the map grows with the text. */
export const getRemPx = () => parseFloat(getComputedStyle(document.documentElement).fontSize);

/** Fits the view to `radius` meters around `origin`, clear of what covers the edges of the map. */
export function fitRadius({ map, remPx }: ScaledMap, origin: Point, radius: number): void {
  const maxPx = map.getSize().y / 4;
  const isLow = matchMedia(LOW_SCREEN).matches;
  const bottomRem = CREDITS_REM + (isLow ? 0 : PILL_REM.height);
  map.fitBounds(toLatLng(origin).toBounds(radius * 2), {
    paddingTopLeft: [4, Math.min((isLow ? 0.5 : COUNTS_REM) * remPx, maxPx)],
    paddingBottomRight: [4, Math.min(bottomRem * remPx, maxPx)],
  });
}

/** Parts of the map that counts, credits and buttons cover, in pixels. */
export function getCoveredParts({ map, remPx }: ScaledMap): Bounds[] {
  const { x: right, y: bottom } = map.getSize();
  const creditsTop = bottom - CREDITS_REM * remPx;
  const pillPx = PILL_REM.width * remPx;
  const pillLeft = matchMedia(LOW_SCREEN).matches ? 0 : (right - pillPx) / 2;
  return [
    new Bounds([right - KEYS_REM.width * remPx, 0], [right, KEYS_REM.height * remPx]),
    new Bounds([0, 0], [right, COUNTS_REM * remPx]),
    new Bounds([0, creditsTop], [right, bottom]),
    new Bounds([pillLeft, creditsTop - PILL_REM.height * remPx], [pillLeft + pillPx, bottom]),
  ];
}

/** Part of the map that a sheet covers, in pixels: the lower one, or the left one of a low map. */
export interface CoveredPx {
  left: number;
  bottom: number;
}

/** Moves the map as little as shows a pin clear of sheet, counts and buttons, as far as there is room. */
export function showPin(map: LeafletMap, point: Point, covered: CoveredPx): void {
  const remPx = getRemPx();
  const { x: width, y: height } = map.getSize();
  const top = (COUNTS_REM + PIN_REM.above) * remPx;
  const right = (KEYS_REM.width + PIN_REM.aside) * remPx;
  const bottom = Math.max(covered.bottom, (CREDITS_REM + PILL_REM.height) * remPx);
  map.panInside(toLatLng(point), {
    paddingTopLeft: [
      Math.min(covered.left + PIN_REM.aside * remPx, width - right),
      Math.min(top, height / 2),
    ],
    paddingBottomRight: [
      right,
      Math.min(bottom + PIN_REM.aside * remPx, height - Math.min(top, height / 2)),
    ],
  });
}

/**
 * Draws districts, river, subway lines and stations below all other layers. One path for all shapes
 * of a kind, as hundreds take a phone a tenth of a second.
 */
export function drawBaseMap(map: LeafletMap, { districts, river, lines, stations }: BaseMap): void {
  const renderer = svg({ pane: GROUND_PANE, padding: RENDER_PADDING });
  const ground = { pane: GROUND_PANE, renderer, interactive: false, fillOpacity: 1 };
  const toRings = (paths: readonly PackedPath[]) => paths.map((path) => [unpackPath(path)]);
  polygon(toRings(districts.map(({ path }) => path)), {
    ...{ ...ground, fillColor: 'var(--land)' },
    ...{ color: 'var(--line-strong)', opacity: 0.35, weight: 1 },
  }).addTo(map);
  polygon(toRings(river), { ...ground, fillColor: 'var(--water)', stroke: false }).addTo(map);
  for (const { colour, paths } of lines) {
    polyline(paths.map(unpackPath), {
      ...{ interactive: false, color: colour, weight: LINE_PX, opacity: 0.8 },
    }).addTo(map);
  }
  for (const isTransfer of [false, true]) {
    // A line from a point to itself is a dot.
    const dots = stations
      .filter(({ lines: stationLines }) => stationLines.length > 1 === isTransfer)
      .map(({ at: position }) => unpackPath(position))
      .map((point) => [...point, ...point]);
    for (const [weight, color] of [
      [STATION_OUTLINE_PX, 'var(--ink)'],
      [STATION_PX, 'var(--surface)'],
    ] as const) {
      polyline(dots, {
        ...{ interactive: false, weight, color, lineCap: 'round' },
        className: isTransfer ? '' : styles.minor,
      }).addTo(map);
    }
  }
}
