import { ALLERGENS, type Allergen } from '../needs/allergens';
import type { Verdict } from '../needs/need';
import type { LexiconIndex } from '../reading/index-lexicon';
import { stronger, type Presence } from '../reading/presence';
import type { Part } from '../reading/segment';
import { PRINTED_FREE, getPrintedFree } from './printed-free';
import { isDrink, type Finding } from './rules/rule';

/**
 * That an allergen is in a dish, and what brings it: a substance or hidden ingredient of the lexicon, or the word that
 * names the dish's family. `no`: the menu itself says so.
 */
export type AllergenFinding = readonly [is: 'yes' | 'maybe' | 'no', by: string];

/** What is known of a dish for allergies: read it with {@link allergenOf}. */
export interface DishAllergens {
  /** What is or may be in the dish, and what the menu says is not. */
  allergens: Readonly<Partial<Record<Allergen, AllergenFinding>>>;
  /**
   * All others, by the families of the dish. `absent`: the dish is nothing but its name (an orange, black coffee).
   * `unlikely`: a kind of dish to which nobody adds {@link RARELY_HIDDEN} (soups). `unknown`: no reason to say either.
   */
  otherAllergens: 'absent' | 'unlikely' | 'unknown';
}

/** Allergens that some families of dishes have only where their name says so (decision 0166). */
const RARELY_HIDDEN: ReadonlySet<Allergen> = new Set([
  ...(['buckwheat', 'peanut', 'mackerel', 'peach', 'walnut', 'pine-nut', 'tree-nut'] as const),
]);

const MEATS: ReadonlySet<Allergen> = new Set([
  ...(['pork', 'chicken', 'beef', 'fish', 'mackerel'] as const),
  ...(['crab', 'shrimp', 'squid', 'shellfish'] as const),
]);
const ANIMAL: ReadonlySet<Allergen> = new Set([...MEATS, 'egg', 'milk']);
const NONE: ReadonlySet<Allergen> = new Set();

/** The code of what goes into nearly everything that is cooked. */
export const SEASONING = 'seasoning';

/** What is neither cooked nor seasoned when it stands alone. */
const PLAIN: ReadonlySet<string> = new Set(['fruit', 'peach', 'drink', 'alcohol', 'honey']);

/** A part that is food or a way of cooking it. */
export const isEaten = ({ entry }: Part): boolean =>
  entry !== null && entry.kind !== 'word' && (entry.kind !== 'claim' || entry.has.length > 0);

/** A drink, fruit or a bowl of rice. */
export function isPlain(parts: readonly Part[]): boolean {
  const eaten = parts.filter(isEaten);
  if (isDrink(eaten.at(-1)?.entry)) return true;
  return (
    eaten.length > 0 &&
    eaten.every(
      ({ entry }) =>
        entry?.claim === 'side' || entry?.has.every(({ substance }) => PLAIN.has(substance)),
    )
  );
}

/** A neutral word counts as a whole (비엔나, but not 태국), letters that nothing explains by more than a chance ending. */
function familyOf(index: LexiconIndex, part: Part): ReturnType<LexiconIndex['findFamily']> {
  const known = index.findFamily(part.text);
  if (!known || isEaten(part)) return known;
  const isMeant = part.entry ? known.word === part.text : known.word.length > 1;
  return isMeant ? known : null;
}

const OTHERS = ['unknown', 'unlikely', 'absent'] as const;

/** The weakest reason of any piece: all of a piece for `absent`, what it is in the end (김치찌개) for `unlikely`. */
function toOthers(
  index: LexiconIndex,
  pieces: ReadonlyArray<readonly Part[]>,
  isBare: boolean,
): DishAllergens['otherAllergens'] {
  const reasons = pieces.map((parts) => {
    const eaten = parts.filter(isEaten).map(({ text }) => index.findFamily(text)?.family.others);
    const isAbsent = isBare && eaten.every((others) => others === 'absent');
    return eaten.at(-1) === undefined ? 0 : isAbsent ? 2 : 1;
  });
  return OTHERS[Math.min(...reasons)] ?? 'unknown';
}

/**
 * The allergens of a dish, from the findings that its verdicts come from and from the families of its parts. What is cooked
 * is seasoned, whatever it is called.
 */
export function judgeAllergens(
  index: LexiconIndex,
  pieces: ReadonlyArray<readonly Part[]>,
  findings: readonly Finding[],
  {
    isUnderstood,
    isVegan,
    vegan,
    lactoOvo,
  }: {
    isUnderstood: boolean;
    /** It calls itself so. */
    isVegan: boolean;
    vegan: Verdict;
    lactoOvo: Verdict;
  },
): DishAllergens {
  const allergens: Partial<Record<Allergen, AllergenFinding>> = {};
  // What the verdict excludes is not brought back by what such dishes may have.
  const denied = vegan === 'yes' ? ANIMAL : lactoOvo === 'yes' ? MEATS : NONE;
  const add = (code: Allergen, is: 'yes' | 'maybe', by: string) => {
    if (is === 'maybe' && denied.has(code)) return;
    const known = allergens[code]?.[0] ?? 'unknown';
    if (known === 'no') return;
    if (stronger(known, is) !== known) allergens[code] = [is, by];
  };
  for (const { substance, certainty, hidden } of findings) {
    for (const { code, certainty: own } of substance.allergens) {
      const is = certainty === 'yes' && own === 'yes' ? 'yes' : 'maybe';
      add(code, is, hidden?.code ?? substance.name);
    }
  }
  // An ingredient that the name spells out contradicts a print; one that such dishes may have does not.
  for (const { code, isWhole } of isUnderstood ? getPrintedFree(pieces) : []) {
    const known = allergens[code]?.[0];
    if (!known || (isWhole && known === 'maybe')) allergens[code] = ['no', PRINTED_FREE];
  }
  let isSeasoned = false;
  for (const parts of pieces) {
    const isAsItIs = isPlain(parts);
    if (!isAsItIs && parts.some(isEaten)) isSeasoned = true;
    for (const part of parts) {
      const known = familyOf(index, part);
      for (const code of known?.family.may ?? []) {
        // A drink with chocolate may have nuts on top, but no egg.
        if (!isAsItIs || RARELY_HIDDEN.has(code)) add(code, 'maybe', known?.word ?? '');
      }
    }
  }
  if (isSeasoned) {
    for (const substance of index.hidden.get(SEASONING) ?? []) {
      for (const { code } of substance.allergens) add(code, 'maybe', SEASONING);
    }
  }
  if (isVegan) for (const code of ANIMAL) allergens[code] ??= ['no', 'vegan'];
  const isBare =
    !isSeasoned &&
    findings.every(
      ({ substance, hidden, certainty }) =>
        PLAIN.has(substance.name) && !substance.alcohol && !hidden && certainty === 'yes',
    );
  return {
    allergens,
    otherAllergens: isUnderstood ? toOthers(index, pieces, isBare) : 'unknown',
  };
}

/**
 * Presence of an allergen in a dish. `no` only where the menu says so, or where the family of the dish is a reason (see
 * `otherAllergens`); all else that was not found is `unknown`, which is never shown as safe.
 */
export function allergenOf({ allergens, otherAllergens }: DishAllergens, code: Allergen): Presence {
  const found = allergens[code];
  if (found) return found[0];
  if (otherAllergens === 'unknown') return 'unknown';
  return otherAllergens === 'absent' || RARELY_HIDDEN.has(code) ? 'no' : 'unknown';
}

/** Whether a `no` of {@link allergenOf} is more than "as a rule": the menu says so, or nothing of it can be in there. */
export function isSurelyWithout(
  { allergens, otherAllergens }: DishAllergens,
  code: Allergen,
): boolean {
  const is = allergens[code]?.[0];
  return is === 'no' || (is === undefined && otherAllergens === 'absent');
}

/** {@link allergenOf} for every code. */
export function toAllergens(dish: DishAllergens): Record<Allergen, Presence> {
  // Made of `ALLERGENS`, so it has every code and no other.
  return Object.fromEntries(ALLERGENS.map((code) => [code, allergenOf(dish, code)])) as Record<
    Allergen,
    Presence
  >;
}
