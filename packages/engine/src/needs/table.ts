import type { Substance } from '../reading/lexicon';
import { MEATS } from '../reading/meats';
import type { Need, Verdict } from './need';

/** Verdict of a need on a substance; `ask`: it depends on how it came about. */
export type SubstanceVerdict = Exclude<Verdict, 'unknown'>;

/** As much of a substance as the table goes by. */
export type Ruled = Pick<Substance, 'origin' | 'meat' | 'alcohol'> & { name?: string };

/** Substance, `alcohol`, meat or origin -> verdict, the narrowest counts; what has no line may be eaten. */
type Row = Readonly<Partial<Record<string, SubstanceVerdict>>>;

/** The one place that says what a wish forbids. Wishes for meats and allergies make their rows themselves. */
const TABLE: Readonly<Record<'any' | 'strictVegan' | 'lactoOvo' | 'halal', Row>> = {
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
    fish: 'yes',
    seafood: 'yes',
    meat: 'ask',
    animal: 'ask',
  },
};

const forbid = (names: readonly string[]): Row =>
  Object.fromEntries(names.map((name) => [name, 'no']));

function toRow(need: Need): Row {
  switch (need.kind) {
    case 'meats':
      return forbid(MEATS.filter((meat) => !need.meats.includes(meat)));
    case 'allergy':
      return forbid(need.substances);
    case 'any':
    case 'strictVegan':
    case 'lactoOvo':
    case 'halal':
      return TABLE[need.kind];
  }
}

/** Makes the verdict of a need on substances: once for many of them. */
export function matchSubstances(need: Need): (substance: Ruled) => SubstanceVerdict {
  const row = toRow(need);
  return ({ name, alcohol, meat, origin }) =>
    (name === undefined ? undefined : row[name]) ??
    (alcohol ? row.alcohol : undefined) ??
    (meat === undefined ? undefined : row[meat]) ??
    row[origin] ??
    'yes';
}

/** True where a need forbids a substance outright. */
export function toForbidden(need: Need): (substance: Ruled) => boolean {
  const match = matchSubstances(need);
  return (substance) => match(substance) === 'no';
}
