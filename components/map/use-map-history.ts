import { useCallback, useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { decodeUriTextOrNull, encodeUriText } from '@kioot/base/uri-encoding';
import { notifyUrlChange, subscribeToUrl } from '../ui/use-hash-dialog';
import { MAP_HASH, isMapOpen } from './map-hash';

/** Key in the state of a history entry: number of entries pushed here up to it. */
const DEPTH_KEY = 'kiootMapDepth';
const SEPARATOR = ',';
const PUSH_DELAY_MS = 200;

function getDepth(): number {
  const state: unknown = window.history.state;
  if (typeof state !== 'object' || state === null || !(DEPTH_KEY in state)) return 0;
  return typeof state[DEPTH_KEY] === 'number' ? state[DEPTH_KEY] : 0;
}

function push(hash: string): void {
  window.history.pushState({ [DEPTH_KEY]: getDepth() + 1 }, '', hash);
  notifyUrlChange();
}

/** Replaces the entry, keeping its depth; without a hash it is the list's. */
function replace(hash: string): void {
  const { pathname, search } = window.location;
  window.history.replaceState({ [DEPTH_KEY]: getDepth() }, '', pathname + search + hash);
  notifyUrlChange();
}

function openMap(): void {
  if (!isMapOpen()) push(MAP_HASH);
}

/** Leaves the entries of the map, pushed here or opened by a link. */
function leave(): void {
  const depth = getDepth();
  if (depth > 0) window.history.go(-depth);
  else replace('');
}

function parseIds(hash: string): string[] {
  const [, packedIds = ''] = hash.split('=');
  return packedIds
    .split(SEPARATOR)
    .flatMap((id) => decodeUriTextOrNull(id) ?? [])
    .filter(Boolean);
}

interface MapHistory {
  /** Ids of the chosen place, or of all places of a pin that cannot be split. */
  chosenIds: readonly string[];
  choose: (ids: readonly string[]) => void;
  close: () => void;
}

/**
 * History of the map: Back closes the sheet of a place, then the map, then leaves the screen. The
 * hash of the URL has the chosen places, so that the way back from a place restores them.
 * @param getMode what the visitor chose last, which the screen follows a moment later
 */
export function useMapHistory(getMode: () => 'list' | 'map'): MapHistory {
  const hash = useSyncExternalStore(
    subscribeToUrl,
    () => window.location.hash,
    () => '',
  );
  const chosenIds = useMemo(() => parseIds(hash), [hash]);
  const isClosing = useRef(false);
  useEffect(() => {
    isClosing.current = false;
  }, [hash]);

  useEffect(() => {
    // After the first drawing: the router takes a while to follow.
    const timer = setTimeout(() => {
      if (getMode() === 'map') openMap();
    }, PUSH_DELAY_MS);
    return () => {
      clearTimeout(timer);
      // After a navigation, which changes the URL first. Only for a visitor who chose the list: one
      // who went away or back to it and came again is on the map, though this screen was slow to go.
      setTimeout(() => {
        if (getMode() === 'list' && isMapOpen()) leave();
      });
    };
  }, [getMode]);

  const choose = useCallback((ids: readonly string[]) => {
    openMap();
    const nextHash = `${MAP_HASH}=${ids.map(encodeUriText).join(SEPARATOR)}`;
    if (window.location.hash === MAP_HASH) push(nextHash);
    else replace(nextHash);
  }, []);
  const close = useCallback(() => {
    // Going back takes a moment; a second call would leave the map.
    if (isClosing.current || window.location.hash === MAP_HASH) return;
    if (getDepth() === 0) return replace(MAP_HASH);
    isClosing.current = true;
    window.history.back();
  }, []);
  return { chosenIds, choose, close };
}
