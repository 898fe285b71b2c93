import { readMenu, type Engine } from '@kioot/engine';
import { combineDishes, type DishFacts } from '@kioot/engine/verdicts';

const EMPTY_RESTAURANT = { contentId: '', title: '', treatmenu: '' };

/**
 * Facts of a labeled text by the path of the product: as the whole menu of a restaurant. A text of
 * several dishes has the worst facts of any, and a text without a dish is classified as a name.
 */
export function classifyAsMenu(engine: Engine, text: string): DishFacts {
  const { dishes } = engine.classifyRestaurant({ ...EMPTY_RESTAURANT, firstmenu: text });
  const isCut = readMenu({ firstmenu: text, treatmenu: '' }).length > 1;
  const [first, ...others] = dishes;
  if (first === undefined) return engine.classifyDish(text);
  return isCut ? combineDishes(first, others) : first;
}
