import { createStore } from 'jotai';
import type { DietProfile } from '@/lib/client-store/diet-profile';
import { profileAtom } from '@/lib/client-store/diet-profile-atoms';
import { sessionAtom } from '@/lib/session/session-atoms';

/** Profile with something in every field. */
export const FULL: DietProfile = {
  wish: { kind: 'meats', meats: ['pork'] },
  isWishStrict: true,
  allergies: ['egg', 'peanut'],
  unknownAllergies: [],
  severe: ['peanut'],
  others: [{ ko: '버섯', en: 'mushrooms' }],
  notSpicy: true,
  noFivePungent: true,
};

/** Tab with mounted atoms, so that storage is read. */
export function openTab() {
  const store = createStore();
  store.sub(profileAtom, () => undefined);
  store.sub(sessionAtom, () => undefined);
  return store;
}
