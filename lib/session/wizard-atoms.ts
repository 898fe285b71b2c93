import { atom } from 'jotai';
import type { Area, RadiusM } from '../areas';
import type { Point } from '@kioot/engine/geo';
import { sessionAtom, updateSessionAtom, userPrefAtom } from './session-atoms';
import { selectMeat, type MeatOption, type VeganOption } from '../needs/user-pref';
import { getOriginArea, type LookUp } from './session';

// Separate from `session-atoms.ts`, so that the result list does not load the atoms of the wizard.

/** Stores the area. Ids looked up elsewhere are dropped. */
export const chooseLocationAtom = atom(null, (get, set, location: Area) => {
  const { lookUp } = get(sessionAtom);
  const before = lookUp && getOriginArea(lookUp.origin);
  // All stations have the id 0.
  const isSame = before?.id === location.id && before.location_ko === location.location_ko;
  set(updateSessionAtom, {
    location,
    ...(isSame ? {} : { contentIdList: null, lookUp: null, search: null }),
  });
});

/** Stores the visitor's position in place of an area. */
export const choosePositionAtom = atom(null, (get, set, position: Point) => {
  const { lookUp } = get(sessionAtom);
  const isSame = lookUp?.origin.mapx === position.mapx && lookUp.origin.mapy === position.mapy;
  set(updateSessionAtom, {
    ...{ position, location: null },
    ...(isSame ? {} : { contentIdList: null, lookUp: null, search: null }),
  });
});

/** Stores the radius (meters). */
export const chooseRadiusAtom = atom(null, (_get, set, radius: RadiusM) => {
  set(updateSessionAtom, { radius });
});

/** Stores the ids of a look-up with its origin and radius. */
export const storeContentIdsAtom = atom(
  null,
  (_get, set, { origin, radius, contentIdList }: LookUp & { contentIdList: readonly string[] }) => {
    set(updateSessionAtom, { contentIdList, lookUp: { origin, radius }, search: null });
  },
);

/** Toggles a meat option by the rule of `selectMeat`. */
export const toggleMeatAtom = atom(null, (get, set, tapped: MeatOption) => {
  const { vegan, meats } = get(userPrefAtom);
  set(updateSessionAtom, { userPref: { vegan, meats: selectMeat(meats, tapped) } });
});

/** Selects a vegan option; there is one at a time. */
export const chooseVeganAtom = atom(null, (get, set, chosen: VeganOption) => {
  set(updateSessionAtom, { userPref: { ...get(userPrefAtom), vegan: [chosen] } });
});
