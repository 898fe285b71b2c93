import { joinProfileKeys } from '../../needs/need';
import type { GuestVerdict, PlaceCard } from './rec-contract';

/** Best first, see `GuestFit` in the engine; the sections of a party have this order. */
const FIT_ORDER: readonly GuestVerdict['fit'][] = ['yes', 'question', 'ask', 'unknown', 'no'];

/** Fit of who is worst off; undefined for nobody. */
export const getWorstFit = (
  fits: readonly GuestVerdict['fit'][],
): GuestVerdict['fit'] | undefined => FIT_ORDER.findLast((fit) => fits.includes(fit));

/** Fit of who is worst off; undefined for a place that was matched with one person. */
export const getPartyFit = ({ party = [] }: Pick<PlaceCard, 'party'>) =>
  getWorstFit(party.map(({ fit }) => fit));

/** Key of everyone that a place was matched with; undefined for one person. */
export const getPartyKey = ({ party = [] }: Pick<PlaceCard, 'party'>): string | undefined =>
  joinProfileKeys(party.map(({ checkedFor }) => checkedFor));
