import 'server-only';
import type { DishFacts } from '@kioot/engine';
import { toFoodKind } from '@kioot/engine/lexicon';
import { MEATS, type Meat, type PersonNeeds } from '@kioot/engine/needs';
import table from './dish-drawings.json';

const MEAT = ['beef', 'pork', 'chicken', 'lamb', 'meat'];
const ANIMALS = [...MEAT, 'fish', 'shrimp', 'crab', 'squid', 'shellfish'];

/** Things in a drawing that people of a diet do not eat. */
const AVOIDED_BY_DIET: Readonly<Partial<Record<PersonNeeds['need']['kind'], readonly string[]>>> = {
  strictVegan: [...ANIMALS, 'egg', 'milk'],
  lactoOvo: ANIMALS,
  halal: ['pork', 'meat', 'alcohol'],
};

/** Things in a drawing that someone who chose other meats does not eat. */
const AVOIDED_BY_MEATS: Readonly<Partial<Record<Meat, readonly string[]>>> = {
  ...{ chicken: ['chicken'], pork: ['pork'], beef: ['beef'], lamb: ['lamb'], fish: ['fish'] },
  seafood: ['shrimp', 'crab', 'squid', 'shellfish'],
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

/** Codes that one of these people must not see. */
interface Avoided {
  byAllergy: ReadonlySet<string>;
  byDiet: ReadonlySet<string>;
}

/** Null where it is not known what someone avoids. */
function toAvoided(people: readonly PersonNeeds[]): Avoided | null {
  if (people.some(({ profile }) => profile?.otherSevere)) return null;
  const allergies = people.flatMap(({ profile }) => profile?.allergies ?? []);
  const restricted = people.flatMap((person) => [
    ...getAvoidedByNeed(person),
    ...(person.profile?.notSpicy ? ['spicy'] : []),
    ...(person.profile?.noFivePungent ? ['allium'] : []),
  ]);
  const byAllergy = new Set(allergies.flatMap((code) => [code, ...(LOOKS_LIKE[code] ?? [])]));
  return { byAllergy, byDiet: new Set(restricted) };
}

type DrawnFacts = Pick<DishFacts, 'vegan' | 'lactoOvo' | 'meats'>;

/** Codes that would contradict the verdict of the dish. */
function getExcluded({ vegan, lactoOvo, meats }: DrawnFacts): ReadonlySet<string> {
  return new Set([
    ...(vegan === 'yes' || lactoOvo === 'yes' ? ANIMALS : []),
    ...(vegan === 'yes' ? ['egg', 'milk'] : []),
    ...(['beef', 'pork', 'chicken'] as const).filter((meat) => meats[meat] === 'no'),
  ]);
}

interface Drawing {
  slug: string;
  names?: readonly string[];
  ends?: readonly string[];
  /** Codes of what it shows. */
  shows: readonly string[];
}

const DRAWINGS: readonly Drawing[] = Object.entries(table.dishes).map(([slug, drawing]) => ({
  slug,
  ...drawing,
}));
const SLUGS_BY_KIND: Readonly<Record<string, readonly string[]>> = table.kinds;
const SHOWN_BY_SYMBOL: Readonly<Record<string, readonly string[]>> = table.symbols;

/** Name without spaces and remarks in brackets. */
const toKey = (name: string): string => name.normalize('NFC').replace(/\(.*?\)|\[.*?\]|\s+/gu, '');

/** Drawings of a dish by its name or the longest known end of it, the usual one first. */
function findByName(dish: string): readonly Drawing[] {
  const name = toKey(dish);
  const named = DRAWINGS.filter(({ names, ends }) => names?.includes(name) || ends?.includes(name));
  if (named.length > 0) return named;
  const ends = DRAWINGS.flatMap(({ ends: all = [] }) => all.filter((end) => name.endsWith(end)));
  const [longest] = ends.toSorted((a, b) => b.length - a.length);
  return DRAWINGS.filter((each) => longest !== undefined && each.ends?.includes(longest));
}

const findByKind = (kind: string): readonly Drawing[] =>
  (SLUGS_BY_KIND[kind] ?? []).flatMap((slug) => DRAWINGS.filter((each) => each.slug === slug));

/** Slug of the drawing of a dish by its name, which shows nothing that the dish is without; null without one. */
export function getDishDrawing(name: string, facts: DrawnFacts): string | null {
  const excluded = getExcluded(facts);
  const fits = ({ shows }: Drawing) => !shows.some((code) => excluded.has(code));
  return findByName(name).find(fits)?.slug ?? null;
}

/** Kind of a dish alone, once per dish. */
const kindOfDish = new WeakMap<DishFacts, string>();
function getDishKind(dish: DishFacts): string {
  const kind = kindOfDish.get(dish) ?? toFoodKind({ title: '', dishes: [dish] });
  kindOfDish.set(dish, kind);
  return kind;
}

/**
 * Drawing for a card under `/images`: "dubu-jorim.webp" of the dish, else of the kind of food of the dish or
 * the place, else the symbol of the kind ("bar"). Nothing is drawn that one of the people avoids, or that
 * the dish is known to be without: `unknown`, a closed cover, is the last choice. Plainer drawings of the
 * same dish are for a diet only: for an allergy they would promise more than the menu says.
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
  const { byAllergy, byDiet } = avoided;
  const excluded = dish ? getExcluded(dish) : new Set<string>();
  const dishKind = dish ? getDishKind(dish) : 'unknown';
  const kind = dishKind === 'unknown' ? placeKind : dishKind;
  const named = dish ? findByName(dish.dish) : [];
  const drawings =
    named.length > 0 ? named : findByKind(kind).slice(0, dishKind === kind ? undefined : 1);
  for (const { slug, shows } of drawings) {
    if (shows.some((code) => excluded.has(code))) continue;
    if (shows.some((code) => byAllergy.has(code))) return 'unknown';
    if (!shows.some((code) => byDiet.has(code))) return `${slug}.webp`;
  }
  const symbol = drawings.length > 0 ? undefined : SHOWN_BY_SYMBOL[kind];
  const isShown = symbol?.every(
    (code) => ![byAllergy, byDiet, excluded].some((set) => set.has(code)),
  );
  return isShown ? kind : 'unknown';
}
