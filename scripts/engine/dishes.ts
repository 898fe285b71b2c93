import * as v from 'valibot';
import { toAllergens } from '@kioot/engine';
import { english, FOREIGN_LANGUAGES, getNamesIn } from '@kioot/engine/lexicon';
import { getEngine } from './engine';
import { readInput } from './io';
import type { Verb } from './verb';
import { toPrintedDish } from './words';

const inputSchema = v.array(v.string());

/** `dishes FILE`: what is in each dish, by its name. */
export const dishes: Verb = {
  usage: '[FILE]',
  minArguments: 0,
  maxArguments: 1,
  run: ([file]) => {
    const engine = getEngine();
    return readInput(file, inputSchema).map((dish) => {
      const diet = engine.classifyDish(dish);
      const { vegan, lactoOvo, contains, hidden, spice, because } = toPrintedDish(diet);
      const allergens = toAllergens(diet);
      const { en } = english.toDish(dish);
      const foreign = Object.fromEntries(
        FOREIGN_LANGUAGES.map((language) => [language, getNamesIn(language).toDish(dish).name]),
      );
      return {
        ...{ dish, vegan, lactoOvo, contains, hidden, allergens, spice, because },
        ...{ english: en, ...foreign },
      };
    });
  },
};
