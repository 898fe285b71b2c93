import { atom } from 'jotai';
import { DEFAULT_MAP_APP, parseMapApp, type MapApp } from '../maps';
import { readStored, writeStored } from '../storage';

const STORAGE_KEY = 'kioot.map.v1';

/** Null until the browser's storage has been read, so that server and first client render agree. */
const storedMapAppAtom = atom<MapApp | null>(null);
storedMapAppAtom.onMount = (set) => set(parseMapApp(readStored('localStorage', STORAGE_KEY)));

/** The map app the visitor uses; the choice is remembered on the phone. */
export const mapAppAtom = atom(
  (get) => get(storedMapAppAtom) ?? DEFAULT_MAP_APP,
  (_get, set, app: MapApp) => {
    set(storedMapAppAtom, app);
    writeStored('localStorage', STORAGE_KEY, app);
  },
);
