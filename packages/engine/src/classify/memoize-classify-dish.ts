import type { LexiconIndex } from '../segmentation/index-lexicon';
import { memoize } from '../text/memoize';
import { classifyDish } from './classify-dish';
import type { DishFacts } from './dish-facts';

type ClassifyDish = (dish: string) => DishFacts;

const memoizedByIndex = new WeakMap<LexiconIndex, ClassifyDish>();

/**
 * `classifyDish` with a cache of its last results, one per index: verdicts and English names
 * classify the same dishes.
 *
 * @example
 * memoizeClassifyDish(indexLexicon(getLexicon()))('공기밥').serving // => 'side'
 */
export function memoizeClassifyDish(index: LexiconIndex): ClassifyDish {
  const memoized = memoizedByIndex.get(index) ?? memoize((dish) => classifyDish(index, dish));
  memoizedByIndex.set(index, memoized);
  return memoized;
}
