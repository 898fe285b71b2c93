import { atom } from 'jotai';
import * as v from 'valibot';
import { getArea, type Area } from '../areas';
import { readStored } from '../browser-storage';
import { integerBetween, parseOrNull } from '../validation';
import { LAST_RESULTS_KEY } from './last-results';

/** Part of the stored list that tells its area; the list itself is not read. */
const storedAreaSchema = v.object({ area: v.object({ id: integerBetween(1) }) });

/** Null until storage is read, so that server and first client render agree. */
const storedLastAreaAtom = atom<Area | null>(null);
// Read again by every screen that shows it; a search in between may have replaced the list.
storedLastAreaAtom.onMount = (set) => {
  const stored = parseOrNull(storedAreaSchema, readStored('localStorage', LAST_RESULTS_KEY));
  set(stored && getArea(stored.area.id));
};

/** Area of the last search; null without one and for searches around the visitor or a station. */
export const lastAreaAtom = atom((get) => get(storedLastAreaAtom));
