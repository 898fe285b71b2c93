import table from '../../lexicon/food-kinds.json';
import { createKindReader, type KindTable, type NamedMenu } from '../judge/kind';
import type { FoodKind } from './food-kinds';

// TypeScript reads the words of a JSON file as any text; the test of the table holds that they are kinds and meats.
const readKind = createKindReader(table as KindTable<FoodKind>, 'unknown');

/** The kind of food a place is drawn as. */
export function toFoodKind(menu: NamedMenu): FoodKind {
  return readKind(menu);
}
