import type { Substance } from '../reading/lexicon';
import { MEATS } from '../reading/meats';
import type { Need } from './need';

/** What a need says of a substance; `ask`: it depends on how it came about. */
export type Ruling = 'allowed' | 'ask' | 'forbidden';

/** As much of a substance as the table goes by. */
export type Ruled = Pick<Substance, 'origin' | 'meat' | 'alcohol'> & { name?: string };

/** Substance, `alcohol`, meat or origin -> ruling, the narrowest counts; what has no line is allowed. */
type Row = Readonly<Partial<Record<string, Ruling>>>;

/** The one place that says what a wish forbids. Wishes for meats and allergies make their rows themselves. */
const TABLE: Readonly<Record<'any' | 'strictVegan' | 'lactoOvo' | 'halal', Row>> = {
  any: {},
  strictVegan: {
    meat: 'forbidden',
    animal: 'forbidden',
    egg: 'forbidden',
    dairy: 'forbidden',
    honey: 'forbidden',
  },
  lactoOvo: { meat: 'forbidden', animal: 'forbidden' },
  halal: {
    alcohol: 'forbidden',
    pork: 'forbidden',
    fish: 'allowed',
    seafood: 'allowed',
    meat: 'ask',
    animal: 'ask',
  },
};

const forbid = (names: readonly string[]): Row =>
  Object.fromEntries(names.map((name) => [name, 'forbidden']));

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

/** What a need says of every substance: made once for many of them. */
export function toRuling(need: Need): (substance: Ruled) => Ruling {
  const row = toRow(need);
  return ({ name, alcohol, meat, origin }) =>
    (name === undefined ? undefined : row[name]) ??
    (alcohol ? row.alcohol : undefined) ??
    (meat === undefined ? undefined : row[meat]) ??
    row[origin] ??
    'allowed';
}

/** Whether a need forbids a substance outright. */
export function toForbidden(need: Need): (substance: Ruled) => boolean {
  const ruling = toRuling(need);
  return (substance) => ruling(substance) === 'forbidden';
}
