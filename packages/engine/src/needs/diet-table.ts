import type { Substance } from '../segmentation/lexicon';
import { MEATS } from '../segmentation/meats';
import type { Need, Verdict } from './need';

/** Verdict on a substance; `ask`: depends on its origin or preparation. */
export type SubstanceVerdict = Exclude<Verdict, 'unknown'>;

/** Fields of a substance that the table uses. */
export type SubstanceKind = Pick<Substance, 'origin' | 'meat' | 'alcohol'> & { name?: string };

/**
 * Verdict by substance, `alcohol`, meat or origin, the most specific first; a missing entry is
 * allowed.
 */
type DietRow = Readonly<Partial<Record<string, SubstanceVerdict>>>;

/**
 * Verdicts of each diet: the only place that says what a preference forbids. Meats and allergies
 * build their rows.
 */
const DIET_TABLE: Readonly<Record<'any' | 'strictVegan' | 'lactoOvo' | 'halal', DietRow>> = {
  any: {},
  strictVegan: {
    meat: 'no',
    animal: 'no',
    egg: 'no',
    dairy: 'no',
    honey: 'no',
  },
  lactoOvo: { meat: 'no', animal: 'no' },
  halal: {
    alcohol: 'no',
    pork: 'no',
    blood: 'no',
    fish: 'yes',
    seafood: 'yes',
    meat: 'ask',
    animal: 'ask',
  },
};

const toForbiddenRow = (names: readonly string[]): DietRow =>
  Object.fromEntries(names.map((name) => [name, 'no']));

function toDietRow(need: Need): DietRow {
  switch (need.kind) {
    case 'meats':
      return toForbiddenRow(MEATS.filter((meat) => !need.meats.includes(meat)));
    case 'allergy':
      return toForbiddenRow(need.substances);
    case 'any':
    case 'strictVegan':
    case 'lactoOvo':
    case 'halal':
      return DIET_TABLE[need.kind];
  }
}

/**
 * Creates the verdict of a need on substances; create once for many of them.
 *
 * @example
 * const match = createSubstanceMatcher({ kind: 'halal' })
 * match({ origin: 'meat', meat: 'beef' }) // => 'ask'
 * match({ origin: 'meat', meat: 'pork' }) // => 'no'
 */
export function createSubstanceMatcher(need: Need): (substance: SubstanceKind) => SubstanceVerdict {
  const row = toDietRow(need);
  return ({ name, alcohol, meat, origin }) =>
    (name === undefined ? undefined : row[name]) ??
    (alcohol ? row.alcohol : undefined) ??
    (meat === undefined ? undefined : row[meat]) ??
    row[origin] ??
    'yes';
}

/**
 * Creates a test for substances that a need forbids outright.
 *
 * @example
 * createForbiddenMatcher({ kind: 'lactoOvo' })({ origin: 'egg' }) // => false
 */
export function createForbiddenMatcher(need: Need): (substance: SubstanceKind) => boolean {
  const match = createSubstanceMatcher(need);
  return (substance) => match(substance) === 'no';
}
