import type { LexiconIndex } from '../reading/index-lexicon';
import { classifyDish, type DishDiet } from './dish';

/** The same dishes stand on many menus. A menu of Seoul has fewer different ones than this. */
const KEPT_DISHES = 4096;
/** Longer texts are no names and come once. */
const LONGEST_KEPT_NAME = 64;

type Classify = (dish: string) => DishDiet;

const byIndex = new WeakMap<LexiconIndex, Classify>();

/** `classifyDish` that remembers its last answers, at most `KEPT_DISHES`: verdicts and English ask about the same dishes. */
export function rememberedClassify(index: LexiconIndex): Classify {
  const made = byIndex.get(index);
  if (made) return made;
  const known = new Map<string, DishDiet>();
  const classify: Classify = (dish) => {
    const kept = known.get(dish);
    if (kept) return kept;
    const diet = classifyDish(index, dish);
    if (dish.length <= LONGEST_KEPT_NAME) {
      if (known.size >= KEPT_DISHES) known.clear();
      known.set(dish, diet);
    }
    return diet;
  };
  byIndex.set(index, classify);
  return classify;
}
