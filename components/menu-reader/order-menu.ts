import type { Verdict } from '@kioot/engine';
import type { DishVerdict } from '@kioot/engine/verdicts';
import type { OpenDish } from '@/lib/kept/menu-atoms';

/** A dish of the menu and what it is to the visitor; null where nobody said what they eat. */
export interface AnsweredDish {
  dish: OpenDish;
  judged: DishVerdict | null;
}

const BEST_FIRST: readonly Verdict[] = ['yes', 'ask', 'no', 'unknown'];

/** What can be eaten first; dishes of one verdict stand as on the menu. */
export function toBestFirst(dishes: readonly AnsweredDish[]): AnsweredDish[] {
  return BEST_FIRST.flatMap((verdict) =>
    dishes.filter(({ judged }) => judged?.verdict === verdict),
  );
}
