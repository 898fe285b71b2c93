import type { Substance } from '../segmentation/lexicon';
import { MEATS } from '../segmentation/meats';
import type { Preference, Verdict } from './need';

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
 * Verdicts of each diet: the only place that says what a preference forbids. Meats build
 * their row.
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

const toDietRow = (preference: Preference): DietRow =>
  preference.kind === 'meats'
    ? Object.fromEntries(
        MEATS.filter((meat) => !preference.meats.includes(meat)).map((meat) => [meat, 'no']),
      )
    : DIET_TABLE[preference.kind];

/**
 * Creates the verdict of a preference on substances; create once for many of them.
 *
 * @example
 * const match = createSubstanceMatcher({ kind: 'halal' })
 * match({ origin: 'meat', meat: 'beef' }) // => 'ask'
 * match({ origin: 'meat', meat: 'pork' }) // => 'no'
 */
export function createSubstanceMatcher(
  preference: Preference,
): (substance: SubstanceKind) => SubstanceVerdict {
  const row = toDietRow(preference);
  return ({ name, alcohol, meat, origin }) =>
    (name === undefined ? undefined : row[name]) ??
    (alcohol ? row.alcohol : undefined) ??
    (meat === undefined ? undefined : row[meat]) ??
    row[origin] ??
    'yes';
}

/**
 * Creates a test for substances that a preference forbids outright.
 *
 * @example
 * createForbiddenMatcher({ kind: 'lactoOvo' })({ origin: 'egg' }) // => false
 */
export function createForbiddenMatcher(
  preference: Preference,
): (substance: SubstanceKind) => boolean {
  const match = createSubstanceMatcher(preference);
  return (substance) => match(substance) === 'no';
}
