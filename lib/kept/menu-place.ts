import { atom } from 'jotai';
import { readStored, writeStored } from '../storage';

/** The place a menu belongs to. */
export interface MenuPlace {
  contentId: string;
  name: string;
}

/** The place from which somebody went to read its menu. */
export const menuPlaceAtom = atom<MenuPlace | null>(null);

const MARK_KEY = 'kioot.menus.v1';

/** Says that a menu was kept with a place, so that who has none need not look. */
export function markPlaceMenus(): void {
  writeStored('localStorage', MARK_KEY, true);
}

/** Whether a menu was ever kept with a place. */
export function hasPlaceMenus(): boolean {
  return readStored('localStorage', MARK_KEY) === true;
}
