import { readStored } from '../browser-storage';

/**
 * Storage key of the people who eat together. The profile of the visitor stays in `PROFILE_KEY`, for
 * open tabs of an older version and rollbacks.
 */
export const PARTY_KEY = 'kioot.party.v1';
/** Key of earlier versions; read until the people change. */
export const LEGACY_PARTY_KEY = 'kioot.profile.v2';

/** Stored people, not yet validated; null without any. */
export const readStoredParty = (): unknown =>
  readStored('localStorage', PARTY_KEY) ?? readStored('localStorage', LEGACY_PARTY_KEY);
