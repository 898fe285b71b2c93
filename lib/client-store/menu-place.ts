import { atom } from 'jotai';
import { readStored, writeStored } from '../browser-storage';

export interface MenuPlace {
  contentId: string;
  name: string;
}

/** Place whose page opened the menu reader. */
export const menuPlaceAtom = atom<MenuPlace | null>(null);

const PLACE_MENUS_KEY = 'kioot.menus.v1';

/**
 * Records that some menu belongs to a place; without the flag place pages skip the menu database.
 */
export function setHasPlaceMenus(): void {
  writeStored('localStorage', PLACE_MENUS_KEY, true);
}

export function hasPlaceMenus(): boolean {
  return readStored('localStorage', PLACE_MENUS_KEY) === true;
}
