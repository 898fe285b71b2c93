import { ALLERGENS, type Allergen } from '../needs/allergens';
import type { LexiconIndex } from '../reading/index-lexicon';
import { stronger, type Presence } from '../reading/presence';
import type { Part } from '../reading/segment';
import { isDrink, type Finding } from './rules/rule';

/** That an allergen is in a dish, and what brings it: a substance or a hidden ingredient of the lexicon. */
export type AllergenFinding = readonly [is: 'yes' | 'maybe', by: string];

/** What is known of a dish for allergies: read it with {@link allergenOf}. */
export interface DishAllergens {
  /** What is or may be in the dish. */
  allergens: Readonly<Partial<Record<Allergen, AllergenFinding>>>;
  /**
   * What to think of all others. `absent`: the dish is nothing but what its name says (an orange, black coffee).
   * `unlikely`: the name was understood, but a kitchen may add what no name says. `unknown`: it was not understood.
   */
  otherAllergens: 'absent' | 'unlikely' | 'unknown';
}

/** What no recipe needs and only a name gives away: a dish that was understood without it is without it as a rule. */
const RARELY_HIDDEN: ReadonlySet<Allergen> = new Set([
  'buckwheat',
  'peanut',
  'mackerel',
  'crab',
  'peach',
  'walnut',
  'squid',
  'pine-nut',
  'tree-nut',
]);

/** The code of what goes into nearly everything that is cooked. */
const SEASONING = 'seasoning';

/** What is neither cooked nor seasoned, when nothing else is there. */
const PLAIN: ReadonlySet<string> = new Set(['fruit', 'peach', 'drink', 'alcohol', 'rice', 'honey']);

const isEaten = ({ entry }: Part): boolean =>
  entry !== null && entry.kind !== 'word' && entry.kind !== 'claim';

/** A drink, fruit or rice, of which nothing says that it is cooked with something else. */
function isPlain(parts: readonly Part[]): boolean {
  const eaten = parts.filter(isEaten);
  if (isDrink(eaten.at(-1)?.entry)) return true;
  return eaten.every(({ entry }) => entry?.has.every(({ substance }) => PLAIN.has(substance)));
}

/**
 * Allergens of a dish from the findings that its verdicts come from. What is cooked is seasoned: that may be said of every
 * such dish, whatever it is called.
 */
export function judgeAllergens(
  index: LexiconIndex,
  pieces: ReadonlyArray<readonly Part[]>,
  findings: readonly Finding[],
  isUnderstood: boolean,
): DishAllergens {
  const allergens: Partial<Record<Allergen, AllergenFinding>> = {};
  const add = (
    { allergens: brought }: Finding['substance'],
    certainty: Finding['certainty'],
    by: string,
  ) => {
    for (const { code, certainty: own } of brought) {
      const is = certainty === 'yes' && own === 'yes' ? 'yes' : 'maybe';
      const known = allergens[code]?.[0] ?? 'unknown';
      if (stronger(known, is) !== known) allergens[code] = [is, by];
    }
  };
  for (const { substance, certainty, hidden } of findings) {
    add(substance, certainty, hidden?.code ?? substance.name);
  }
  const seasoned = pieces.some((parts) => parts.some(isEaten) && !isPlain(parts));
  if (seasoned) {
    for (const substance of index.hidden.get(SEASONING) ?? []) add(substance, 'maybe', SEASONING);
  }
  const isBare = !seasoned && findings.every(({ substance }) => PLAIN.has(substance.name));
  return {
    allergens,
    otherAllergens: !isUnderstood ? 'unknown' : isBare ? 'absent' : 'unlikely',
  };
}

const ANIMAL: ReadonlySet<Allergen> = new Set([
  ...(['egg', 'milk', 'mackerel', 'crab', 'shrimp', 'pork', 'chicken'] as const),
  ...(['beef', 'squid', 'shellfish', 'fish'] as const),
]);

/**
 * Whether an allergen is in a dish. `no` only where its name was understood to the last letter, and the allergen is none
 * that kitchens commonly add unsaid; all else that was not found is `unknown`, which is never shown as safe.
 */
export function allergenOf(
  { allergens, otherAllergens, vegan }: DishAllergens & { vegan: string },
  code: Allergen,
): Presence {
  const found = allergens[code];
  if (found) return found[0];
  if (otherAllergens === 'unknown') return 'unknown';
  const isWithout =
    otherAllergens === 'absent' || RARELY_HIDDEN.has(code) || (vegan === 'yes' && ANIMAL.has(code));
  return isWithout ? 'no' : 'unknown';
}

/** {@link allergenOf} for every code. */
export function toAllergens(dish: DishAllergens & { vegan: string }): Record<Allergen, Presence> {
  // Made of `ALLERGENS`, so it has every code and no other.
  return Object.fromEntries(ALLERGENS.map((code) => [code, allergenOf(dish, code)])) as Record<
    Allergen,
    Presence
  >;
}
