import { atom } from 'jotai';
import { readStored, writeStored } from '../browser-storage';

export interface MenuPlace {
  contentId: string;
  name: string;
}

/** Place whose page opened the menu reader. */
export const menuPlaceAtom = atom<MenuPlace | null>(null);

const PLACE_RECORDS_KEY = 'kioot.menus.v1';

/**
 * Records that the phone has a menu of a place, or an answer of its staff; without the flag pages of
 * places load neither.
 */
export function setHasPlaceRecords(): void {
  writeStored('localStorage', PLACE_RECORDS_KEY, true);
}

export function hasPlaceRecords(): boolean {
  return readStored('localStorage', PLACE_RECORDS_KEY) === true;
}
