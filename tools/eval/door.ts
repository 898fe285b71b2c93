import { readMenu, type Engine } from '@kioot/engine';
import { combineDishes, type DishFacts } from '@kioot/engine/verdicts';

const NO_PLACE = { contentId: '', title: '', treatmenu: '' };

/**
 * A labelled text as the product judges it: as the menu of a place that has nothing else. A text that a menu cuts into several
 * dishes is as bad as the worst of them, and one that names no dish is classified as it stands.
 */
export function classifyText(engine: Engine, text: string): DishFacts {
  const { dishes } = engine.classifyRestaurant({ ...NO_PLACE, firstmenu: text });
  const isCut = readMenu({ firstmenu: text, treatmenu: '' }).length > 1;
  const [first, ...others] = dishes;
  if (first === undefined) return engine.classifyDish(text);
  return isCut ? combineDishes(first, others) : first;
}
