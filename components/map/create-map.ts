import { Map as LeafletMap, circle, circleMarker, latLng, polygon, polyline, svg } from 'leaflet';
import 'leaflet/dist/leaflet.css';
import type { Point } from '@kioot/engine/geo';
import { unpackPath, type BaseMap } from '@/lib/map/base-map';
import styles from './map.module.css';

/** Limit without street tiles: further in there is only less to see. */
const MAX_ZOOM = 16;
export const MAX_STREETS_ZOOM = 19;
const MIN_ZOOM = 10;
/** Seoul and surroundings, south-west and north-east corner. */
const MAX_BOUNDS: [[number, number], [number, number]] = [
  [37.3, 126.55],
  [37.8, 127.4],
];
/** Share of the view rendered around it, to show no edge while dragging. */
const RENDER_PADDING = 0.5;
/** Width of subway lines, in pixels. */
const LINE_PX = 3.5;
const STATION_PX = 3.5;

/** Panes for labels and pins, in stacking order. */
export const LABEL_PANE = 'kioot-labels';
export const PIN_PANE = 'kioot-pins';

export const toLatLng = ({ mapx, mapy }: Point) => latLng(mapy, mapx);

/** Creates an empty map in an element, showing `radius` meters around `origin`. */
export function createMap(element: HTMLElement, origin: Point, radius: number): LeafletMap {
  const isMotionReduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const map = new LeafletMap(element, {
    ...{ attributionControl: false, zoomControl: false, bounceAtZoomLimits: false },
    ...{
      zoomAnimation: !isMotionReduced,
      fadeAnimation: !isMotionReduced,
      inertia: !isMotionReduced,
    },
    ...{ minZoom: MIN_ZOOM, maxZoom: MAX_ZOOM, maxBounds: MAX_BOUNDS, maxBoundsViscosity: 0.8 },
    renderer: svg({ padding: RENDER_PADDING }),
  });
  map.createPane(LABEL_PANE).style.cssText = 'z-index: 450; pointer-events: none';
  map.createPane(PIN_PANE).style.cssText = 'z-index: 600';
  fitRadius(map, origin, radius);
  circle(toLatLng(origin), { radius, interactive: false, className: styles.radius }).addTo(map);
  return map;
}

/** Fits the view to `radius` meters around `origin`. */
export function fitRadius(map: LeafletMap, origin: Point, radius: number): void {
  map.fitBounds(toLatLng(origin).toBounds(radius * 2), { padding: [8, 8] });
}

/** Draws districts, river, subway lines and stations below all other layers. */
export function drawBaseMap(map: LeafletMap, { districts, river, lines, stations }: BaseMap): void {
  const districtLayers = districts.map(({ path }) =>
    polygon(unpackPath(path), { interactive: false, className: styles.district }),
  );
  const riverLayers = river.map((path) =>
    polygon(unpackPath(path), { interactive: false, className: styles.water }),
  );
  const lineLayers = lines.flatMap(({ colour, paths }) =>
    paths.map((path) =>
      polyline(unpackPath(path), {
        ...{ interactive: false, color: colour, weight: LINE_PX, opacity: 0.8 },
      }),
    ),
  );
  // Inserted below the radius circle, which was drawn first.
  for (const layer of [...districtLayers, ...riverLayers].reverse()) layer.addTo(map).bringToBack();
  for (const layer of lineLayers) layer.addTo(map);
  for (const { at: packedPoint, lines: stationLines } of stations) {
    const [point] = unpackPath(packedPoint);
    if (!point) continue;
    const className =
      stationLines.length > 1 ? styles.station : `${styles.station} ${styles.minor}`;
    circleMarker(point, { interactive: false, radius: STATION_PX, className }).addTo(map);
  }
}
