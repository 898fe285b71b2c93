import type { LatLngExpression } from 'leaflet';
import { useMemo } from 'react';
import { createPortal } from 'react-dom';
import { unpackPath, type BaseMap } from '@/lib/map/base-map';
import type { Pin } from '@/lib/map/pin-clusters';
import { placeLabels, type PixelBox, type Label } from '@/lib/map/label-layout';
import { LABEL_PANE, toLatLng } from './create-map';
import styles from './map.module.css';
import type { MapView } from './use-map';

interface MapLabelsProps {
  view: MapView;
  base: BaseMap;
  pins: readonly Pin[];
}

/** Shows all stations from this zoom on; below it only transfer stations. */
export const MIN_ALL_STATIONS_ZOOM = 13;
/** Shows English and Korean names from this zoom on. */
const MIN_BOTH_NAMES_ZOOM = 15;
/** Shows districts up to this zoom, as long as several fit the view. */
const MAX_DISTRICTS_ZOOM = 14;

/** Font sizes in rem, as in the CSS. */
const STATION_REM = 0.75;
const DISTRICT_REM = 0.6875;
const LINE_HEIGHT = 1.4;
const PIN_REM = 2.2;
/** Area covered by the zoom buttons (top right) and by the attribution (bottom). */
const BUTTONS_REM = { width: 3.75, height: 10.25 };
const ATTRIBUTION_REM = 1.75;

interface MeasuredLabel extends Label {
  isDistrict: boolean;
  lines: readonly string[];
  en: string;
  ko: string | null;
}

/**
 * Names of stations and districts, as many as fit. Hidden from screen readers: the list has the
 * address of each place.
 */
export function MapLabels({ view, base, pins }: MapLabelsProps) {
  const pane = view.map.getPane(LABEL_PANE);
  const colorsByLine = useMemo(
    () => new Map(base.lines.map(({ line, colour: color }) => [line, color])),
    [base],
  );
  const placedLabels = useMemo(() => {
    const { map, zoom } = view;
    const remPx = parseFloat(getComputedStyle(document.documentElement).fontSize);
    const measure = createTextMeasurer(map.getContainer());
    const { x: right, y: bottom } = map.getSize();
    const window: PixelBox = { left: 0, top: 0, right, bottom };
    const toPixel = (position: LatLngExpression) => map.latLngToContainerPoint(position);
    const isVisible = ({ x, y }: Label) => x > 0 && y > 0 && x < right && y < bottom;

    const stations = base.stations
      .filter(({ lines }) => zoom >= MIN_ALL_STATIONS_ZOOM || lines.length > 1)
      .flatMap(({ en, ko, lines, at: position }): MeasuredLabel[] => {
        const [point] = unpackPath(position);
        if (!point) return [];
        const koreanName = zoom >= MIN_BOTH_NAMES_ZOOM ? ko : null;
        const badges = lines.map((line) => measure(line, DISTRICT_REM) + 12);
        const width =
          badges.reduce((sum, badge) => sum + badge, 0) +
          measure(koreanName ? `${en} ${koreanName}` : en, STATION_REM) +
          4;
        const height = STATION_REM * LINE_HEIGHT * remPx;
        return [
          {
            ...{ id: ko, ...toXy(toPixel(point)), width, height, isDistrict: false, lines, en },
            ko: koreanName,
          },
        ];
      })
      .filter(isVisible)
      .sort((a, b) => b.lines.length - a.lines.length);
    const districts =
      zoom > MAX_DISTRICTS_ZOOM
        ? []
        : base.districts.flatMap(({ en, ko, at: position }): MeasuredLabel[] => {
            const [point] = unpackPath(position);
            if (!point) return [];
            const width = measure(en.toUpperCase(), DISTRICT_REM) * 1.1;
            const height = DISTRICT_REM * LINE_HEIGHT * remPx;
            return [
              {
                ...{ id: ko, ...toXy(toPixel(point)), width, height, isDistrict: true },
                lines: [],
                en,
                ko: null,
                isCentered: true,
              },
            ];
          });
    const pinRadiusPx = (PIN_REM * remPx) / 2;
    const obstacles: PixelBox[] = [
      {
        left: right - BUTTONS_REM.width * remPx,
        top: 0,
        right,
        bottom: BUTTONS_REM.height * remPx,
      },
      { left: 0, top: bottom - ATTRIBUTION_REM * remPx, right, bottom },
      ...pins.map((pin) => {
        const { x, y } = toPixel(toLatLng(pin));
        const offsetPx = pin.count === 1 ? pinRadiusPx : 0;
        return {
          left: x - pinRadiusPx,
          top: y - pinRadiusPx - offsetPx,
          right: x + pinRadiusPx,
          bottom: y + pinRadiusPx - offsetPx,
        };
      }),
    ];
    const labels = [...stations, ...districts];
    const byId = new Map(labels.map((label) => [label.id, label]));
    return placeLabels(labels, obstacles, window).flatMap(({ id, left, top }) => {
      const label = byId.get(id);
      return label ? [{ label, position: map.containerPointToLayerPoint([left, top]) }] : [];
    });
  }, [base, pins, view]);

  if (!pane) return null;
  return createPortal(
    placedLabels.map(({ label, position }) => (
      <span
        key={label.id}
        aria-hidden
        className={label.isDistrict ? `${styles.label} ${styles['district-label']}` : styles.label}
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

const toXy = ({ x, y }: { x: number; y: number }) => ({ x, y });

/** Measures the width of text in pixels, in the font of `element` at a size in rem. */
function createTextMeasurer(element: HTMLElement) {
  const context = document.createElement('canvas').getContext('2d');
  const { fontFamily } = getComputedStyle(element);
  const remPx = parseFloat(getComputedStyle(document.documentElement).fontSize);
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
