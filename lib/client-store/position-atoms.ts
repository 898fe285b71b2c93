import { atom } from 'jotai';
import type { Point } from '@kioot/engine/geo';
import { searchAtom } from '../session/session-atoms';

/**
 * Position of the visitor. In memory only and not sent, unless the visitor searches from it: then
 * it is the origin of the search and stored with it in this tab.
 */
export const positionAtom = atom<Point | null>(null);

/** Origin of distances: the visitor's position if known, else the origin of the search. */
export const distanceOriginAtom = atom(
  (get): Point | null => get(positionAtom) ?? get(searchAtom)?.origin ?? null,
);
