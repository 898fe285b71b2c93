import type { DishFacts } from '../classify/facts';

/** Memoizes a change by dish: equal dishes stay one object, which verdicts are cached by. */
export function memoizeForms(
  change: (dish: DishFacts) => DishFacts,
): (dish: DishFacts) => DishFacts {
  const forms = new WeakMap<DishFacts, DishFacts>();
  return (dish) => {
    const known = forms.get(dish);
    if (known) return known;
    const form = change(dish);
    forms.set(dish, form);
    return form;
  };
}
