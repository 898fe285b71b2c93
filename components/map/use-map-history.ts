import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { decodeUriTextOrNull, encodeUriText } from '@kioot/base/uri-encoding';
import { getHashDepth, goBack, pushHash, replaceHash, subscribeToUrl } from '../ui/use-hash-dialog';
import { MAP_HASH, isMapOpen } from './map-hash';

const SEPARATOR = ',';
const PUSH_DELAY_MS = 200;

function openMap(): void {
  if (!isMapOpen()) pushHash(MAP_HASH);
}

/** Leaves the entries of the map, pushed here or opened by a link. */
function leave(): void {
  const depth = getHashDepth();
  if (depth > 0) window.history.go(-depth);
  else replaceHash('');
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
    if (window.location.hash === MAP_HASH) pushHash(nextHash);
    else replaceHash(nextHash);
  }, []);
  const close = useCallback(() => {
    if (window.location.hash === MAP_HASH) return;
    if (getHashDepth() > 0) goBack();
    else replaceHash(MAP_HASH);
  }, []);
  return { chosenIds, choose, close };
}
