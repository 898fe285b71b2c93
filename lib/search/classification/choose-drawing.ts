import 'server-only';
import type { DishFacts } from '@kioot/engine';
import { toFoodKind } from '@kioot/engine/lexicon';
import { MEATS, type Meat, type PersonNeeds } from '@kioot/engine/needs';
import table from './dish-drawings.json';

const MEAT = ['beef', 'pork', 'chicken', 'meat'];
const ANIMALS = [...MEAT, 'fish', 'shrimp', 'squid', 'shellfish'];

/** Things in a drawing that people of a diet do not eat. */
const AVOIDED_BY_DIET: Readonly<Partial<Record<PersonNeeds['need']['kind'], readonly string[]>>> = {
  strictVegan: [...ANIMALS, 'egg', 'milk'],
  lactoOvo: ANIMALS,
  halal: ['pork', 'meat', 'alcohol'],
};

/** Things in a drawing that someone who chose other meats does not eat. */
const AVOIDED_BY_MEATS: Readonly<Partial<Record<Meat, readonly string[]>>> = {
  ...{ chicken: ['chicken'], pork: ['pork'], beef: ['beef'], fish: ['fish'] },
  seafood: ['shrimp', 'squid', 'shellfish'],
};

/** Diet, or the meats that were not chosen. */
const getAvoidedByNeed = ({ need }: PersonNeeds): readonly string[] =>
  need.kind === 'meats' && need.meats.length > 0
    ? MEATS.flatMap((meat) => (need.meats.includes(meat) ? [] : (AVOIDED_BY_MEATS[meat] ?? [])))
    : (AVOIDED_BY_DIET[need.kind] ?? []);

/** Further things in a drawing that look like an allergen. */
const LOOKS_LIKE: Readonly<Record<string, readonly string[]>> = {
  ...{ gluten: ['wheat'], mackerel: ['fish'], crab: ['shrimp'], walnut: ['tree-nut'] },
  ...{ 'pine-nut': ['tree-nut'], beef: ['meat'], pork: ['meat'], chicken: ['meat'] },
};

/** All that must not be seen by one of these people; null where that is not known. */
function toAvoided(people: readonly PersonNeeds[]): ReadonlySet<string> | null {
  const avoided = new Set<string>();
  for (const person of people) {
    const { profile } = person;
    if (profile?.otherSevere) return null;
    const allergies = profile?.allergies ?? [];
    const codes = [
      ...getAvoidedByNeed(person),
      ...allergies.flatMap((code) => [code, ...(LOOKS_LIKE[code] ?? [])]),
      ...(profile?.notSpicy ? ['spicy'] : []),
      ...(profile?.noFivePungent ? ['allium'] : []),
    ];
    for (const code of codes) avoided.add(code);
  }
  return avoided;
}

const SHOWN_BY_KIND: Readonly<Record<string, readonly string[]>> = table.kinds;
/** Name without spaces and remarks in brackets. */
const toKey = (name: string): string => name.normalize('NFC').replace(/\(.*?\)|\[.*?\]|\s+/gu, '');

/** Drawings by the names of their dishes, as pairs. */
const drawings = Object.entries(table.dishes).flatMap(([slug, { names, shows }]) =>
  names.map((name) => ({ name: toKey(name), slug, shows })),
);

/** Kind of a dish alone, once per dish. */
const kindOfDish = new WeakMap<DishFacts, string>();
function getDishKind(dish: DishFacts): string {
  const kind = kindOfDish.get(dish) ?? toFoodKind({ title: '', dishes: [dish] });
  kindOfDish.set(dish, kind);
  return kind;
}

/**
 * Drawing for a card under `/images`: "dubu-jorim.webp" of the dish, else the kind of food of the dish or
 * the place ("salad"). Nothing is drawn that one of the people avoids: `unknown`, a closed cover, is
 * the last choice.
 * @param dish that the card names
 * @param placeKind kind of food of the place
 */
export function chooseDrawing(
  dish: DishFacts | undefined,
  placeKind: string,
  people: readonly PersonNeeds[],
): string {
  const avoided = toAvoided(people);
  if (!avoided) return 'unknown';
  const canBeSeen = (shows: readonly string[] | undefined) =>
    shows !== undefined && !shows.some((code) => avoided.has(code));
  const name = dish && toKey(dish.dish);
  const drawing = drawings.find((each) => each.name === name && canBeSeen(each.shows));
  if (drawing) return `${drawing.slug}.webp`;
  const kinds = [...(dish ? [getDishKind(dish)] : []), placeKind];
  return kinds.find((kind) => kind !== 'unknown' && canBeSeen(SHOWN_BY_KIND[kind])) ?? 'unknown';
}
