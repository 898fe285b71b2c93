/** Kinds of kitchen to choose from, each with kinds of food (`FoodKind`, which lies above this folder). */
const FOOD_KINDS_BY_KITCHEN = {
  soup: ['soup', 'stew', 'samgyetang', 'hotpot'],
  noodles: ['noodles', 'cold-noodles', 'ramen', 'malatang', 'pasta'],
  grill: ['grilled-pork', 'grilled-beef'],
  rice: ['bibimbap', 'gimbap', 'curry', 'cutlet', 'temple-food'],
  fish: ['raw-fish', 'sushi'],
  snack: ['tteokbokki', 'pancake', 'dumplings', 'dim-sum', 'fried-chicken'],
  western: ['pizza', 'pasta', 'burger', 'salad', 'taco', 'kebab'],
  cafe: ['coffee', 'tea', 'cake', 'bakery', 'ice-cream'],
  bar: ['bar'],
} as const satisfies Record<string, readonly string[]>;
export type Kitchen = keyof typeof FOOD_KINDS_BY_KITCHEN;

/** In order. */
const KITCHENS = [
  ...(['soup', 'noodles', 'grill', 'rice', 'fish'] as const),
  ...(['snack', 'western', 'cafe', 'bar'] as const),
] as const satisfies readonly Kitchen[];

/**
 * True for a kind of food of a kitchen; null where the kind is not known.
 *
 * @example
 * isOfKitchen('ramen', 'noodles') // => true
 * isOfKitchen('unknown', 'noodles') // => null
 */
export function isOfKitchen(kind: string | undefined, kitchen: Kitchen): boolean | null {
  if (kind === undefined || kind === 'unknown') return null;
  const kinds: readonly string[] = FOOD_KINDS_BY_KITCHEN[kitchen];
  return kinds.includes(kind);
}

/**
 * Kitchens of some of the cards, in order.
 *
 * @example
 * getKitchens([{ kind: 'bar' }, { kind: 'ramen' }]) // => ['noodles', 'bar']
 */
export function getKitchens(cards: readonly { kind?: string | undefined }[]): Kitchen[] {
  const kinds = [...new Set(cards.map(({ kind }) => kind))];
  return KITCHENS.filter((kitchen) => kinds.some((kind) => isOfKitchen(kind, kitchen)));
}
