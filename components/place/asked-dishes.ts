import type { Verdict } from '@kioot/engine';
import type { PersonNeeds } from '@kioot/engine/needs';
import { createDishExplainer } from '@kioot/engine/verdicts';
import type { PlaceDish } from '@/lib/place-page/match-place';

/** Dishes to ask about on the staff card: those that are not ruled out. */
export function getAskedDishes(
  dishes: readonly PlaceDish[],
  { need, profile }: Required<PersonNeeds>,
  halal: Verdict,
): readonly PlaceDish[] {
  const explainDish = createDishExplainer(need, profile, halal);
  return dishes.filter((dish) => explainDish(dish).verdict !== 'no');
}
