import { toReasonText, type DishFacts, type PlaceFacts, type Verdict } from '@kioot/engine';

/** Verdicts as the command line and the labeled data sets write them. */
export type PrintedVerdict = 'yes' | 'maybe' | 'no' | 'unknown';

function toPrintedVerdict(verdict: Verdict): PrintedVerdict {
  return verdict === 'ask' ? 'maybe' : verdict;
}

/** Dish in the output format of the command line; a question that is not there is null. */
export function toPrintedDish(dish: DishFacts) {
  const { vegan, lactoOvo, questions, because, ...rest } = dish;
  return {
    ...rest,
    vegan: toPrintedVerdict(vegan),
    lactoOvo: toPrintedVerdict(lactoOvo),
    veganQuestion: questions.strictVegan ?? null,
    lactoOvoQuestion: questions.lactoOvo ?? null,
    because: because.map(toReasonText),
  };
}

/** Restaurant in the output format of the command line. */
export function toPrintedRestaurant(diet: PlaceFacts) {
  const { dishes, strictVegan, lactoOvo, halal, byName, because } = diet;
  return {
    ...diet,
    dishes: dishes.map(toPrintedDish),
    strictVegan: toPrintedVerdict(strictVegan),
    lactoOvo: toPrintedVerdict(lactoOvo),
    halal: toPrintedVerdict(halal),
    byName: {
      strictVegan: toPrintedVerdict(byName.strictVegan),
      lactoOvo: toPrintedVerdict(byName.lactoOvo),
    },
    because: because.map(toReasonText),
  };
}
