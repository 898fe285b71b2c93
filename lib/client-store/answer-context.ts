import {
  MEATS,
  createForbiddenMatcher,
  resolveVegetarianClass,
  type DietaryRestrictions,
  type Meat,
  type Preference,
} from '@kioot/engine/needs';

/** Visitor for whom answers of staff are applied. */
export interface AnswerContext {
  /** True for a code that the visitor must not eat. */
  forbids: (code: string) => boolean;
  /** With a severe allergy an answer informs and settles nothing. */
  isSevere: boolean;
  /** True where dishes are asked about for restrictions alone, so that all is asked that is open. */
  isRestrictionOnly: boolean;
  nowMs: number;
}

type SubstanceKind = Parameters<ReturnType<typeof createForbiddenMatcher>>[0];

/** Substances that are no meat of the form, by the meat that they count as. */
const MEAT_BY_CODE: Readonly<Record<string, Meat>> = {
  ...{ anchovy: 'fish', mackerel: 'fish' },
  ...{ shrimp: 'seafood', crab: 'seafood', lobster: 'seafood' },
  ...{ squid: 'seafood', octopus: 'seafood', shellfish: 'seafood' },
  ...Object.fromEntries(MEATS.map((meat) => [meat, meat])),
};

const KIND_BY_CODE: Readonly<Record<string, SubstanceKind>> = {
  ...{ meat: { origin: 'meat' }, game: { origin: 'meat' } },
  ...{ insect: { origin: 'animal' }, gelatin: { origin: 'animal' } },
  ...{ egg: { origin: 'egg' }, dairy: { origin: 'dairy' }, milk: { origin: 'dairy' } },
  ...{ honey: { origin: 'honey' }, alcohol: { origin: 'plant', alcohol: true } },
};

/** Allergens that a substance contains beside one of its own name. */
const ALLERGEN_BY_CODE: Readonly<Record<string, string>> = {
  anchovy: 'fish',
  mackerel: 'fish',
  dairy: 'milk',
};

function toKind(code: string): SubstanceKind {
  const meat = MEAT_BY_CODE[code];
  return meat ? { origin: 'meat', meat } : (KIND_BY_CODE[code] ?? { origin: 'plant' });
}

/**
 * Context of a visitor at an instant.
 * @example
 * createAnswerContext({ kind: 'lactoOvo' }, { allergies: [] }, 0).forbids('anchovy'); // => true
 */
export function createAnswerContext(
  need: Preference,
  avoided: DietaryRestrictions,
  nowMs: number,
): AnswerContext {
  const { preference, restrictions } = resolveVegetarianClass(need, avoided);
  const isForbidden = createForbiddenMatcher(preference);
  const { allergies, severe = [], otherSevere, notSpicy, noFivePungent } = restrictions;
  const codes: ReadonlySet<string> = new Set([
    ...allergies,
    ...(notSpicy ? ['spicy'] : []),
    ...(noFivePungent ? ['pungent'] : []),
  ]);
  return {
    forbids: (code) =>
      isForbidden(toKind(code)) || codes.has(code) || codes.has(ALLERGEN_BY_CODE[code] ?? code),
    isSevere: severe.length > 0 || otherSevere === true,
    isRestrictionOnly: preference.kind === 'any',
    nowMs,
  };
}
