import { writeStored } from '@/lib/browser-storage';
import { PROFILE_KEY, toStored, type DietProfile } from '@/lib/client-store/diet-profile';

/** Stores a profile of the visitor as an earlier visit did. */
export const storeProfile = (profile: DietProfile): boolean =>
  writeStored('localStorage', PROFILE_KEY, toStored(profile));
