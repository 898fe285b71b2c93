import { createDishKeyFunction } from '@kioot/engine/names';
import { normalizeSound } from '@kioot/engine/text';
import { getLexicon } from '@kioot/engine/lexicon';

/** Key by sound, without blanks: common to all spellings of a name before segmentation. */
export const toPhoneticKey = (text: string): string =>
  normalizeSound(text.normalize('NFC').replace(/\s/g, ''));

let toKey: ((dish: string) => string) | undefined;

/**
 * Key of a dish, the same for every spelling on any menu: `createDishKeys`, or its sound if no word
 * of it names a dish ("오마카세"). The lexicon is loaded on the first call.
 */
export function toDishKey(dish: string): string {
  toKey ??= createDishKeyFunction(getLexicon());
  return toKey(dish) || toPhoneticKey(dish);
}
