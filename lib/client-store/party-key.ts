/**
 * Storage key of the people who eat together. The profile of the visitor stays in `PROFILE_KEY` too,
 * for open tabs of an older version and rollbacks.
 */
export const PARTY_KEY = 'kioot.profile.v2';
