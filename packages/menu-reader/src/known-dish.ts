import type { DishFacts } from '@kioot/engine';
import { toCompactFacts, rememberedClassify } from '@kioot/engine/verdicts';
import { createDishNamer, type ForeignNames } from '@kioot/engine/names';
import { indexLexicon, type Lexicon, toFoodKind } from '@kioot/engine/lexicon';
import type { KnownDish } from './types';

/** Makes the names of dishes in another language than English: `createForeignNames`, with the tables of one. */
export type CreateNames = (
  lexicon: Lexicon,
  classify: (dish: string) => DishFacts,
) => Pick<ForeignNames, 'toDish'>;

/** What a dish is called in the language of the page. */
function createNamer(
  lexicon: Lexicon,
  classify: (dish: string) => DishFacts,
  createNames: CreateNames | undefined,
): (ko: string) => string {
  if (createNames) {
    const { toDish } = createNames(lexicon, classify);
    return (ko) => toDish(ko).name;
  }
  const toDish = createDishNamer(lexicon, classify);
  return (ko) => toDish(ko).en;
}

/** Tells what a dish is by its name: what it is called in the language of the page, its kind, and what it is judged by. */
export function createDishReader(
  lexicon: Lexicon,
  createNames?: CreateNames,
): (ko: string) => KnownDish {
  const classify = rememberedClassify(indexLexicon(lexicon));
  const toName = createNamer(lexicon, classify, createNames);
  const substances = new Map(lexicon.substances.map((each) => [each.name, each]));
  return (ko) => {
    const diet = classify(ko);
    return {
      ko,
      en: toName(ko),
      kind: toFoodKind({ title: '', dishes: [diet] }),
      ...toCompactFacts(diet, substances),
    };
  };
}
