import { MEATS, type Meat, type PersonNeeds } from '@kioot/engine/needs';
import type { RestaurantMatch } from './rec-contract';

const MEAT = ['beef', 'pork', 'chicken', 'lamb', 'meat'];
/** Codes of animals, and of what is left of them. */
export const ANIMALS = [...MEAT, 'fish', 'shrimp', 'crab', 'squid', 'shellfish'];

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

/** Drawing under `/images`: of a dish ("dubu-jorim.webp"), or of a kind of food ("salad"). */
export interface Drawing {
  name: string;
  /** Codes of what is seen in it. */
  shows: readonly string[];
}

/** Drawings from which a phone chooses one for the page of a place. */
export interface PlaceDrawings {
  /** For someone who eats anything, as {@link chooseSeenDrawing} chooses it. */
  first: string;
  /** True where one is the picture of a dish, which is drawn large. */
  isLarge: boolean;
  /** Drawings of its dishes (as written), the usual one of each first. */
  byDish: Readonly<Record<string, readonly Drawing[]>>;
  /** Drawings where no dish is named. */
  ofKind: readonly Drawing[];
}

/**
 * First of the drawings of one dish that shows nothing one of the people avoids, else `unknown`, a closed
 * cover. Plainer drawings of the same dish are for a diet only: for an allergy they would promise more
 * than the menu says.
 *
 * @example
 * chooseSeenDrawing([{ name: 'stew', shows: ['pork'] }], [{ need: { kind: 'halal' } }]) // => 'unknown'
 */
export function chooseSeenDrawing(
  drawings: readonly Drawing[],
  people: readonly PersonNeeds[],
): string {
  const avoided = toAvoided(people);
  if (!avoided) return 'unknown';
  const { byAllergy, byDiet } = avoided;
  const first = drawings.find(({ shows }) => !shows.some((code) => byDiet.has(code)));
  const before = drawings.slice(0, first ? drawings.indexOf(first) + 1 : drawings.length);
  const isAllergic = before.some(({ shows }) => shows.some((code) => byAllergy.has(code)));
  return first && !isAllergic ? first.name : 'unknown';
}

/** Dish that a card names: the first to ask about where one has to ask, else the first that fits. */
export function getHeadlineDish({ fit, groups }: RestaurantMatch): string | undefined {
  const asked = fit === 'maybe' ? groups.flatMap(({ ask = [] }) => ask)[0] : undefined;
  return asked?.dish ?? groups.flatMap(({ dishes }) => dishes)[0];
}
