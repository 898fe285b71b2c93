import { atom } from 'jotai';
import { readStored, writeStored } from '../browser-storage';

export interface MenuPlace {
  contentId: string;
  name: string;
}

/** Place whose page opened the menu reader. */
export const menuPlaceAtom = atom<MenuPlace | null>(null);

/** Storage key of `staff-answers.ts`, for screens that load the answers only where there are any. */
export const STAFF_ANSWERS_KEY = 'kioot.staff-answers.v1';

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
