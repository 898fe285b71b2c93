/** Hash of the URL while `PartySheet` is open. */
export const PARTY_HASH = '#party';
