import { Map as LeafletMap, circle, circleMarker, latLng, polygon, polyline, svg } from 'leaflet';
import 'leaflet/dist/leaflet.css';
import type { Point } from '@kioot/engine/geo';
import { unpackPath, type Base } from '@/lib/map/base';
import styles from './map.module.css';

/** Without streets a closer look shows less, not more. */
const MAX_ZOOM = 16;
export const MAX_STREETS_ZOOM = 19;
const MIN_ZOOM = 10;
/** Seoul and what is around it, south-west and north-east: nothing is drawn further out. */
const LIMITS: [[number, number], [number, number]] = [
  [37.3, 126.55],
  [37.8, 127.4],
];
/** How much more than the window is drawn, so that a drag shows no edge. */
const DRAWN_AROUND = 0.5;
/** A line between stations is wider than the stroke of a map and narrower than a thumb. */
const LINE_PX = 3.5;
const STATION_PX = 3.5;

/** The panes our own parts are put into, from below. */
export const LABEL_PANE = 'kioot-labels';
export const PIN_PANE = 'kioot-pins';

export const toLatLng = ({ mapx, mapy }: Point) => latLng(mapy, mapx);

/** An empty map in this element, looking at what is within `radius` metres. */
export function createMap(element: HTMLElement, origin: Point, radius: number): LeafletMap {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const map = new LeafletMap(element, {
    ...{ attributionControl: false, zoomControl: false, bounceAtZoomLimits: false },
    ...{ zoomAnimation: !isStill, fadeAnimation: !isStill, inertia: !isStill },
    ...{ minZoom: MIN_ZOOM, maxZoom: MAX_ZOOM, maxBounds: LIMITS, maxBoundsViscosity: 0.8 },
    renderer: svg({ padding: DRAWN_AROUND }),
  });
  map.createPane(LABEL_PANE).style.cssText = 'z-index: 450; pointer-events: none';
  map.createPane(PIN_PANE).style.cssText = 'z-index: 600';
  showAround(map, origin, radius);
  circle(toLatLng(origin), { radius, interactive: false, className: styles.radius }).addTo(map);
  return map;
}

/** Looks at all that is within `radius` metres. */
export function showAround(map: LeafletMap, origin: Point, radius: number): void {
  map.fitBounds(toLatLng(origin).toBounds(radius * 2), { padding: [8, 8] });
}

/** Districts, river, lines and the dots of stations, under all else. */
export function drawBase(map: LeafletMap, { districts, river, lines, stations }: Base): void {
  const ground = districts.map(({ path }) =>
    polygon(unpackPath(path), { interactive: false, className: styles.district }),
  );
  const water = river.map((path) =>
    polygon(unpackPath(path), { interactive: false, className: styles.water }),
  );
  const tracks = lines.flatMap(({ colour, paths }) =>
    paths.map((path) =>
      polyline(unpackPath(path), {
        ...{ interactive: false, color: colour, weight: LINE_PX, opacity: 0.8 },
      }),
    ),
  );
  // The radius was drawn first, and is seen on the ground.
  for (const layer of [...ground, ...water].reverse()) layer.addTo(map).bringToBack();
  for (const layer of tracks) layer.addTo(map);
  for (const { at, lines: of } of stations) {
    const [point] = unpackPath(at);
    if (!point) continue;
    const className = of.length > 1 ? styles.station : `${styles.station} ${styles.minor}`;
    circleMarker(point, { interactive: false, radius: STATION_PX, className }).addTo(map);
  }
}
