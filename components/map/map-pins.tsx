import { DomUtil, type LatLng, type Map as LeafletMap, type Point as Pixel } from 'leaflet';
import { useTranslations } from 'next-intl';
import { useEffect, useLayoutEffect, useRef, type MouseEvent } from 'react';
import { createPortal } from 'react-dom';
import type { Point } from '@kioot/engine/geo';
import type { Clusters, MapRow, Pin } from '@/lib/map/clusters';
import { toPinWords } from '@/lib/map/pin-words';
import { PIN_PANE, toLatLng } from './create-map';
import styles from './map.module.css';
import { ClusterLook, PlaceLook, getLook } from './pin-look';
import { useHouseTitle } from './use-house-title';
import type { MapView } from './use-map';

interface MapPinsProps {
  view: MapView;
  clusters: Clusters;
  /** In the order of the list, around the window as well: what a drag brings in is there. */
  pins: readonly Pin[];
  position: Point | null;
  chosen: MapRow | null;
  /** So much of the map's lower part lies under a card, in pixels. */
  coveredPx: number;
  onPick: (pin: Pin) => void;
}

/** As wide as a thumb needs it. */
const PIN_PX = 44;

const getKey = ({ lead }: Pin) => lead.restaurant.contentId;
const toTransform = ({ x, y }: Pixel) => `translate3d(${x}px, ${y}px, 0)`;

/** Where a point will be once the map has come to this zoom around this centre. */
function toPixelAfter(map: LeafletMap, at: LatLng, centre: LatLng, zoom: number): Pixel {
  return map
    .project(at, zoom)
    .subtract(map.project(centre, zoom))
    .add(map.getSize().divideBy(2))
    .subtract(DomUtil.getPosition(map.getPanes().mapPane))
    .round();
}

/** Keeps what lies in a pane on its point while the map zooms; Leaflet itself moves the pane in a drag. */
function usePlaced(map: LeafletMap) {
  const placed = useRef(new Map<HTMLElement, LatLng>());
  useEffect(() => {
    const put = (toPixel: (at: LatLng) => Pixel) => {
      for (const [element, at] of placed.current) {
        element.style.transform = toTransform(toPixel(at));
      }
    };
    const follow = () => put((at) => map.latLngToLayerPoint(at));
    const lead = ({ center, zoom }: { center: LatLng; zoom: number }) =>
      put((at) => toPixelAfter(map, at, center, zoom));
    map.on('zoom viewreset', follow).on('zoomanim', lead);
    return () => {
      map.off('zoom viewreset', follow).off('zoomanim', lead);
    };
  }, [map]);

  return (at: LatLng) => ({
    ref(element: HTMLElement) {
      placed.current.set(element, at);
      return () => {
        placed.current.delete(element);
      };
    },
    style: { transform: toTransform(map.latLngToLayerPoint(at)) },
  });
}

/** A button for each place, and for each some that lie on one another. */
export function MapPins({
  view,
  clusters,
  pins,
  position,
  chosen,
  coveredPx,
  onPick,
}: MapPinsProps) {
  const t = useTranslations('map');
  const words = useTranslations('words');
  const toTitle = useHouseTitle();
  const { map, zoom } = view;
  const place = usePlaced(map);
  const buttons = useRef(new Map<string, HTMLElement>());
  const focused = useRef<string | null>(null);
  const isDragged = useRef(false);
  const pane = map.getPane(PIN_PANE);
  const { x: width, y: height } = map.getSize();
  const isSeen = (at: LatLng) => {
    const { x, y } = map.latLngToContainerPoint(at);
    return x >= 0 && y >= 0 && x <= width && y + PIN_PX / 2 <= height - coveredPx;
  };

  useEffect(() => {
    const begin = () => {
      isDragged.current = true;
    };
    const reset = () => {
      isDragged.current = false;
    };
    map.on('dragstart', begin).on('mousedown preclick', reset);
    return () => {
      map.off('dragstart', begin).off('mousedown preclick', reset);
    };
  }, [map]);

  // A pin that joined another takes the focus along; one that left the window leaves it with the map.
  useLayoutEffect(() => {
    const key = focused.current;
    if (key === null || document.activeElement !== document.body) return;
    focused.current = null;
    const home = pins.find((pin) =>
      clusters.getRows(pin.lead, zoom).some(({ restaurant }) => restaurant.contentId === key),
    );
    (home && buttons.current.get(getKey(home)))?.focus({ preventScroll: true });
    if (document.activeElement === document.body) map.getContainer().focus({ preventScroll: true });
  }, [clusters, map, pins, zoom]);

  if (!pane) return null;

  const pick = (pin: Pin) => (event: MouseEvent) => {
    // A drag that began on a pin ends on it, and is no tap; a key has no pointer that could have dragged.
    if (event.detail === 0 || !isDragged.current) onPick(pin);
  };

  return createPortal(
    <>
      {pins.map((pin) => {
        const key = getKey(pin);
        const at = toLatLng(pin);
        const { lead, count } = pin;
        const what = toPinWords(words, pin);
        const known = toTitle(lead.restaurant);
        const name = <span lang={known ? undefined : 'ko'}>{known || lead.restaurant.title}</span>;
        const { ref, style } = place(at);
        return (
          <button
            key={key}
            ref={(element: HTMLButtonElement) => {
              const forget = ref(element);
              buttons.current.set(key, element);
              return () => {
                forget();
                buttons.current.delete(key);
              };
            }}
            type="button"
            tabIndex={isSeen(at) ? undefined : -1}
            aria-expanded={count === 1 ? lead === chosen : undefined}
            data-chosen={count === 1 && lead === chosen ? '' : undefined}
            data-shape={count === 1 ? getLook(lead.section).shape : undefined}
            className={`leaflet-zoom-animated ${styles.shape} ${styles.pin}`}
            style={style}
            onClick={pick(pin)}
            onFocus={() => {
              focused.current = key;
            }}
            onBlur={() => {
              focused.current = null;
            }}
          >
            {count === 1 ? <PlaceLook {...lead} /> : <ClusterLook {...pin} />}
            <span className="sr-only">
              {count > 1
                ? t(what ? 'placesPin' : 'places', { count, what })
                : what
                  ? t.rich('placePin', { name: () => name, what })
                  : name}
            </span>
          </button>
        );
      })}
      <ChosenInCluster pins={pins} chosen={chosen} place={place} />
      {position ? (
        <span
          role="img"
          aria-label={t('youAreHere')}
          className={`leaflet-zoom-animated ${styles.dot}`}
          {...place(toLatLng(position))}
        />
      ) : null}
    </>,
    pane,
  );
}

/** The chosen place where its own pin is part of a number. */
function ChosenInCluster({
  pins,
  chosen,
  place,
}: Pick<MapPinsProps, 'pins' | 'chosen'> & { place: ReturnType<typeof usePlaced> }) {
  if (!chosen || pins.some(({ lead, count }) => count === 1 && lead === chosen)) return null;
  const { mapx, mapy } = chosen.restaurant;
  if (mapx === undefined || mapy === undefined) return null;
  return (
    <span
      aria-hidden
      data-shape={getLook(chosen.section).shape}
      className={`leaflet-zoom-animated ${styles.shape} ${styles.pin} ${styles.chosen}`}
      {...place(toLatLng({ mapx, mapy }))}
    >
      <PlaceLook {...chosen} />
    </span>
  );
}
