'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useLayoutEffect, useMemo, type ReactNode } from 'react';
import type { Point } from '@kioot/engine/geo';
import { findNearestStation } from '@/lib/map/base-map';
import { toSectionCounts, type MapRestaurant } from '@/lib/map/pin-clusters';
import { joinWithDots } from '@/lib/format/join-with-dots';
import type { StreetTiles } from '@/lib/map/street-tiles';
import { findStreetArea, type Streets } from '@/lib/map/streets';
import { fitRadius } from './create-map';
import { MapLabels, MIN_ALL_STATIONS_ZOOM } from './map-labels';
import { MapPins } from './map-pins';
import styles from './map.module.css';
import { Legend } from './legend';
import { PlaceSheet, PlacesAtPoint } from './place-sheet';
import { useChosenSheet } from './use-chosen-sheet';
import { useMap, type MapView } from './use-map';
import { usePins } from './use-pins';

/** Street tiles have their own. */
const NO_NAMES: Streets['names'] = [];

export interface ResultMapProps {
  /** Places of the list, filtered and sorted like it. */
  rows: readonly MapRestaurant[];
  /** Origin and radius (meters) of the search. */
  origin: Point;
  radius: number;
  /** Position of the visitor, if given. */
  position: Point | null;
  /** Ids of the chosen place, or of all places of a pin that cannot be split. */
  chosenIds: readonly string[];
  onChoose: (ids: readonly string[]) => void;
  onClose: () => void;
  /** See {@link usePins}. */
  onSinglePins: (ids: string) => void;
  /** Verdict of the chosen place in words. */
  renderVerdict: (row: MapRestaurant) => ReactNode;
  /** Chosen place with its nearest station; null while the stations load. */
  renderPlace: (row: MapRestaurant, station: ReturnType<typeof findNearestStation>) => ReactNode;
}

const BUTTON_CLASS =
  'inline-flex size-11 items-center justify-center rounded-control border border-line bg-surface text-lead font-extrabold shadow-card aria-disabled:text-line-strong';
const ATTRIBUTION_LINK_CLASS = 'inline-block py-0.5 underline underline-offset-2';

const getId = ({ restaurant }: MapRestaurant) => restaurant.contentId;

/**
 * List of places on a map that works without a map service. The list itself is the accessible
 * alternative.
 */
export function ResultMap({
  rows,
  origin,
  radius,
  position,
  chosenIds,
  onChoose,
  onClose,
  onSinglePins,
  renderVerdict,
  renderPlace,
}: ResultMapProps) {
  const t = useTranslations('map');
  const { attach, view, base, hasBaseFailed, streets, ownStreets, isDrawn } = useMap(
    origin,
    radius,
  );
  const { pins, pick } = usePins(rows, { view, isDrawn }, { onChoose, onSinglePins });
  const chosenRows = useMemo(
    () => rows.filter((row) => chosenIds.includes(getId(row))),
    [chosenIds, rows],
  );
  const [chosen = null] = chosenRows.length === 1 ? chosenRows : [];
  const station = useMemo(() => base && chosen && findNearestStation(base, chosen), [base, chosen]);
  const { attachSheet, covered } = useChosenSheet(view?.map, chosenIds, chosen);

  // The whole map in view, below the header.
  useLayoutEffect(() => {
    window.scrollTo(0, 0);
  }, []);

  // A filter leaves out the chosen place.
  const isChosenMissing = chosenIds.length > 0 && chosenRows.length === 0;
  useEffect(() => {
    if (isChosenMissing) onClose();
  }, [isChosenMissing, onClose]);

  const choose = (row: MapRestaurant) => onChoose([getId(row)]);
  function step(offset: number) {
    const index = rows.findIndex((row) => row === chosen);
    const next = rows[(index + offset + rows.length) % rows.length];
    if (next) choose(next);
  }

  return (
    <>
      <div
        className={`${styles.theme} ${styles.frame} -mx-page`}
        data-far={view && view.zoom < MIN_ALL_STATIONS_ZOOM ? '' : undefined}
        data-streets={streets ? '' : undefined}
      >
        <div
          ref={attach}
          role="region"
          aria-label={t('mapOf', { count: rows.length })}
          className={`${styles.canvas} absolute inset-0`}
        />
        {view ? (
          <>
            <MapPins {...{ view, pins, position, chosen, covered }} onPick={pick} />
            {base ? (
              <MapLabels
                {...{ view, base, pins, origin, radius }}
                streetNames={streets ? NO_NAMES : (ownStreets?.names ?? NO_NAMES)}
              />
            ) : null}
            <MapButtons {...{ view, origin, radius }} />
          </>
        ) : null}
        <FloatingCounts rows={rows} />
        {/* The credits are as high as the room above that is left free. */}
        <div className="pointer-events-none absolute inset-x-0 bottom-0 z-10 flex max-h-[calc(100%-2.5rem)] flex-col items-start *:pointer-events-auto low:max-h-[calc(100%-0.5rem)]">
          {chosen ? (
            <PlaceSheet
              ref={attachSheet}
              verdict={renderVerdict(chosen)}
              number={rows.indexOf(chosen) + 1}
              total={rows.length}
              onStep={step}
              onClose={onClose}
            >
              {renderPlace(chosen, station)}
            </PlaceSheet>
          ) : null}
          {chosenRows.length > 1 ? (
            <PlacesAtPoint
              ref={attachSheet}
              rows={chosenRows}
              onChoose={choose}
              onClose={onClose}
            />
          ) : null}
          <Attribution streets={streets} />
        </div>
      </div>
      {hasBaseFailed ? (
        <p role="alert" className="mt-2 font-bold text-danger">
          {t('baseFailed')}
        </p>
      ) : null}
      <Legend rows={rows} />
      {streets ? null : (
        <StreetsHint isMaxZoom={isMaxZoom(view)} hasStreets={findStreetArea(origin) !== null} />
      )}
    </>
  );
}

const isMaxZoom = (view: MapView | null): boolean =>
  view !== null && view.zoom >= view.map.getMaxZoom();

function MapButtons({
  view,
  origin,
  radius,
}: Pick<ResultMapProps, 'origin' | 'radius'> & { view: MapView }) {
  const t = useTranslations('map');
  const { map, zoom } = view;
  const buttons = [
    {
      ...{ name: t('closer'), sign: '+', isDisabled: isMaxZoom(view) },
      onClick: () => map.zoomIn(),
    },
    {
      ...{ name: t('furtherAway'), sign: '−', isDisabled: zoom <= map.getMinZoom() },
      onClick: () => map.zoomOut(),
    },
    {
      ...{ name: t('allAround'), sign: '◎', isDisabled: undefined },
      onClick: () => fitRadius(view, origin, radius),
    },
  ];
  return (
    <div role="group" aria-label={t('look')} className="absolute top-3 right-3 flex flex-col gap-2">
      {buttons.map(({ name, sign, isDisabled, onClick }) => (
        <button
          key={name}
          type="button"
          aria-disabled={isDisabled}
          onClick={onClick}
          className={BUTTON_CLASS}
        >
          <span aria-hidden>{sign}</span>
          <span className="sr-only">{name}</span>
        </button>
      ))}
    </div>
  );
}

function Attribution({ streets }: { streets: StreetTiles }) {
  const t = useTranslations('map');
  return (
    <p className="bg-paper/90 px-2 text-fine text-ink-soft">
      <a
        href="https://www.openstreetmap.org/copyright"
        target="_blank"
        rel="noopener"
        className={ATTRIBUTION_LINK_CLASS}
      >
        {t('osmCredit')}
      </a>
      {'\u00a0· '}
      <span lang="ko">서울특별시, 서울교통공사</span>
      {streets ? `\u00a0· ${streets.attribution}` : null}
    </p>
  );
}

/** Tells of the last zoom, and of a map without streets, outside of the areas. */
function StreetsHint({ isMaxZoom, hasStreets }: { isMaxZoom: boolean; hasStreets: boolean }) {
  const t = useTranslations('map');
  return (
    <p role="status" className="mt-2 text-fine text-ink-soft">
      {isMaxZoom ? `${t('closest')} ` : null}
      {hasStreets ? null : t('noStreets')}
    </p>
  );
}

/** "69 places · 61 good matches" of the pins, as the filters leave them. The legend has the rest. */
function FloatingCounts({ rows }: { rows: readonly MapRestaurant[] }) {
  const words = useTranslations('words');
  const [first] = toSectionCounts(rows);
  return (
    // Clear of the buttons at the right.
    <p
      role="status"
      className="pointer-events-none absolute top-3 left-3 w-fit max-w-[calc(100%-5rem)] rounded-2xl bg-surface/94 px-3 py-1 text-[0.875rem] font-extrabold shadow-card"
    >
      {joinWithDots([
        words('places', { count: rows.length }),
        ...(first ? [words(`sectionCount.${first[0]}`, { count: first[1] })] : []),
      ])}
    </p>
  );
}
