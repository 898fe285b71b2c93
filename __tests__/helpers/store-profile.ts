import { toStoredParty, type Guest } from '@/lib/client-store/party';
import { PARTY_KEY } from '@/lib/client-store/party-key';
import { writeStored } from '@/lib/browser-storage';
import { PROFILE_KEY, toStored, type DietProfile } from '@/lib/client-store/diet-profile';

/** Stores a profile of the visitor as an earlier visit did. */
export const storeProfile = (profile: DietProfile): boolean =>
  writeStored('localStorage', PROFILE_KEY, toStored(profile));

/** Stores the people at the table, the visitor first, as an earlier visit did. */
export const storeParty = (people: readonly Guest[]): boolean =>
  writeStored('localStorage', PARTY_KEY, toStoredParty(people));
