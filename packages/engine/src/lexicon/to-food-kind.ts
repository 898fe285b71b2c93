import table from '../../lexicon/food-kinds.json';
import {
  createFoodKindClassifier,
  type FoodKindTable,
  type NamedMenu,
} from '../classify/classify-food-kind';
import type { FoodKind } from './food-kinds';

// TypeScript widens the strings of a JSON file; the test of the table checks that they are kinds
// and meats.
const readKind = createFoodKindClassifier(table as FoodKindTable<FoodKind>, 'unknown');

/**
 * Kind of food that a restaurant or dish is drawn as, by its title and its dishes.
 *
 * @example
 * toFoodKind({ title: '카페우리', dishes: [] }); // => "coffee"
 */
export function toFoodKind(menu: NamedMenu): FoodKind {
  return readKind(menu);
}
