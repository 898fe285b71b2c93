import { DomUtil, type LatLng, type Map as LeafletMap, type Point as Pixel } from 'leaflet';
import { useTranslations } from 'next-intl';
import { memo, useEffect, useLayoutEffect, useRef, type FocusEvent, type MouseEvent } from 'react';
import { createPortal } from 'react-dom';
import type { Point } from '@kioot/engine/geo';
import type { MapRestaurant, Pin } from '@/lib/map/pin-clusters';
import { formatPin } from '@/lib/map/format-pin';
import { PIN_PANE, getCoveredParts, showPin, toBox, toLatLng, type CoveredPx } from './create-map';
import styles from './map.module.css';
import { ChosenPinIcon, ClusterPinIcon, PlacePinIcon, getPinStyle } from './pin-icon';
import { usePlaceName } from './use-place-name';
import type { MapView } from './use-map';

declare module 'leaflet' {
  interface Handler {
    /** True from the start of a drag until the next press; missing in the types. */
    moved: () => boolean;
  }
}

interface MapPinsProps {
  view: MapView;
  /** In the order of the list, including a margin around the view for dragging. */
  pins: readonly Pin[];
  position: Point | null;
  chosen: MapRestaurant | null;
  /** Part of the map that a sheet covers. */
  covered: CoveredPx;
  onPick: (pin: Pin) => void;
}

/** Touch target; the visible pin is smaller. */
const PIN_PX = 44;
const TARGET_CLASS =
  'leaflet-zoom-animated absolute top-0 left-0 -mt-5.5 -ml-5.5 grid size-touch place-items-center';
const PIN_CLASS = `${TARGET_CLASS} ${styles.shape} cursor-pointer focus-visible:z-2 focus-visible:rounded-full focus-visible:-outline-offset-3! data-chosen:z-3 data-chosen:-mt-[3.3rem]`;
/** A ring around a dot. */
const POSITION_CLASS = `${TARGET_CLASS} pointer-events-none z-1 before:size-9 before:rounded-full before:bg-focus before:opacity-20 before:[grid-area:1/1] after:size-[1.1rem] after:rounded-full after:border-3 after:border-surface after:bg-focus after:[grid-area:1/1]`;

const getKey = ({ lead }: Pin) => lead.restaurant.contentId;
const toId = (pin: Pin) => `pin-${getKey(pin)}`;
const toTransform = ({ x, y }: Pixel) => `translate3d(${x}px, ${y}px, 0)`;

/** Position of a point after the zoom animation that is about to start. */
function toPixelAfterZoom(map: LeafletMap, latLng: LatLng, center: LatLng, zoom: number): Pixel {
  return map
    .project(latLng, zoom)
    .subtract(map.project(center, zoom))
    .add(map.getSize().divideBy(2))
    .subtract(DomUtil.getPosition(map.getPanes().mapPane))
    .round();
}

/** Positions elements on the map during zooming; dragging moves the pane itself. */
function usePinPositions(map: LeafletMap) {
  const positions = useRef(new Map<HTMLElement, LatLng>());
  useEffect(() => {
    const updateAll = (toPixel: (latLng: LatLng) => Pixel) => {
      for (const [element, latLng] of positions.current) {
        element.style.transform = toTransform(toPixel(latLng));
      }
    };
    const onZoom = () => updateAll((latLng) => map.latLngToLayerPoint(latLng));
    const onZoomAnimation = ({ center, zoom }: { center: LatLng; zoom: number }) =>
      updateAll((latLng) => toPixelAfterZoom(map, latLng, center, zoom));
    map.on('zoom viewreset', onZoom).on('zoomanim', onZoomAnimation);
    return () => {
      map.off('zoom viewreset', onZoom).off('zoomanim', onZoomAnimation);
    };
  }, [map]);

  return (latLng: LatLng) => ({
    ref(element: HTMLElement | null) {
      if (!element) return undefined;
      positions.current.set(element, latLng);
      return () => {
        positions.current.delete(element);
      };
    },
    style: { transform: toTransform(map.latLngToLayerPoint(latLng)) },
  });
}

/** Focus follows a pin into its cluster; when it leaves the view, the map itself is focused. */
function useFocusedPin({ map }: MapView, pins: readonly Pin[]) {
  const focused = useRef<string | null>(null);
  useLayoutEffect(() => {
    const key = focused.current;
    if (key === null || document.activeElement !== document.body) return;
    focused.current = null;
    const containingPin = pins.find(({ restaurants }) =>
      restaurants.some(({ restaurant }) => restaurant.contentId === key),
    );
    if (containingPin) document.getElementById(toId(containingPin))?.focus({ preventScroll: true });
    if (document.activeElement === document.body) map.getContainer().focus({ preventScroll: true });
  }, [map, pins]);
  return focused;
}

/** Pins and clusters; rendered again only when they change. */
export const MapPins = memo(function MapPins({
  view,
  pins,
  position,
  chosen,
  covered,
  onPick,
}: MapPinsProps) {
  const t = useTranslations('map');
  const words = useTranslations('words');
  const getPlaceTitle = usePlaceName();
  const { map } = view;
  const positionAt = usePinPositions(map);
  const focused = useFocusedPin(view, pins);
  const pane = map.getPane(PIN_PANE);
  const { x: width, y: height } = map.getSize();
  const isVisible = (latLng: LatLng) => {
    const { x, y } = map.latLngToContainerPoint(latLng);
    return x >= covered.left && y >= 0 && x <= width && y + PIN_PX / 2 <= height - covered.bottom;
  };
  /** Moves a pin that the keyboard reached out from under a button. */
  const uncover = (pin: Pin) => (event: FocusEvent<HTMLElement>) => {
    focused.current = getKey(pin);
    const box = toBox(map.latLngToContainerPoint(toLatLng(pin)), PIN_PX / 2);
    const isCovered = getCoveredParts(view).some((part) => part.overlaps(box));
    if (isCovered && event.currentTarget.matches(':focus-visible')) showPin(map, pin, covered);
  };

  if (!pane) return null;

  const pick = (pin: Pin) => (event: MouseEvent) => {
    // The click at the end of a drag is ignored. Keyboard clicks (`detail` 0) never follow a drag.
    if (event.detail === 0 || !map.dragging.moved()) onPick(pin);
  };

  return createPortal(
    <>
      {pins.map((pin) => {
        const latLng = toLatLng(pin);
        const { lead, count } = pin;
        const verdictText = formatPin(words, pin);
        const title = getPlaceTitle(lead.restaurant);
        const name = <span lang={title ? undefined : 'ko'}>{title || lead.restaurant.title}</span>;
        const isChosen = count === 1 && lead === chosen;
        const isApproximate = count === 1 && lead.restaurant.errorM !== undefined;
        return (
          <button
            key={getKey(pin)}
            id={toId(pin)}
            {...positionAt(latLng)}
            type="button"
            tabIndex={isVisible(latLng) ? undefined : -1}
            aria-expanded={count === 1 ? isChosen : undefined}
            data-chosen={isChosen ? '' : undefined}
            data-shape={count === 1 ? getPinStyle(lead.section).shape : undefined}
            data-approximate={isApproximate ? '' : undefined}
            className={PIN_CLASS}
            onClick={pick(pin)}
            onFocus={uncover(pin)}
            onBlur={() => {
              focused.current = null;
            }}
          >
            {isChosen ? (
              <ChosenPinIcon {...lead} />
            ) : count === 1 ? (
              <PlacePinIcon {...lead} />
            ) : (
              <ClusterPinIcon {...pin} />
            )}
            <span className="sr-only">
              {count > 1
                ? t(verdictText ? 'placesPin' : 'places', { count, what: verdictText })
                : verdictText
                  ? t.rich('placePin', { name: () => name, what: verdictText })
                  : name}
              {isApproximate ? ` (${t('aboutHere')})` : null}
            </span>
          </button>
        );
      })}
      <ChosenPinInCluster pins={pins} chosen={chosen} positionAt={positionAt} />
      {position ? (
        <span
          role="img"
          aria-label={t('youAreHere')}
          className={POSITION_CLASS}
          {...positionAt(toLatLng(position))}
        />
      ) : null}
    </>,
    pane,
  );
});

/** Pin of the chosen place while it is part of a cluster. */
function ChosenPinInCluster({
  pins,
  chosen,
  positionAt,
}: Pick<MapPinsProps, 'pins' | 'chosen'> & { positionAt: ReturnType<typeof usePinPositions> }) {
  if (!chosen || pins.some(({ lead, count }) => count === 1 && lead === chosen)) return null;
  return (
    <span
      aria-hidden
      data-shape={getPinStyle(chosen.section).shape}
      data-chosen=""
      className={`${PIN_CLASS} pointer-events-none`}
      {...positionAt(toLatLng(chosen))}
    >
      <ChosenPinIcon {...chosen} />
    </span>
  );
}
