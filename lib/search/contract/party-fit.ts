import type { GuestVerdict, Restaurant } from './rec-contract';

/** Best first, see `GuestFit` in the engine; the sections of a party have this order. */
const FIT_ORDER: readonly GuestVerdict['fit'][] = ['yes', 'question', 'ask', 'unknown', 'no'];

/** Fit of who is worst off; undefined for nobody. */
export const getWorstFit = (
  fits: readonly GuestVerdict['fit'][],
): GuestVerdict['fit'] | undefined => FIT_ORDER.findLast((fit) => fits.includes(fit));

/** Fit of who is worst off; undefined for a place that was matched with one person. */
export const getPartyFit = ({ party = [] }: Pick<Restaurant, 'party'>) =>
  getWorstFit(party.map(({ fit }) => fit));

/**
 * Keys of everyone that a place was matched with, to compare with {@link toPartyKey}; undefined for
 * one person.
 */
export function getPartyKey({ party }: Pick<Restaurant, 'party'>): string | undefined {
  return party && joinKeys(party.map(({ checkedFor }) => checkedFor));
}

/** Key of a party by the profile keys of its people (`profile-key.ts`); undefined for one person. */
export function toPartyKey(profileKeys: readonly (string | undefined)[]): string | undefined {
  return profileKeys.length > 1 ? joinKeys(profileKeys) : undefined;
}

const joinKeys = (keys: readonly (string | undefined)[]): string =>
  keys.map((key) => key ?? '').join('\n');
