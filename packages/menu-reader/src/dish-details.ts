import type { DishFacts } from '@kioot/engine';
import { findUnexplained, memoizeClassifyDish, toCompactFacts } from '@kioot/engine/verdicts';
import { createDishNamer, ENGLISH, type DishNamer } from '@kioot/engine/names';
import { indexLexicon, type Lexicon, toFoodKind } from '@kioot/engine/lexicon';
import type { DishDetails } from './types';

/** Creates dish names in a language other than English: `createDishNamer` with its tables. */
export type CreateForeignNamer = (
  lexicon: Lexicon,
  classify: (dish: string) => DishFacts,
) => DishNamer;

/** Creates a reader of the facts of dishes, which corrections compare: no name is made and none proven. */
export function createFactsReader(lexicon: Lexicon) {
  const classify = memoizeClassifyDish(indexLexicon(lexicon));
  const substances = new Map(lexicon.substances.map((each) => [each.name, each]));
  return (ko: string) => toCompactFacts(classify(ko), substances);
}

/**
 * Describes dishes by Korean name: translation, kind of food, and facts to match a diet.
 *
 * @param createNames names in another language; English without it
 * @example
 * createDishDescriber(lexicon)('김치찌개').en; // => 'Kimchi Stew (pork)'
 */
export function createDishDescriber(
  lexicon: Lexicon,
  createNames?: CreateForeignNamer,
): (ko: string) => DishDetails {
  const index = indexLexicon(lexicon);
  const classify = memoizeClassifyDish(index);
  const toName = createNames?.(lexicon, classify) ?? createDishNamer(lexicon, ENGLISH, classify);
  const getFacts = createFactsReader(lexicon);
  return (ko) => ({
    ko,
    en: toName(ko).name,
    kind: toFoodKind({ title: '', dishes: [classify(ko)] }),
    unexplained: findUnexplained(index, ko),
    ...getFacts(ko),
  });
}
