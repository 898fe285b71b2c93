import * as v from 'valibot';
import {
  isAllergenCertainlyAbsent,
  matchRestrictions,
  NO_RESTRICTIONS,
  parsePreference,
  splitMenu,
  type DishFacts,
  type Engine,
  MEATS,
} from '@kioot/engine';
import { ALLERGENS } from '@kioot/engine/needs';
import type { MenuReader } from '@kioot/menu-reader';
import { readRows } from './labeled-sets';
import { toRightShare, type Share } from './shares';

/** Promises that a line must not be given: a diet, freedom from an allergen or alcohol, no spice. */
const PROMISES = ['vegan', 'lactoOvo', 'not-spicy', 'alcohol', ...ALLERGENS] as const;
const FOODS = [...ALLERGENS, ...MEATS] as const;

const hostileLineSchema = v.strictObject({
  family: v.string(),
  line: v.string(),
  /** Promises that no answer may make. */
  never: v.optional(v.array(v.picklist(PROMISES))),
  /** Foods that must not be called certain, because the line denies them. */
  without: v.optional(v.array(v.picklist(FOODS))),
  /** Foods that some dish of the line must have for certain. */
  with: v.optional(v.array(v.picklist(FOODS))),
  vegan: v.optional(v.literal('yes')),
  /** A preference sentence that must not be understood. */
  refused: v.optional(v.boolean()),
});

type HostileLine = v.InferOutput<typeof hostileLineSchema>;

/** Facts that both doors give. */
type Facts = Pick<
  DishFacts,
  'vegan' | 'lactoOvo' | 'alcohol' | 'meats' | 'allergens' | 'otherAllergens' | 'spice' | 'pungent'
>;

function makesPromise(dish: Facts, promise: (typeof PROMISES)[number]): boolean {
  if (promise === 'vegan' || promise === 'lactoOvo') return dish[promise] === 'yes';
  if (promise === 'alcohol') return dish.alcohol === 'no';
  if (promise === 'not-spicy')
    return matchRestrictions(dish, { ...NO_RESTRICTIONS, notSpicy: true }).verdict === 'yes';
  return isAllergenCertainlyAbsent(dish, promise);
}

const hasFood = (dish: Facts, food: (typeof FOODS)[number]): boolean =>
  (v.is(v.picklist(ALLERGENS), food) && dish.allergens[food]?.[0] === 'yes') ||
  (v.is(v.picklist(MEATS), food) && dish.meats[food] === 'yes');

function findFaults(
  dishes: readonly Facts[],
  { line, never = [], without = [], with: foods = [], vegan, refused }: HostileLine,
): string[] {
  if (refused) return parsePreference(line) === null ? [] : ['understood'];
  const promised = never.filter((promise) => dishes.some((dish) => makesPromise(dish, promise)));
  const denied = without.filter((food) => dishes.some((dish) => hasFood(dish, food)));
  const missing = foods.filter((food) => !dishes.some((dish) => hasFood(dish, food)));
  const isMissing = without.length + foods.length > 0 && dishes.length === 0;
  return [
    ...promised.map((promise) => `promises ${promise}`),
    ...denied.map((food) => `has ${food}`),
    ...missing.map((food) => `lacks ${food}`),
    ...(isMissing ? ['no dish'] : []),
    ...(vegan === 'yes' && dishes.every((dish) => dish.vegan !== 'yes') ? ['not vegan'] : []),
  ];
}

/** Share of hostile lines that the engine, and the menu reader, answer without a fault. */
export function measureHostileLines(
  engine: Engine,
  reader: Pick<MenuReader, 'readText' | 'getDish'>,
): Share[] {
  // Written before the rules that they measure.
  const lines = readRows('hostile-lines.json', hostileLineSchema);
  const doors = {
    engine: (line: string): readonly Facts[] => [
      engine.classifyDish(line),
      ...splitMenu(line).map(({ dish }) => engine.classifyDish(dish)),
      ...engine.classifyRestaurant({ contentId: '', title: '', firstmenu: line, treatmenu: '' })
        .dishes,
    ],
    'menu reader': (line: string): readonly Facts[] =>
      reader.readText(line).map(({ ko }) => reader.getDish(ko)),
  };
  return Object.entries(doors).map(([door, read]) =>
    toRightShare(
      `hostile lines: answered rightly by the ${door}`,
      lines.map((row) => ({ row, faults: findFaults(row.refused ? [] : read(row.line), row) })),
      ({ faults }) => faults.length === 0,
      ({ row, faults }) => `${row.family}: ${row.line}: ${faults.join(', ')}`,
      1,
    ),
  );
}
