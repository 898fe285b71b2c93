import { createDishKeyFunction } from '@kioot/engine/names';
import { toSoundKey } from '@kioot/engine/text';
import { getLexicon } from '@kioot/engine/lexicon';

let toKey: ((dish: string) => string) | undefined;

/**
 * Key of a dish, the same for every spelling on any menu: `createDishKeys`, or its sound if no word
 * of it names a dish ("오마카세"). The lexicon is loaded on the first call.
 */
export function toDishKey(dish: string): string {
  toKey ??= createDishKeyFunction(getLexicon());
  return toKey(dish) || toSoundKey(dish);
}
