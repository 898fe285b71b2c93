import { createEnglish } from '../engine';
import { toJudgedDish } from '../engine/judge/judged-dish';
import { rememberedClassify } from '../engine/judge/remembered';
import { indexLexicon } from '../engine/reading/index-lexicon';
import type { Lexicon } from '../engine/reading/lexicon';
import { toFoodKind } from '../search/food-kind';
import type { KnownDish } from './types';

/** Tells what a dish is by its name: its English, its kind, and what it is judged by. */
export function createDishReader(lexicon: Lexicon): (ko: string) => KnownDish {
  const classify = rememberedClassify(indexLexicon(lexicon));
  const english = createEnglish(lexicon);
  const substances = new Map(lexicon.substances.map((each) => [each.name, each]));
  return (ko) => {
    const diet = classify(ko);
    return {
      ko,
      en: english.toDish(ko).en,
      kind: toFoodKind({ title: '', dishes: [diet] }),
      ...toJudgedDish(diet, substances),
    };
  };
}
