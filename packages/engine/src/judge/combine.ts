/** The verdicts of a whole line of a menu: its name, its label, and everything in its brackets. */

import { toClaim } from '../menu/bracket-roles';
import type { DishLine } from '../menu/dish-line';
import type { Allergen } from '../needs/allergens';
import type { Verdict } from '../needs/need';
import { toForbidden } from '../needs/table';
import { claimOf, claimsOf, saysMeatless } from '../reading/claims';
import type { LexiconIndex } from '../reading/index-lexicon';
import type { Spice } from '../reading/lexicon';
import { MEATS, type Meat } from '../reading/meats';
import { stronger, type Presence } from '../reading/presence';
import { segment } from '../reading/segment';
import { SEASONING, type AllergenFinding, type DishAllergens } from './allergens';
import { isKnownDish } from './dish-match';
import type { DishDiet, HiddenIngredient, NameContext } from './dish-diet';
import { distinct } from './reason';

/** The name of a food that nobody knows. */
const UNKNOWN = '';

/** Classifies one name or one ingredient. */
type Classify = (name: string, context?: NameContext) => DishDiet;

/**
 * Verdicts of a line: those of its name with its label, and never milder for anything that its brackets name. An ingredient is in the
 * dish, an option may be, and what was not understood may be anything.
 */
export function combine(index: LexiconIndex, line: DishLine, classify: Classify): DishDiet {
  const { text, name, labels, ingredients, options, tastes, unread } = line;
  if (text === name) return classify(name);
  let dish = labels.length > 0 ? withLabels(index, name, labels, classify) : classify(name);
  const own = dish;
  for (const food of ingredients)
    dish = withPart(dish, classify(food, { isPart: true }), own, true);
  for (const food of options) dish = withPart(dish, classify(food, { isPart: true }), own, false);
  for (const taste of tastes) dish = { ...dish, spice: hotter(dish.spice, classify(taste).spice) };
  return unread.length > 0 ? withPart(dish, classify(UNKNOWN), own, false) : dish;
}

const forbiddenToVegans = toForbidden({ kind: 'strictVegan' });
const forbiddenToVegetarians = toForbidden({ kind: 'lactoOvo' });

/**
 * A name with the diet that its menu claims for it. The claim stands alone in its bracket, so that the name need not be
 * understood; it is to be asked about where the name itself speaks of an animal, milk, eggs, or takes the claim back.
 */
function withLabels(
  index: LexiconIndex,
  name: string,
  labels: readonly string[],
  classify: Classify,
): DishDiet {
  const label = labels.map(toClaim).join(' ');
  const plain = classify(name);
  const parts = segment(index.findTerms, label);
  if (parts.some(({ entry }) => !claimOf(entry))) {
    return withPart(plain, classify(UNKNOWN), plain, false);
  }
  const claims = claimsOf(parts);
  const isPromise =
    [...claims].some(saysMeatless) && [...claims].every(({ polarity }) => polarity === 'yes');
  if (!isPromise) return weakerOf(plain, classify(`${label} ${name}`));
  const claimed = classify(name, { label });
  const held = findHeld(index, name, plain);
  const verdictFor = (diet: 'vegan' | 'lactoOvo', isHeld: boolean): Verdict =>
    isHeld && claimed[diet] === 'yes' ? 'ask' : claimed[diet];
  if (held === 'nothing') return weakerOf(plain, claimed);
  return {
    ...toDoubted(claimed, plain),
    vegan: verdictFor('vegan', true),
    lactoOvo: verdictFor('lactoOvo', held === 'flesh'),
    otherAllergens: 'unknown',
  };
}

/** A claim promises of other allergens no more than the name. */
const weakerOf = (plain: DishDiet, claimed: DishDiet): DishDiet => ({
  ...claimed,
  otherAllergens: weakest(claimed.otherAllergens, plain.otherAllergens),
});

/** Joins what the name of a dish holds with its label, which denies some of it; what both say is certain. */
function toDoubted(claimed: DishDiet, plain: DishDiet): DishDiet {
  const possible = toPossible(plain);
  const agreed = mapAllergens(claimed.allergens, (finding) =>
    finding[0] === 'yes' ? finding : null,
  );
  return { ...possible, allergens: { ...possible.allergens, ...agreed } };
}

const NEGATOR = /아니|아닌|않|못|없|제외|빼|안 |\bnot?\b|\bnon\b|가능|옵션|선택/i;
/** Milk that is no ingredient but a drink. */
const MILK = /우유|밀크|요거트|요구르트|milk|yogh?urt/i;

/**
 * Food that the name of a dish with a label speaks of outright: 치킨버거 of chicken, 치즈케이크 of cheese, but 케이크 of neither. A negator
 * counts as flesh: nobody knows what it takes back.
 */
function findHeld(
  index: LexiconIndex,
  name: string,
  plain: DishDiet,
): 'flesh' | 'other' | 'nothing' {
  if (NEGATOR.test(name)) return 'flesh';
  let held: 'other' | 'nothing' = MILK.test(name) ? 'other' : 'nothing';
  for (const { text, entry } of segment(index.findTerms, name)) {
    const brought = (entry?.has ?? []).filter(
      ({ substance, certainty }) => certainty === 'yes' && plain.contains.includes(substance),
    );
    const substances = brought.flatMap(({ substance }) => index.substances.get(substance) ?? []);
    if (!substances.some(forbiddenToVegans) || !namesFood(index, text)) continue;
    if (substances.some(forbiddenToVegetarians)) return 'flesh';
    held = 'other';
  }
  return held;
}

/** True where an ingredient of animals stands in a word: 치킨 in 치킨버거. */
function namesFood({ findTerms, substances }: LexiconIndex, text: string): boolean {
  let isNamed = false;
  for (let at = 0; at < text.length && !isNamed; at += 1) {
    findTerms(text, at, ({ kind, has }) => {
      if (kind !== 'ingredient') return;
      isNamed ||= has.some(({ substance, certainty }) => {
        const found = substances.get(substance);
        return certainty === 'yes' && found !== undefined && forbiddenToVegans(found);
      });
    });
  }
  return isNamed;
}

/** Turns what is certain into what is possible, since a claim stands against it. */
function toPossible(dish: DishDiet): DishDiet {
  const { mainMeats, possibleMainMeats, meats, egg, dairy, allergens } = dish;
  const possible = { ...dish };
  delete possible.isEither;
  return {
    ...possible,
    mainMeats: [],
    possibleMainMeats: MEATS.filter(
      (meat) => mainMeats.includes(meat) || possibleMainMeats.includes(meat),
    ),
    meats: toMeats((meat) => atMostMaybe(meats[meat])),
    egg: atMostMaybe(egg),
    dairy: atMostMaybe(dairy),
    allergens: mapAllergens(allergens, ([is, by]) => [is === 'yes' ? 'maybe' : is, by]),
  };
}

/**
 * A dish with something in it, or possibly on it, that its bracket names. What is in it makes it what it is only where its
 * `own` name has no meat.
 */
function withPart(
  dish: DishDiet,
  food: DishDiet,
  own: Pick<DishDiet, 'mainMeats' | 'vegan' | 'lactoOvo'>,
  isCertain: boolean,
): DishDiet {
  const part = isCertain ? food : toPossible(food);
  const isContradicted = part.vegan !== 'yes' && Object.values(dish.allergens).some(isClaimed);
  // Beside what nobody knows no promise holds, nor does a claim whose own bracket contradicts it.
  const isSure = !isContradicted && MEATS.every((meat) => part.meats[meat] !== 'unknown');
  const add = (known: Presence, brought: Presence): Presence => {
    const presence = stronger(known, brought);
    return presence === 'no' && !isSure ? 'unknown' : presence;
  };
  const isOpen = own.mainMeats.length === 0;
  const unite = (one: readonly Meat[], other: readonly Meat[]): readonly Meat[] =>
    isOpen ? MEATS.filter((meat) => one.includes(meat) || other.includes(meat)) : one;
  const mainMeats = unite(dish.mainMeats, part.mainMeats);
  const possible = unite(dish.possibleMainMeats, part.possibleMainMeats);
  const { isEither, ...rest } = dish;
  return {
    ...rest,
    ...(isEither && mainMeats.length === 0 ? { isEither } : {}),
    mainMeats,
    possibleMainMeats: possible.filter((meat) => !mainMeats.includes(meat)),
    meats: toMeats((meat) => add(dish.meats[meat], part.meats[meat])),
    egg: add(dish.egg, part.egg),
    dairy: add(dish.dairy, part.dairy),
    alcohol: add(dish.alcohol, part.alcohol),
    vegan: harder(dish.vegan, part.vegan, isCertain),
    lactoOvo: harder(dish.lactoOvo, part.lactoOvo, isCertain),
    contains: [...new Set([...dish.contains, ...part.contains])],
    hidden: uniteHidden(dish.hidden, part.hidden),
    allergens: withAllergens(dish.allergens, part, isSure, isKnownDish(own)),
    otherAllergens: weakest(dish.otherAllergens, isSure ? part.otherAllergens : 'unknown'),
    spice: hotter(dish.spice, part.spice),
    pungent: toPungent(dish, part, isCertain),
    because: distinct([...dish.because, ...part.because]),
  };
}

const isClaimed = ([is]: AllergenFinding): boolean => is === 'no';

const orAsk = (verdict: Verdict): Verdict => (verdict === 'yes' ? 'ask' : verdict);
const atMostMaybe = (presence: Presence): Presence => (presence === 'yes' ? 'maybe' : presence);

/** Verdict beside an ingredient: one that is certain decides; a possible or unread one only takes a promise back. */
function harder(dish: Verdict, part: Verdict, isCertain: boolean): Verdict {
  if (part === 'no' && isCertain) return 'no';
  return part === 'yes' ? dish : orAsk(dish);
}

// The keys of a table made of all meats.
const toMeats = (presenceOf: (meat: Meat) => Presence): Record<Meat, Presence> =>
  Object.fromEntries(MEATS.map((meat) => [meat, presenceOf(meat)])) as Record<Meat, Presence>;

type Allergens = DishAllergens['allergens'];

function mapAllergens(
  allergens: Allergens,
  change: (finding: AllergenFinding, code: Allergen) => AllergenFinding | null,
): Allergens {
  const changed: Partial<Record<Allergen, AllergenFinding>> = {};
  // The keys of the table, which `Object.entries` forgets.
  for (const [code, finding] of Object.entries(allergens) as [Allergen, AllergenFinding][]) {
    const found = change(finding, code);
    if (found) changed[code] = found;
  }
  return changed;
}

function withAllergens(
  known: Allergens,
  { allergens }: DishDiet,
  isSure: boolean,
  isSeasoned: boolean,
): Allergens {
  const kept = mapAllergens(known, (finding) => (isSure || !isClaimed(finding) ? finding : null));
  const added = mapAllergens(allergens, (finding, code) => {
    const [is, by] = finding;
    const before = kept[code]?.[0] ?? 'no';
    // The kitchen's seasoning is that of the dish, and no ingredient brings it a second time.
    const isLess = isClaimed(finding) || (by === SEASONING && isSeasoned);
    return !isLess && stronger(before, is) !== before ? finding : null;
  });
  return { ...kept, ...added };
}

const WEAKEST_FIRST = ['unknown', 'unlikely', 'absent'] as const;
const weakest = (
  ...others: readonly DishAllergens['otherAllergens'][]
): DishAllergens['otherAllergens'] =>
  WEAKEST_FIRST.find((each) => others.includes(each)) ?? 'unknown';

const LEVELS: readonly Spice[] = ['none', 'mild', 'unknown', 'hot', 'very-hot'];
const hotter = (one: Spice, other: Spice): Spice =>
  LEVELS.indexOf(one) >= LEVELS.indexOf(other) ? one : other;

function uniteHidden(
  one: readonly HiddenIngredient[],
  other: readonly HiddenIngredient[],
): readonly HiddenIngredient[] {
  const byCode = new Map(one.map((each) => [each.code, each]));
  for (const each of other) {
    if (byCode.get(each.code)?.certainty !== 'often') byCode.set(each.code, each);
  }
  return [...byCode.values()];
}

/** "오신채 없음" speaks for the whole dish. */
const DENIES_PUNGENT = /오신채/;

function toPungent(dish: DishDiet, part: DishDiet, isCertain: boolean): 'yes' | 'no' | undefined {
  if (dish.pungent === 'yes' || part.pungent === 'yes') return 'yes';
  if (isCertain && part.pungent === 'no' && DENIES_PUNGENT.test(part.dish)) return 'no';
  return dish.pungent === 'no' && part.pungent === 'no' ? 'no' : undefined;
}

const NOTHING_KNOWN = { mainMeats: [], vegan: 'unknown', lactoOvo: 'unknown' } as const;

/** Several dishes of one text as one: no milder than any of them. */
export function combineDishes(first: DishDiet, others: readonly DishDiet[]): DishDiet {
  // Freedom of one dish from an allergen says nothing of the next.
  const toOpen = (dish: DishDiet): DishDiet => ({
    ...dish,
    allergens: mapAllergens(dish.allergens, (finding) => (isClaimed(finding) ? null : finding)),
  });
  return others.reduce((dish, other) => withPart(toOpen(dish), other, NOTHING_KNOWN, true), first);
}
