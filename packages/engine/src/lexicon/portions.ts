import kinds from '../../lexicon/food-kinds.json';
import portions from '../../lexicon/portions.json';
import {
  createPortionClassifier,
  type EatingAlone,
  type TitledMenu,
} from '../classify/classify-portions';
import type { DishFacts } from '../classify/dish-facts';
import type { PlaceFacts } from '../classify/place-facts';

const classifier = createPortionClassifier(portions, kinds);

/**
 * Smallest party of a restaurant by its name and menu (`readMenu`): `one` where a meal is ordered in
 * one portion, `two` where all meals are usually for two and more, else `unknown`. The reason is the
 * dish it rests on, in Korean, with its form.
 *
 * @example
 * const read = (firstmenu) => readMenu({ firstmenu, treatmenu: '' });
 * const chicken = classifyEatingAlone({ title: '', items: read('닭한마리 (2인 이상)') });
 * chicken; // => { kind: 'two', reason: { dish: '닭한마리', form: 'from-two' } }
 * classifyEatingAlone({ title: '', items: read('삼겹살, 갈비탕') }).reason; // => { dish: '갈비탕', form: 'soup' }
 * classifyEatingAlone({ title: '', items: read('커피') }); // => { kind: 'unknown', reason: null }
 */
export function classifyEatingAlone(menu: TitledMenu): EatingAlone {
  return classifier.classifyEatingAlone(menu);
}

/** Shared forms of classified dishes: equal dishes stay one object, which verdicts are cached by. */
const sharedForms = new WeakMap<DishFacts, DishFacts>();

function toSharedForm(dish: DishFacts): DishFacts {
  const known = sharedForms.get(dish);
  if (known) return known;
  const shared = { ...dish, isShared: true as const };
  sharedForms.set(dish, shared);
  return shared;
}

/**
 * Marks the meals of a classified restaurant that guests eat together (`isShared`), by its menu
 * (`readMenu`). Sides, drinks and sweets are ordered by each guest.
 *
 * @example
 * const text = { contentId: '1', title: '', firstmenu: '부대찌개', treatmenu: '갈비탕' };
 * const diet = createEngine(getLexicon()).classifyRestaurant(text);
 * const { dishes } = markSharedDishes(diet, { title: '', items: readMenu(text) });
 * dishes.map(({ isShared }) => isShared ?? false); // => [true, false]
 */
export function markSharedDishes(diet: PlaceFacts, menu: TitledMenu): PlaceFacts {
  const shared = classifier.findSharedDishes(menu);
  if (shared.size === 0) return diet;
  return {
    ...diet,
    dishes: diet.dishes.map((dish) =>
      dish.serving === 'meal' && shared.has(dish.dish) ? toSharedForm(dish) : dish,
    ),
  };
}
