import type { DishFacts } from '@kioot/engine';
import { findUnexplained, memoizeClassifyDish, toCompactFacts } from '@kioot/engine/verdicts';
import { createEnglishDishNamer, type ForeignNamer } from '@kioot/engine/names';
import { indexLexicon, type Lexicon, toFoodKind } from '@kioot/engine/lexicon';
import type { DishDetails } from './types';

/** Creates dish names in a language other than English: `createForeignNames` with its tables. */
export type CreateForeignNamer = (
  lexicon: Lexicon,
  classify: (dish: string) => DishFacts,
) => Pick<ForeignNamer, 'toDish'>;

/** Name of a dish in the language of the page. */
function createDishName(
  lexicon: Lexicon,
  classify: (dish: string) => DishFacts,
  createNames: CreateForeignNamer | undefined,
): (ko: string) => string {
  if (createNames) {
    const { toDish } = createNames(lexicon, classify);
    return (ko) => toDish(ko).name;
  }
  const toDish = createEnglishDishNamer(lexicon, classify);
  return (ko) => toDish(ko).en;
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
  const toName = createDishName(lexicon, classify, createNames);
  const substances = new Map(lexicon.substances.map((each) => [each.name, each]));
  return (ko) => {
    const facts = classify(ko);
    return {
      ko,
      en: toName(ko),
      kind: toFoodKind({ title: '', dishes: [facts] }),
      unexplained: findUnexplained(index, ko),
      ...toCompactFacts(facts, substances),
    };
  };
}
