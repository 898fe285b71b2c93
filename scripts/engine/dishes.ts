import * as v from 'valibot';
import { toAllergenPresences } from '@kioot/engine';
import { english, FOREIGN_LANGUAGES, getNamerFor } from '@kioot/engine/lexicon';
import { getEngine } from './engine';
import { readInput } from './command-io';
import type { Verb } from './verb';
import { toPrintedDish } from './printed-verdict';

const inputSchema = v.array(v.string());

/** `dishes FILE`: ingredients, allergens and names of each dish, by its Korean name. */
export const dishes: Verb = {
  usage: '[FILE]',
  minArguments: 0,
  maxArguments: 1,
  run: ([file]) => {
    const engine = getEngine();
    return readInput(file, inputSchema).map((dish) => {
      const diet = engine.classifyDish(dish);
      const printed = toPrintedDish(diet);
      const { vegan, lactoOvo, veganQuestion, lactoOvoQuestion } = printed;
      const { contains, hidden, spice, because } = printed;
      const allergens = toAllergenPresences(diet);
      const { en } = english.toDish(dish);
      const foreign = Object.fromEntries(
        FOREIGN_LANGUAGES.map((language) => [language, getNamerFor(language).toDish(dish).name]),
      );
      return {
        ...{ dish, vegan, lactoOvo, veganQuestion, lactoOvoQuestion },
        ...{ contains, hidden, allergens, spice, because },
        ...{ english: en, ...foreign },
      };
    });
  },
};
