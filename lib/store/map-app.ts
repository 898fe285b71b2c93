import { DEFAULT_MAP_APP, parseMapApp, type MapApp } from '../map-apps';
import { atom } from 'jotai';
import { createStoredAtom } from '../stored-atom';

const storedMapAppAtom = createStoredAtom({
  area: 'localStorage',
  key: 'kioot.map.v1',
  parse: parseMapApp,
});

/** Map app the visitor opens places in; stored on the device. */
export const mapAppAtom = atom(
  (get) => get(storedMapAppAtom) ?? DEFAULT_MAP_APP,
  (_get, set, app: MapApp) => set(storedMapAppAtom, () => app),
);
