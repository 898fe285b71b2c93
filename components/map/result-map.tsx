'use client';

import { useTranslations } from 'next-intl';
import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import type { Point } from '@kioot/engine/geo';
import { toClusters, type MapRow, type Pin } from '@/lib/map/clusters';
import { toMapSearchUrl, type MapApp } from '@/lib/maps';
import { showAround, toLatLng } from './create-map';
import { MapLabels, NEAR_ZOOM } from './map-labels';
import { MapPins } from './map-pins';
import styles from './map.module.css';
import { Legend } from './legend';
import { PlaceSheet, SamePlace } from './place-sheet';
import { useHouseTitle } from './use-house-title';
import { useMap } from './use-map';

export interface ResultMapProps {
  /** The whole list as it is looked at: the same filters, in the same order. */
  rows: readonly MapRow[];
  /** Where was searched from, and how far around (metres). */
  origin: Point;
  radius: number;
  /** Where the visitor is, if they said so. */
  position: Point | null;
  mapApp: MapApp;
  renderCard: (row: MapRow) => ReactNode;
  /** A place was chosen: what is not known of it yet may be asked for. */
  onChoose?: (row: MapRow) => void;
}

/** So much around the window is drawn as well (of its width and height). */
const PINS_AROUND = 0.3;
/** The chosen place stays this far from the edges, in pixels, and clear of the card. */
const EDGE_PX = 56;

/** Of the line under the card. */
const CREDIT_PX = 32;

const BUTTON_CLASS =
  'inline-flex size-11 items-center justify-center rounded-control border border-line bg-surface text-lead font-extrabold shadow-card aria-disabled:text-line-strong';
const CREDIT_LINK = 'underline underline-offset-2';

const getId = ({ restaurant }: MapRow) => restaurant.contentId;
const isOnMap = ({ restaurant: { mapx, mapy } }: MapRow) =>
  mapx !== undefined && mapy !== undefined;

/** A list of places on a map that needs no map service; the list itself is the other way to read it. */
export function ResultMap({
  rows,
  origin,
  radius,
  position,
  mapApp,
  renderCard,
  onChoose,
}: ResultMapProps) {
  const t = useTranslations('map');
  const toTitle = useHouseTitle();
  const { attach, view, base, hasBaseFailed, streets } = useMap(origin, radius);
  // One place, or those of a pin that does not come apart.
  const [pickedIds, setPickedIds] = useState<readonly string[]>([]);
  const sheet = useRef<HTMLElement>(null);
  const [coveredPx, setCoveredPx] = useState(0);
  const onMap = useMemo(() => rows.filter(isOnMap), [rows]);
  const offMap = useMemo(() => rows.filter((row) => !isOnMap(row)), [rows]);
  const clusters = useMemo(() => toClusters(onMap), [onMap]);
  const pins = useMemo(() => {
    if (!view) return [];
    const around = view.map.getBounds().pad(PINS_AROUND);
    return clusters.getPins(
      [around.getWest(), around.getSouth(), around.getEast(), around.getNorth()],
      view.zoom,
    );
  }, [clusters, view]);
  const picked = onMap.filter((row) => pickedIds.includes(getId(row)));
  const [chosen = null] = picked.length === 1 ? picked : [];
  const chosenId = chosen && getId(chosen);
  const map = view?.map;

  const attachSheet = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    sheet.current = element;
    const measure = () => setCoveredPx(element.offsetHeight + CREDIT_PX);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => {
      observer.disconnect();
      sheet.current = null;
      setCoveredPx(0);
    };
  }, []);

  useEffect(() => {
    if (pickedIds.length > 0) sheet.current?.focus({ preventScroll: true });
  }, [pickedIds]);

  // Whatever the card hides of the map is no place for the pin it is about.
  useEffect(() => {
    const row = onMap.find((one) => getId(one) === chosenId);
    if (!map || !row) return;
    const { mapx = NaN, mapy = NaN } = row.restaurant;
    const covered = sheet.current?.offsetHeight ?? 0;
    map.panInside(toLatLng({ mapx, mapy }), {
      paddingTopLeft: [EDGE_PX, EDGE_PX],
      paddingBottomRight: [EDGE_PX, Math.min(covered + EDGE_PX, map.getSize().y - 2 * EDGE_PX)],
    });
  }, [chosenId, map, onMap]);

  function choose(row: MapRow) {
    setPickedIds([getId(row)]);
    onChoose?.(row);
  }
  function pick(pin: Pin) {
    if (!view) return;
    const { map: shown, zoom } = view;
    const closer = clusters.getSplit(pin.lead, zoom) ?? Infinity;
    if (pin.count === 1) choose(pin.lead);
    else if (closer <= shown.getMaxZoom()) shown.setView(toLatLng(pin), closer);
    else setPickedIds(clusters.getRows(pin.lead, zoom).map(getId));
  }
  function step(by: number) {
    const at = onMap.findIndex((row) => getId(row) === chosenId);
    const next = onMap[(at + by + onMap.length) % onMap.length];
    if (next) choose(next);
  }
  function close() {
    setPickedIds([]);
    const pin = view?.map.getContainer().querySelector<HTMLElement>('button[aria-expanded=true]');
    (pin ?? view?.map.getContainer())?.focus({ preventScroll: true });
  }

  const isClosest = view !== null && view.zoom >= view.map.getMaxZoom();
  const isFurthest = view !== null && view.zoom <= view.map.getMinZoom();
  return (
    <>
      <div
        className={`${styles.frame} relative -mx-5 mt-3 h-[72svh] max-h-[44rem] min-h-88 overflow-hidden`}
        data-far={view && view.zoom < NEAR_ZOOM ? '' : undefined}
        data-streets={streets ? '' : undefined}
      >
        <div
          ref={attach}
          role="region"
          aria-label={t('mapOf', { count: onMap.length })}
          className={`${styles.canvas} absolute inset-0`}
        />
        {view ? (
          <>
            <MapPins {...{ view, clusters, pins, position, chosen, coveredPx }} onPick={pick} />
            {base ? <MapLabels view={view} base={base} pins={pins} /> : null}
            <div
              role="group"
              aria-label={t('look')}
              className="absolute top-3 right-3 flex flex-col gap-2"
            >
              <button
                type="button"
                aria-disabled={isClosest}
                onClick={() => view.map.zoomIn()}
                className={BUTTON_CLASS}
              >
                <span aria-hidden>+</span>
                <span className="sr-only">{t('closer')}</span>
              </button>
              <button
                type="button"
                aria-disabled={isFurthest}
                onClick={() => view.map.zoomOut()}
                className={BUTTON_CLASS}
              >
                <span aria-hidden>−</span>
                <span className="sr-only">{t('furtherAway')}</span>
              </button>
              <button
                type="button"
                onClick={() => showAround(view.map, origin, radius)}
                className={BUTTON_CLASS}
              >
                <span aria-hidden>◎</span>
                <span className="sr-only">{t('allAround')}</span>
              </button>
            </div>
          </>
        ) : null}
        {chosen ? (
          <PlaceSheet
            ref={attachSheet}
            number={onMap.indexOf(chosen) + 1}
            total={onMap.length}
            onStep={step}
            onClose={close}
          >
            {renderCard(chosen)}
          </PlaceSheet>
        ) : null}
        {picked.length > 1 ? (
          <SamePlace ref={attachSheet} rows={picked} onChoose={choose} onClose={close} />
        ) : null}
        <p className="absolute bottom-0 left-0 max-w-full bg-paper/90 px-2 py-0.5 text-fine text-ink-soft">
          <a
            href="https://www.openstreetmap.org/copyright"
            target="_blank"
            rel="noopener"
            className={CREDIT_LINK}
          >
            {t('osmCredit')}
          </a>{' '}
          · <span lang="ko">서울특별시, 서울교통공사</span>
          {streets ? ` · ${streets.attribution}` : null}
        </p>
      </div>
      {hasBaseFailed ? (
        <p role="alert" className="mt-2 font-bold text-danger">
          {t('baseFailed')}
        </p>
      ) : null}
      <Legend rows={onMap} />
      {streets ? null : (
        <p role="status" className="mt-2 text-fine text-ink-soft">
          {t(isClosest ? 'noStreetsCloser' : 'noStreets')}{' '}
          {chosen ? (
            <a
              href={toMapSearchUrl(chosen.restaurant.title, mapApp)}
              target="_blank"
              rel="noopener"
              className={`${CREDIT_LINK} inline-block py-1 font-bold text-brand-strong`}
            >
              {t.rich('seeStreets', {
                name: () =>
                  toTitle(chosen.restaurant) || <span lang="ko">{chosen.restaurant.title}</span>,
                unseen: (chunks) => <span className="sr-only">{chunks}</span>,
              })}
            </a>
          ) : (
            t('chooseForStreets')
          )}
        </p>
      )}
      {offMap.length > 0 ? (
        <section className="mt-6">
          <h2 className="text-card">{t('notOnMapCount', { count: offMap.length })}</h2>
          <p className="text-ink-soft">{t('nobodyToldUs')}</p>
          <ul aria-label={t('notOnMap')} className="mt-3 space-y-4">
            {offMap.map((row) => (
              <li key={getId(row)}>{renderCard(row)}</li>
            ))}
          </ul>
        </section>
      ) : null}
    </>
  );
}
