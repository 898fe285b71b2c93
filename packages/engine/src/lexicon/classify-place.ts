import { createEngine, type Engine } from '..';
import type { PlaceFacts, RestaurantText } from '../classify/place-facts';
import { readMenu } from '../menu';
import { getLexicon } from './engine-lexicon';
import { markSharedDishes } from './portions';
import { markSides } from './sides';

/**
 * Creates the classifier of places: `classifyRestaurant` over the lexicon of this package, with the
 * dishes that guests share, and those that are no meal.
 * @param engine over that lexicon, where there is one already: its index takes longest to build
 *
 * @example
 * const classify = createPlaceClassifier();
 * const text = { contentId: '1', title: '가게', firstmenu: '삼겹살', treatmenu: '' };
 * classify(text).dishes[0].isShared; // => true
 */
export function createPlaceClassifier(
  engine: Engine = createEngine(getLexicon()),
): (text: RestaurantText) => PlaceFacts {
  return (text) => markSharedDishes(markSides(engine.classifyRestaurant(text)), readMenu(text));
}
