import {
  LayerGroup,
  polygon,
  polyline,
  svg,
  type Map as LeafletMap,
  type Path,
  type Renderer,
} from 'leaflet';
import { unpackPath } from '@/lib/map/base-map';
import { STREET_KINDS, type StreetKind, type Streets } from '@/lib/map/streets';
import { RENDER_PADDING, STREET_PANE } from './create-map';
import styles from './map.module.css';

/** Zoom at which a street has its width in {@link WIDTHS_PX}; each step doubles it. */
const REFERENCE_ZOOM = 16;
/** Parks and water are areas and have none. */
const WIDTHS_PX: Readonly<Partial<Record<StreetKind, number>>> = {
  ...{ major: 7, minor: 4, walk: 4, lane: 1.5 },
};
/** Further out a kind is only noise, and costs a phone time. */
const MIN_ZOOMS: Readonly<Record<StreetKind, number>> = {
  ...{ green: 12, water: 12, major: 12.5, minor: 14.25, walk: 14.25, lane: 15.75 },
};
/** Bottom first. */
const DRAWN_KINDS = STREET_KINDS.toReversed();

function createLayer(renderer: Renderer, kind: StreetKind, streets: Streets): Path {
  const options = {
    ...{ pane: STREET_PANE, renderer, interactive: false, className: styles[`street-${kind}`] },
  };
  const lines = streets[kind].map(unpackPath);
  if (WIDTHS_PX[kind] !== undefined) return polyline(lines, options);
  return polygon(
    lines.map((line) => [line]),
    options,
  );
}

/**
 * Draws the streets of an area below the radius and the pins; one path a kind, as in `drawBaseMap`,
 * at the first zoom that shows it.
 */
export function drawStreets(map: LeafletMap, streets: Streets): () => void {
  const renderer = svg({ pane: STREET_PANE, padding: RENDER_PADDING });
  const layers = new Map<StreetKind, Path>();
  const group = new LayerGroup().addTo(map);
  const update = () => {
    const zoom = map.getZoom();
    for (const kind of DRAWN_KINDS) {
      const isShown = zoom >= MIN_ZOOMS[kind];
      const layer = layers.get(kind) ?? (isShown ? createLayer(renderer, kind, streets) : null);
      if (!layer) continue;
      layers.set(kind, layer);
      const width = WIDTHS_PX[kind];
      if (width) layer.setStyle({ weight: width * 2 ** (zoom - REFERENCE_ZOOM) });
      if (isShown) group.addLayer(layer);
      else group.removeLayer(layer);
      if (isShown) layer.bringToFront();
    }
  };
  update();
  map.on('zoomend', update);
  return () => {
    map.off('zoomend', update);
    group.remove();
  };
}
