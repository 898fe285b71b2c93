import type { LatLngExpression } from 'leaflet';
import { useMemo } from 'react';
import { createPortal } from 'react-dom';
import { getDistanceM, type Point } from '@kioot/engine/geo';
import { unpackPath, type BaseMap } from '@/lib/map/base-map';
import { getPinSizeRem, type Pin } from '@/lib/map/pin-clusters';
import type { Streets } from '@/lib/map/streets';
import { placeLabels, type PixelBox, type Label } from '@/lib/map/label-layout';
import { LABEL_PANE, getCoveredParts, toLatLng } from './create-map';
import styles from './map.module.css';
import { usePlaceName } from './use-place-name';
import type { MapView } from './use-map';

interface MapLabelsProps {
  view: MapView;
  base: BaseMap;
  pins: readonly Pin[];
  /** Origin and radius (meters) of the search: its stations are always labeled. */
  origin: Point;
  radius: number;
  streetNames: Streets['names'];
}

/** Shows all stations from this zoom on; below it only transfer stations. */
export const MIN_ALL_STATIONS_ZOOM = 13;
/** Shows lines and Korean names from this zoom on. */
const MIN_DETAILS_ZOOM = 15.5;
/** Shows districts up to this zoom, as long as several fit the view. */
const MAX_DISTRICTS_ZOOM = 14;
/** Shows the names of streets from this zoom on. */
const MIN_STREET_NAMES_ZOOM = 16;
/** Shows the names of places from this zoom on, the last one without street tiles. */
const MIN_PLACE_NAMES_ZOOM = 17;
/** A longer name is cut off: it would cover its neighbors. */
const MAX_PLACE_NAME_LENGTH = 24;

/** Font sizes in rem, as in the CSS. */
const STATION_REM = 0.8125;
const DISTRICT_REM = 0.6875;
const STREET_REM = 0.6875;
const PLACE_REM = 0.75;
const LINE_HEIGHT = 1.4;
/** Padding of a station's label. */
const PADDING_REM = 0.57;
interface MeasuredLabel extends Label {
  kind: 'station' | 'place' | 'street' | 'district';
  lines: readonly string[];
  en: string;
  ko: string | null;
}

/**
 * Names of stations, districts, streets and places, as many as fit. Hidden from screen readers: a
 * pin has its name, the list the address of each place.
 */
export function MapLabels({ view, base, pins, origin, radius, streetNames }: MapLabelsProps) {
  const pane = view.map.getPane(LABEL_PANE);
  const getPlaceName = usePlaceName();
  const colorsByLine = useMemo(
    () => new Map(base.lines.map(({ line, colour: color }) => [line, color])),
    [base],
  );
  const placedLabels = useMemo(() => {
    const { map } = view;
    const { x: right, y: bottom } = map.getSize();
    const measure = createTextMeasurer(view);
    const labels = [
      ...getStationLabels(view, measure, base, { origin, radius }),
      ...getDistrictLabels(view, measure, base),
      ...getPlaceLabels(view, measure, pins, getPlaceName),
      ...getStreetLabels(view, measure, streetNames),
    ];
    const byId = new Map(labels.map((label) => [label.id, label]));
    return placeLabels(
      labels,
      getCoveredParts(view),
      { left: 0, top: 0, right, bottom },
      getPinBoxes(view, pins),
    ).flatMap(({ id, left, top }) => {
      const label = byId.get(id);
      return label ? [{ label, position: map.containerPointToLayerPoint([left, top]) }] : [];
    });
  }, [base, getPlaceName, origin, pins, radius, streetNames, view]);

  if (!pane) return null;
  return createPortal(
    placedLabels.map(({ label, position }) => (
      <span
        key={label.id}
        aria-hidden
        className={`${styles.label} ${styles[`${label.kind}-label`] ?? ''}`}
        style={{ transform: `translate3d(${position.x}px, ${position.y}px, 0)` }}
      >
        {label.lines.map((line) => {
          const color = colorsByLine.get(line);
          return (
            <span
              key={line}
              className={styles.badge}
              style={color ? toBadgeStyle(color) : undefined}
            >
              {line}
            </span>
          );
        })}
        {label.en}
        {label.ko ? <span lang="ko">{label.ko}</span> : null}
      </span>
    )),
    pane,
  );
}

const toPixel = ({ map }: MapView, position: LatLngExpression) => {
  const { x, y } = map.latLngToContainerPoint(position);
  return { x, y };
};

function isVisible({ map }: MapView, { x, y }: { x: number; y: number }): boolean {
  const { x: right, y: bottom } = map.getSize();
  return x > 0 && y > 0 && x < right && y < bottom;
}

/** Stations in view, those around the search and of several lines first. */
function getStationLabels(
  view: MapView,
  measure: MeasureText,
  { stations }: BaseMap,
  { origin, radius }: Pick<MapLabelsProps, 'origin' | 'radius'>,
): MeasuredLabel[] {
  const { zoom, remPx } = view;
  const hasDetails = zoom >= MIN_DETAILS_ZOOM;
  return stations
    .flatMap(({ en, ko, lines, at: position }): (MeasuredLabel & { rank: number })[] => {
      if (zoom < MIN_ALL_STATIONS_ZOOM && lines.length === 1) return [];
      const [point] = unpackPath(position);
      if (!point) return [];
      const pixel = toPixel(view, point);
      if (!isVisible(view, pixel)) return [];
      const [mapy, mapx] = point;
      const isRequired = getDistanceM(origin, { mapx, mapy }) <= radius;
      const badges = hasDetails ? lines : [];
      const width =
        badges.reduce((sum, line) => sum + measure(line, DISTRICT_REM) + 12, 0) +
        measure(hasDetails ? `${en} ${ko}` : en, STATION_REM) +
        PADDING_REM * remPx +
        2;
      const height = STATION_REM * LINE_HEIGHT * remPx;
      return [
        {
          ...{ id: ko, ...pixel, width, height, kind: 'station', lines: badges, en, isRequired },
          ko: hasDetails ? ko : null,
          rank: (isRequired ? 10 : 0) + lines.length,
        },
      ];
    })
    .sort((a, b) => b.rank - a.rank);
}

function getDistrictLabels(
  view: MapView,
  measure: MeasureText,
  { districts }: BaseMap,
): MeasuredLabel[] {
  const { zoom, remPx } = view;
  if (zoom > MAX_DISTRICTS_ZOOM) return [];
  return districts.flatMap(({ en, ko, at: position }): MeasuredLabel[] => {
    const [point] = unpackPath(position);
    if (!point) return [];
    const width = measure(en.toUpperCase(), DISTRICT_REM) * 1.1;
    const height = DISTRICT_REM * LINE_HEIGHT * remPx;
    return [
      {
        ...{ id: ko, ...toPixel(view, point), width, height, kind: 'district' },
        ...{ lines: [], en, ko: null, isCentered: true },
      },
    ];
  });
}

/** Names of the places that have a pin of their own. */
function getPlaceLabels(
  view: MapView,
  measure: MeasureText,
  pins: readonly Pin[],
  getPlaceName: ReturnType<typeof usePlaceName>,
): MeasuredLabel[] {
  const { zoom, remPx } = view;
  if (zoom < MIN_PLACE_NAMES_ZOOM) return [];
  const gapPx = (getPinSizeRem(1) * remPx) / 2 + 2;
  return pins.flatMap((pin): MeasuredLabel[] => {
    const pixel = toPixel(view, toLatLng(pin));
    if (pin.count > 1 || !isVisible(view, pixel)) return [];
    const { contentId, title } = pin.lead.restaurant;
    const name = getPlaceName(pin.lead.restaurant);
    const full = name || title;
    const text =
      full.length > MAX_PLACE_NAME_LENGTH ? `${full.slice(0, MAX_PLACE_NAME_LENGTH - 1)}…` : full;
    const size = { width: measure(text, PLACE_REM), height: PLACE_REM * LINE_HEIGHT * remPx };
    const words = name ? { en: text, ko: null } : { en: '', ko: text };
    return [{ id: contentId, ...pixel, ...size, ...words, gapPx, kind: 'place', lines: [] }];
  });
}

function getStreetLabels(
  view: MapView,
  measure: MeasureText,
  names: Streets['names'],
): MeasuredLabel[] {
  const { zoom, remPx } = view;
  if (zoom < MIN_STREET_NAMES_ZOOM) return [];
  return names.flatMap(({ en, at: position }, index): MeasuredLabel[] => {
    const [point] = unpackPath(position);
    const pixel = point && toPixel(view, point);
    if (!pixel || !isVisible(view, pixel)) return [];
    const size = { width: measure(en, STREET_REM), height: STREET_REM * LINE_HEIGHT * remPx };
    const id = `${en} ${index}`;
    return [{ id, ...pixel, ...size, kind: 'street', lines: [], en, ko: null, isCentered: true }];
  });
}

const getPinBoxes = (view: MapView, pins: readonly Pin[]): PixelBox[] =>
  pins.map((pin) => {
    const { x, y } = toPixel(view, toLatLng(pin));
    const radiusPx = (getPinSizeRem(pin.count) * view.remPx) / 2;
    return { left: x - radiusPx, top: y - radiusPx, right: x + radiusPx, bottom: y + radiusPx };
  });

type MeasureText = ReturnType<typeof createTextMeasurer>;

/** Measures the width of text in pixels, in the font of the map at a size in rem. */
function createTextMeasurer({ map, remPx }: MapView) {
  const context = document.createElement('canvas').getContext('2d');
  const { fontFamily } = getComputedStyle(map.getContainer());
  return (text: string, rem: number) => {
    if (!context) return text.length * rem * remPx;
    context.font = `700 ${rem * remPx}px ${fontFamily}`;
    return context.measureText(text).width;
  };
}

/** Black or white text, by its contrast with the line's color (WCAG 2.2, relative luminance). */
function toBadgeStyle(color: string) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((index) => {
    const channel = parseInt(color.slice(index, index + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  return { background: color, color: luminance > 0.179 ? '#000' : '#fff' };
}
