import type { PersonNeeds, Preference } from '@kioot/engine/needs';

/**
 * Needs of everyone at a table without names, in memory, in storage and on the wire of `/api/search`:
 * of the visitor, and of the people who eat with the visitor. Restrictions are never sent to a tourism
 * backend (decision 0080).
 */
export interface TableNeeds extends PersonNeeds {
  /** Missing for a visitor who eats alone. */
  others?: readonly PersonNeeds[] | undefined;
}

/** Most people at a table, the visitor included. */
export const MAX_PEOPLE = 6;

/** False for a person who eats anything. */
export const hasNeeds = ({ need, profile }: PersonNeeds): boolean =>
  need.kind !== 'any' || profile !== undefined;

/** Everyone at a table, the visitor first. */
export const toPeople = ({
  need,
  profile,
  others = [],
}: TableNeeds): [PersonNeeds, ...PersonNeeds[]] => [{ need, profile }, ...others];

/** Preferences that are a name alone. */
export const DIETS = ['any', 'halal', 'strictVegan', 'lactoOvo'] as const;

/** Codes of the classes of vegetarian food between the two diets. */
export const VEGETARIAN_CLASS_CODES = ['ovo', 'lacto'] as const;

/**
 * True for a preference with an API call of its own that responds in English (specification section
 * 7).
 */
export const isVeganPreference = (
  need: Preference,
): need is Extract<Preference, { kind: 'strictVegan' | 'lactoOvo' }> =>
  need.kind === 'strictVegan' || need.kind === 'lactoOvo';
