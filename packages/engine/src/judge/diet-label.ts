import { toClaim } from '../menu/bracket-roles';
import type { Verdict } from '../needs/need';
import { toForbidden } from '../needs/table';
import { claimOf, claimsOf, saysMeatless } from '../reading/claims';
import type { LexiconIndex } from '../reading/index-lexicon';
import { segment } from '../reading/segment';
import { withPart } from './add-ingredient';
import { UNKNOWN_FOOD, type Classify, type DishFacts } from './dish-facts';
import { mapAllergens, weakest } from './merge-allergens';
import { toPossible } from './to-possible';

const forbiddenToVegans = toForbidden({ kind: 'strictVegan' });
const forbiddenToVegetarians = toForbidden({ kind: 'lactoOvo' });

/**
 * A name with the diet that its menu claims for it. The claim stands alone in its bracket, so that the name need not be
 * understood; it is to be asked about where the name itself speaks of an animal, milk, eggs, or takes the claim back.
 */
export function withLabels(
  index: LexiconIndex,
  name: string,
  labels: readonly string[],
  classify: Classify,
): DishFacts {
  const label = labels.map(toClaim).join(' ');
  const plain = classify(name);
  const parts = segment(index.findTerms, label);
  if (parts.some(({ entry }) => !claimOf(entry))) {
    return withPart(plain, classify(UNKNOWN_FOOD), plain, false);
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
const weakerOf = (plain: DishFacts, claimed: DishFacts): DishFacts => ({
  ...claimed,
  otherAllergens: weakest(claimed.otherAllergens, plain.otherAllergens),
});

/** Joins what the name of a dish holds with its label, which denies some of it; what both say is certain. */
function toDoubted(claimed: DishFacts, plain: DishFacts): DishFacts {
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
  plain: DishFacts,
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
