import { atom } from 'jotai';
import { DEFAULT_MAP_APP, parseMapApp, type MapApp } from '../map-apps';
import { readStored, writeStored } from '../browser-storage';

const MAP_APP_KEY = 'kioot.map.v1';

/** Null until storage is read, so that server and first client render agree. */
const storedMapAppAtom = atom<MapApp | null>(null);
storedMapAppAtom.onMount = (set) => set(parseMapApp(readStored('localStorage', MAP_APP_KEY)));

/** Map app the visitor opens places in; stored on the device. */
export const mapAppAtom = atom(
  (get) => get(storedMapAppAtom) ?? DEFAULT_MAP_APP,
  (_get, set, app: MapApp) => {
    set(storedMapAppAtom, app);
    writeStored('localStorage', MAP_APP_KEY, app);
  },
);
