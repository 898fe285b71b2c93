import type { LatLngExpression } from 'leaflet';
import { useMemo } from 'react';
import { createPortal } from 'react-dom';
import { unpackPath, type Base } from '@/lib/map/base';
import type { Pin } from '@/lib/map/clusters';
import { placeLabels, type Box, type Label } from '@/lib/map/labels';
import { LABEL_PANE, toLatLng } from './create-map';
import styles from './map.module.css';
import type { MapView } from './use-map';

interface MapLabelsProps {
  view: MapView;
  base: Base;
  pins: readonly Pin[];
}

/** From here on every station has its dot and may have its name; further out only where lines meet. */
export const NEAR_ZOOM = 13;
/** From here on there is room for both names. */
const BOTH_NAMES_ZOOM = 15;
/** Districts are of use as long as several are seen. */
const DISTRICTS_ZOOM = 14;

/** In rem, as in the styles. */
const STATION_REM = 0.75;
const DISTRICT_REM = 0.6875;
const LINE_HEIGHT = 1.4;
const PIN_REM = 2.2;
/** What lies over the map: the buttons at its right edge, the credit at its lower one. */
const BUTTONS_REM = { width: 3.75, height: 10.25 };
const CREDIT_REM = 1.75;

interface Words extends Label {
  isDistrict: boolean;
  lines: readonly string[];
  en: string;
  ko: string | null;
}

/** Names of stations and districts, as many as there is room for. The list says where each place is: nobody has to see them. */
export function MapLabels({ view, base, pins }: MapLabelsProps) {
  const pane = view.map.getPane(LABEL_PANE);
  const colours = useMemo(
    () => new Map(base.lines.map(({ line, colour }) => [line, colour])),
    [base],
  );
  const placed = useMemo(() => {
    const { map, zoom } = view;
    const remPx = parseFloat(getComputedStyle(document.documentElement).fontSize);
    const measure = createMeasure(map.getContainer());
    const { x: right, y: bottom } = map.getSize();
    const window: Box = { left: 0, top: 0, right, bottom };
    const toPixel = (at: LatLngExpression) => map.latLngToContainerPoint(at);
    const isSeen = ({ x, y }: Label) => x > 0 && y > 0 && x < right && y < bottom;

    const stations = base.stations
      .filter(({ lines }) => zoom >= NEAR_ZOOM || lines.length > 1)
      .flatMap(({ en, ko, lines, at }): Words[] => {
        const [point] = unpackPath(at);
        if (!point) return [];
        const both = zoom >= BOTH_NAMES_ZOOM ? ko : null;
        const badges = lines.map((line) => measure(line, DISTRICT_REM) + 12);
        const width =
          badges.reduce((sum, badge) => sum + badge, 0) +
          measure(both ? `${en} ${both}` : en, STATION_REM) +
          4;
        const height = STATION_REM * LINE_HEIGHT * remPx;
        return [
          {
            ...{ id: ko, ...pixel(toPixel(point)), width, height, isDistrict: false, lines, en },
            ko: both,
          },
        ];
      })
      .filter(isSeen)
      .sort((a, b) => b.lines.length - a.lines.length);
    const districts =
      zoom > DISTRICTS_ZOOM
        ? []
        : base.districts.flatMap(({ en, ko, at }): Words[] => {
            const [point] = unpackPath(at);
            if (!point) return [];
            const width = measure(en.toUpperCase(), DISTRICT_REM) * 1.1;
            const height = DISTRICT_REM * LINE_HEIGHT * remPx;
            return [
              {
                ...{ id: ko, ...pixel(toPixel(point)), width, height, isDistrict: true },
                lines: [],
                en,
                ko: null,
                isCentred: true,
              },
            ];
          });
    const around = (PIN_REM * remPx) / 2;
    const obstacles: Box[] = [
      {
        left: right - BUTTONS_REM.width * remPx,
        top: 0,
        right,
        bottom: BUTTONS_REM.height * remPx,
      },
      { left: 0, top: bottom - CREDIT_REM * remPx, right, bottom },
      ...pins.map((pin) => {
        const { x, y } = toPixel(toLatLng(pin));
        const lift = pin.count === 1 ? around : 0;
        return {
          left: x - around,
          top: y - around - lift,
          right: x + around,
          bottom: y + around - lift,
        };
      }),
    ];
    const words = [...stations, ...districts];
    const byId = new Map(words.map((label) => [label.id, label]));
    return placeLabels(words, obstacles, window).flatMap(({ id, left, top }) => {
      const label = byId.get(id);
      return label ? [{ label, at: map.containerPointToLayerPoint([left, top]) }] : [];
    });
  }, [base, pins, view]);

  if (!pane) return null;
  return createPortal(
    placed.map(({ label, at }) => (
      <span
        key={label.id}
        aria-hidden
        className={label.isDistrict ? `${styles.label} ${styles['district-label']}` : styles.label}
        style={{ transform: `translate3d(${at.x}px, ${at.y}px, 0)` }}
      >
        {label.lines.map((line) => {
          const colour = colours.get(line);
          return (
            <span key={line} className={styles.badge} style={colour ? toBadge(colour) : undefined}>
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

const pixel = ({ x, y }: { x: number; y: number }) => ({ x, y });

/** Says how many pixels words are wide in the font of this element, at a size in rem. */
function createMeasure(element: HTMLElement) {
  const context = document.createElement('canvas').getContext('2d');
  const { fontFamily } = getComputedStyle(element);
  const remPx = parseFloat(getComputedStyle(document.documentElement).fontSize);
  return (words: string, rem: number) => {
    if (!context) return words.length * rem * remPx;
    context.font = `700 ${rem * remPx}px ${fontFamily}`;
    return context.measureText(words).width;
  };
}

/** Black or white, whichever is read more easily on a line's colour (WCAG 2.2, relative luminance). */
function toBadge(colour: string) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  return { background: colour, color: luminance > 0.179 ? '#000' : '#fff' };
}
