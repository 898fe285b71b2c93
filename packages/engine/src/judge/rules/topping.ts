import type { Example, Finding } from './rule';

/** A topping is in the dish unless one asks to leave it out: no reason for a `no`. */
export const canBeLeftOut = ({ role }: Finding): boolean => role === 'topping';

export const EXAMPLES: readonly Example[] = [{ dish: '쫄면', has: { egg: 'yes' }, vegan: 'ask' }];
