import { Bounds, type LatLngExpression } from 'leaflet';
import { useMemo } from 'react';
import { createPortal } from 'react-dom';
import { getDistanceM, type Point } from '@kioot/engine/geo';
import { unpackPath, type BaseMap } from '@/lib/map/base-map';
import { getPinSizeRem, type Pin } from '@/lib/map/pin-clusters';
import type { Streets } from '@/lib/map/streets';
import { placeLabels, type Label } from '@/lib/map/label-layout';
import { LABEL_PANE, getCoveredParts, toBox, toLatLng } from './create-map';
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

type LabelKind = 'station' | 'place' | 'street' | 'district';

/** Font sizes in rem, and line height, as of {@link BADGE_CLASS} and {@link LABEL_CLASS}. */
const FONT_REM: Readonly<Record<LabelKind, number>> = {
  ...{ station: 0.8125, place: 0.75, street: 0.6875, district: 0.6875 },
};
const BADGE_REM = 0.6875;
const LINE_HEIGHT = 1.4;
const LABEL_CLASS =
  'absolute top-0 left-0 flex items-center gap-[0.2em] leading-[1.4] whitespace-nowrap';
const BADGE_CLASS =
  'min-w-[1.45em] rounded-[1em] px-[0.3em] text-center text-[0.6875rem] leading-[1.45]';
/** In place of a box: many of them on a screen. */
const HALO_CLASS = '[text-shadow:0_0_3px_var(--surface),0_0_3px_var(--surface)]';
const KIND_CLASSES: Readonly<Record<LabelKind, string>> = {
  station: 'rounded-[0.4em] bg-surface/88 px-[0.35em] font-bold',
  place: `font-bold ${HALO_CLASS}`,
  street: `font-semibold text-ink-soft ${HALO_CLASS}`,
  district: 'font-semibold tracking-[0.06em] text-ink-soft uppercase',
};
/** Padding of a station's label in rem, and around a badge in pixels. */
const PADDING_REM = 0.57;
const BADGE_PADDING_PX = 12;
/** Capitals of a district are set apart. */
const DISTRICT_STRETCH = 1.1;

interface LabelText extends Omit<Label, 'at' | 'width' | 'height'> {
  id: string;
  kind: LabelKind;
  /** Lines of a station. */
  lines?: readonly string[];
  en: string;
  ko?: string;
}

/** Label of a point; none of a point outside of the view. */
type ToLabel = (position: LatLngExpression | undefined, text: LabelText) => (LabelText & Label)[];

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
    const { map, remPx } = view;
    const toLabel = createLabeler(view);
    return placeLabels(
      [
        ...getStationLabels(view, toLabel, base, { origin, radius }),
        ...getDistrictLabels(view, toLabel, base),
        ...getPlaceLabels(view, toLabel, pins, getPlaceName),
        ...getStreetLabels(view, toLabel, streetNames),
      ],
      getCoveredParts(view),
      new Bounds([0, 0], map.getSize()),
      pins.map((pin) =>
        toBox(map.latLngToContainerPoint(toLatLng(pin)), (getPinSizeRem(pin.count) * remPx) / 2),
      ),
    ).map(({ label, corner }) => ({ label, position: map.containerPointToLayerPoint(corner) }));
  }, [base, getPlaceName, origin, pins, radius, streetNames, view]);

  if (!pane) return null;
  return createPortal(
    placedLabels.map(({ label: { id, kind, lines = [], en, ko }, position }) => (
      <span
        key={id}
        aria-hidden
        data-kind={kind}
        className={`${LABEL_CLASS} ${KIND_CLASSES[kind]}`}
        style={{
          fontSize: `${FONT_REM[kind]}rem`,
          transform: `translate3d(${position.x}px, ${position.y}px, 0)`,
        }}
      >
        {lines.map((line) => {
          const color = colorsByLine.get(line);
          return (
            <span
              key={line}
              className={BADGE_CLASS}
              style={color ? toBadgeStyle(color) : undefined}
            >
              {line}
            </span>
          );
        })}
        {en}
        {ko ? <span lang="ko">{ko}</span> : null}
      </span>
    )),
    pane,
  );
}

/** Stations in view, those around the search and of several lines first. */
function getStationLabels(
  { zoom }: MapView,
  toLabel: ToLabel,
  { stations }: BaseMap,
  { origin, radius }: Pick<MapLabelsProps, 'origin' | 'radius'>,
): (LabelText & Label)[] {
  const hasDetails = zoom >= MIN_DETAILS_ZOOM;
  return stations
    .filter(({ lines }) => zoom >= MIN_ALL_STATIONS_ZOOM || lines.length > 1)
    .sort((a, b) => b.lines.length - a.lines.length)
    .flatMap(({ en, ko, lines, at: position }) => {
      const [point] = unpackPath(position);
      const [mapy = NaN, mapx = NaN] = point ?? [];
      return toLabel(point, {
        ...{ id: ko, kind: 'station', en },
        ...(hasDetails ? { ko, lines } : {}),
        isRequired: getDistanceM(origin, { mapx, mapy }) <= radius,
      });
    })
    .sort((a, b) => Number(b.isRequired) - Number(a.isRequired));
}

const getDistrictLabels = ({ zoom }: MapView, toLabel: ToLabel, { districts }: BaseMap) =>
  zoom > MAX_DISTRICTS_ZOOM
    ? []
    : districts.flatMap(({ en, ko, at: position }) =>
        toLabel(unpackPath(position)[0], { id: ko, kind: 'district', en, isCentered: true }),
      );

/** Names of the places that have a pin of their own. */
function getPlaceLabels(
  { zoom, remPx }: MapView,
  toLabel: ToLabel,
  pins: readonly Pin[],
  getPlaceName: ReturnType<typeof usePlaceName>,
): (LabelText & Label)[] {
  if (zoom < MIN_PLACE_NAMES_ZOOM) return [];
  const gapPx = (getPinSizeRem(1) * remPx) / 2 + 2;
  return pins.flatMap((pin) => {
    if (pin.count > 1) return [];
    const { contentId, title } = pin.lead.restaurant;
    const name = getPlaceName(pin.lead.restaurant);
    const full = name || title;
    const text =
      full.length > MAX_PLACE_NAME_LENGTH ? `${full.slice(0, MAX_PLACE_NAME_LENGTH - 1)}…` : full;
    const words = name ? { en: text } : { en: '', ko: text };
    return toLabel(toLatLng(pin), { id: contentId, kind: 'place', ...words, gapPx });
  });
}

const getStreetLabels = ({ zoom }: MapView, toLabel: ToLabel, names: Streets['names']) =>
  zoom < MIN_STREET_NAMES_ZOOM
    ? []
    : names.flatMap(({ en, at: position }, index) =>
        toLabel(unpackPath(position)[0], {
          ...{ id: `${en} ${index}`, kind: 'street', en, isCentered: true },
        }),
      );

/** Measures labels in the font of the map. */
function createLabeler({ map, remPx }: MapView): ToLabel {
  const context = document.createElement('canvas').getContext('2d');
  const { fontFamily } = getComputedStyle(map.getContainer());
  const measure = (text: string, rem: number) => {
    if (!context) return text.length * rem * remPx;
    context.font = `700 ${rem * remPx}px ${fontFamily}`;
    return context.measureText(text).width;
  };
  const inner = new Bounds([1, 1], map.getSize().subtract([1, 1]));
  return (position, text) => {
    const at = position && map.latLngToContainerPoint(position);
    if (!at || !inner.contains(at)) return [];
    const { kind, lines = [], en, ko = '' } = text;
    const rem = FONT_REM[kind];
    const words = [en, ko].filter(Boolean).join(' ');
    const wordsPx =
      kind === 'district'
        ? measure(words.toUpperCase(), rem) * DISTRICT_STRETCH
        : measure(words, rem);
    const width = lines.reduce(
      (sum, line) => sum + measure(line, BADGE_REM) + BADGE_PADDING_PX,
      wordsPx + (kind === 'station' ? PADDING_REM * remPx + 2 : 0),
    );
    return [{ ...text, at, width, height: rem * LINE_HEIGHT * remPx }];
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
