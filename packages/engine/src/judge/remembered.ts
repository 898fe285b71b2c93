import type { LexiconIndex } from '../reading/index-lexicon';
import { remember } from '../text/remember';
import { classifyDish } from './dish';
import type { DishFacts } from './dish-facts';

type Classify = (dish: string) => DishFacts;

const byIndex = new WeakMap<LexiconIndex, Classify>();

/** `classifyDish` that remembers its last answers: verdicts and English ask about the same dishes. */
export function rememberedClassify(index: LexiconIndex): Classify {
  const made = byIndex.get(index) ?? remember((dish) => classifyDish(index, dish));
  byIndex.set(index, made);
  return made;
}
