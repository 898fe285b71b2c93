import type { DishName } from '../menu/dish-name';
import type { LexiconIndex } from '../segmentation/index-lexicon';
import { maxSpice, addIngredient } from './add-ingredient';
import type { Verdict } from '../needs/need';
import { createForbiddenMatcher } from '../needs/diet-table';
import { getDietQuestion } from './one-question';
import type { Diet } from './rules/rule';
import { UNKNOWN_FOOD, type ClassifyName, type DishFacts } from './dish-facts';
import { applyDietLabels } from './diet-label';
import { isAllergenDenied, mapAllergens } from './merge-allergens';

/**
 * Classifies one menu line: its name with its diet labels, never less strict for anything in its
 * brackets. Ingredients are in the dish, options may be, and an unread bracket may be anything.
 */
export function classifyLine(
  index: LexiconIndex,
  line: DishName,
  classify: ClassifyName,
): DishFacts {
  const { text, name, labels, ingredients, options, tastes, unread } = line;
  if (text === name) return classify(name);
  let dish = labels.length > 0 ? applyDietLabels(index, name, labels, classify) : classify(name);
  const own = dish;
  for (const food of ingredients)
    dish = addIngredient(dish, classify(food, { isIngredient: true }), own, true);
  for (const food of options) {
    const option = classify(food, { isIngredient: true });
    dish = addIngredient(dish, { ...option, ...toOptionQuestions(index, option) }, own, false);
  }
  for (const taste of tastes)
    dish = { ...dish, spice: maxSpice(dish.spice, classify(taste).spice) };
  return unread.length > 0 ? addIngredient(dish, classify(UNKNOWN_FOOD), own, false) : dish;
}

/**
 * Questions about an option: its one animal food ("계란 선택"), where it has no other. As an option it
 * may be left out, so a certain ingredient counts as well.
 */
function toOptionQuestions({ substances }: LexiconIndex, option: DishFacts) {
  const findQuestion = (diet: Diet, verdict: Verdict): string | undefined => {
    if (verdict !== 'no') return getDietQuestion(option, diet);
    const isForbidden = createForbiddenMatcher({ kind: diet });
    const forbidden = option.contains.filter((name) => {
      const substance = substances.get(name);
      return substance !== undefined && isForbidden(substance);
    });
    return forbidden.length === 1 && option.hidden.length === 0 ? forbidden[0] : undefined;
  };
  return {
    veganQuestion: findQuestion('strictVegan', option.vegan),
    lactoOvoQuestion: findQuestion('lactoOvo', option.lactoOvo),
  };
}

const UNKNOWN_BASE = { mainMeats: [], vegan: 'unknown', lactoOvo: 'unknown' } as const;

/**
 * Facts of several dishes in one text: never less strict than any of them.
 *
 * @example
 * const engine = createEngine(getLexicon())
 * combineDishes(engine.classifyDish('호박죽'), [engine.classifyDish('삼겹살')]).vegan // => 'no'
 */
export function combineDishes(first: DishFacts, others: readonly DishFacts[]): DishFacts {
  // One dish being free from an allergen says nothing about the next.
  const dropDenials = (dish: DishFacts): DishFacts => ({
    ...dish,
    allergens: mapAllergens(dish.allergens, (evidence) =>
      isAllergenDenied(evidence) ? null : evidence,
    ),
  });
  return others.reduce(
    (dish, other) => addIngredient(dropDenials(dish), other, UNKNOWN_BASE, true),
    first,
  );
}
