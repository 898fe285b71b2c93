import { atom } from 'jotai';
import type { Area, RadiusM } from '../areas';
import type { Point } from '@kioot/engine/geo';
import { sessionAtom, updateSessionAtom, userPrefAtom } from './atoms';
import { selectMeat, type MeatOption, type VeganOption } from './preferences';
import { getOriginArea, type LookUp } from './session';

// Apart from `atoms.ts`, which the list loads as well.

/** Stores the area; ids that were looked up anywhere else are worthless then. */
export const chooseLocationAtom = atom(null, (get, set, location: Area) => {
  const { lookUp } = get(sessionAtom);
  const isSame = lookUp !== null && getOriginArea(lookUp.origin)?.id === location.id;
  set(updateSessionAtom, {
    location,
    ...(isSame ? {} : { contentIdList: null, lookUp: null, search: null }),
  });
});

/** Stores where the visitor's phone said they are, in the place of an area. */
export const choosePositionAtom = atom(null, (get, set, position: Point) => {
  const { lookUp } = get(sessionAtom);
  const isSame = lookUp?.origin.mapx === position.mapx && lookUp.origin.mapy === position.mapy;
  set(updateSessionAtom, {
    ...{ position, location: null },
    ...(isSame ? {} : { contentIdList: null, lookUp: null, search: null }),
  });
});

/** Stores the radius (metres) the visitor picked. */
export const chooseRadiusAtom = atom(null, (_get, set, radius: RadiusM) => {
  set(updateSessionAtom, { radius });
});

/** Stores what a look-up returned, and where it looked. */
export const storeContentIdsAtom = atom(
  null,
  (_get, set, { origin, radius, contentIdList }: LookUp & { contentIdList: readonly string[] }) => {
    set(updateSessionAtom, { contentIdList, lookUp: { origin, radius }, search: null });
  },
);

/** A tap on a meat option; the rule is `selectMeat`. */
export const tapMeatAtom = atom(null, (get, set, tapped: MeatOption) => {
  const { vegan, meats } = get(userPrefAtom);
  set(updateSessionAtom, { userPref: { vegan, meats: selectMeat(meats, tapped) } });
});

/** A tap on a vegan option: a single choice that replaces the last one. */
export const chooseVeganAtom = atom(null, (get, set, chosen: VeganOption) => {
  set(updateSessionAtom, { userPref: { ...get(userPrefAtom), vegan: [chosen] } });
});
