import {
  LayerGroup,
  polygon,
  polyline,
  svg,
  type Map as LeafletMap,
  type Path,
  type PathOptions,
} from 'leaflet';
import { unpackPath } from '@/lib/map/base-map';
import { STREET_KINDS, type StreetKind, type Streets } from '@/lib/map/streets';
import { RENDER_PADDING, STREET_PANE } from './create-map';

/** Zoom at which a street has its `widthPx`; each step doubles it. */
const REFERENCE_ZOOM = 16;

interface StreetStyle {
  /** Further out a kind is only noise, and costs a phone time. */
  minZoom: number;
  /** Parks and water are areas and have none. */
  widthPx?: number;
  style: PathOptions;
}

const mix = (color: string, percent: number, ground: string) =>
  `color-mix(in oklab, var(${color}) ${percent}%, var(${ground}))`;

const AREA_STYLE = { fillOpacity: 1, stroke: false };
const STYLES: Readonly<Record<StreetKind, StreetStyle>> = {
  green: { minZoom: 12, style: { ...AREA_STYLE, fillColor: mix('--brand', 16, '--paper') } },
  water: { minZoom: 12, style: { ...AREA_STYLE, fillColor: 'var(--water)' } },
  major: { minZoom: 12.5, widthPx: 7, style: { color: mix('--accent', 20, '--street') } },
  minor: { minZoom: 14.25, widthPx: 4, style: { color: 'var(--street)' } },
  walk: { minZoom: 14.25, widthPx: 4, style: { color: mix('--accent', 14, '--street') } },
  lane: { minZoom: 15.75, widthPx: 1.5, style: { color: 'var(--street)', opacity: 0.6 } },
};
/** Bottom first. */
const DRAWN_KINDS = STREET_KINDS.toReversed();

/**
 * Draws the streets of an area below the radius and the pins; one path a kind, as in `drawBaseMap`,
 * at the first zoom that shows it.
 */
export function drawStreets(map: LeafletMap, streets: Streets): () => void {
  const renderer = svg({ pane: STREET_PANE, padding: RENDER_PADDING });
  const layers = new Map<StreetKind, Path>();
  const group = new LayerGroup().addTo(map);
  const createLayer = (kind: StreetKind): Path => {
    const { widthPx, style } = STYLES[kind];
    const options = { pane: STREET_PANE, renderer, interactive: false, ...style };
    const lines = streets[kind].map(unpackPath);
    return widthPx === undefined
      ? polygon(
          lines.map((line) => [line]),
          options,
        )
      : polyline(lines, options);
  };
  const update = () => {
    const zoom = map.getZoom();
    for (const kind of DRAWN_KINDS) {
      const { minZoom, widthPx } = STYLES[kind];
      const isShown = zoom >= minZoom;
      const layer = layers.get(kind) ?? (isShown ? createLayer(kind) : null);
      if (!layer) continue;
      layers.set(kind, layer);
      if (widthPx) layer.setStyle({ weight: widthPx * 2 ** (zoom - REFERENCE_ZOOM) });
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
