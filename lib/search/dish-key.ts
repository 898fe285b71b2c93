import { createDishKeys } from '@kioot/engine/names';
import { toSound } from '@kioot/engine/text';
import { getLexicon } from '@kioot/engine/lexicon';

/** Without blanks and by sound, which every spelling of a name has in common before it is read word by word. */
export const toLoose = (text: string): string => toSound(text.normalize('NFC').replace(/\s/g, ''));

let toKey: ((dish: string) => string) | undefined;

/**
 * By what a dish is known on every menu: `createDishKeys`, or its letters where no word of it names a dish ("오마카세").
 * The lexicon is read when a name first has to be.
 */
export function toDishKey(dish: string): string {
  toKey ??= createDishKeys(getLexicon());
  return toKey(dish) || toLoose(dish);
}
