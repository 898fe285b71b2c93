/** Label of a dish without any meat, to put others over. */
export const NO_MEATS = {
  chicken: 'no',
  pork: 'no',
  beef: 'no',
  lamb: 'no',
  fish: 'no',
  seafood: 'no',
  duck: 'no',
} as const;
