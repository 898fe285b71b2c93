import type { Example, IngredientEvidence } from './rule';

/** True for a topping: in the dish unless left out on request, and no reason for a `no`. */
export const canBeLeftOut = ({ role }: IngredientEvidence): boolean => role === 'topping';

export const EXAMPLES: readonly Example[] = [{ dish: '쫄면', has: { egg: 'yes' }, vegan: 'ask' }];
