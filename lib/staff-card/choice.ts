import type { Preference } from '../engine';
import { MEATS } from '../engine/reading/meats';

/** The allergens a visitor can tick, in the order of the form. */
export const ALLERGENS = [
  'shellfish',
  'peanut',
  'treeNut',
  'wheat',
  'soy',
  'sesame',
  'egg',
  'milk',
  'buckwheat',
  'peach',
] as const;
export type Allergen = (typeof ALLERGENS)[number];

/** What a card is made from. No preference yet is not the same as one that allows everything. */
export interface CardChoice {
  preference: Preference | null;
  allergens: readonly Allergen[];
}

/** What the phone keeps: the choice, and which answers of the wizard it was last filled from. */
export interface StoredChoice extends CardChoice {
  /** Names those answers; '' when the card was filled in on its own. */
  filledFrom: string;
}

/** What the wizard has to offer a card: a preference, under a name that changes with every search. */
export interface WizardAnswer {
  preference: Preference;
  name: string;
}

export const EMPTY_CHOICE: StoredChoice = { preference: null, allergens: [], filledFrom: '' };

/*
 * Read by hand, not with zod: the schemas would be most of what this screen sends to a phone, for a choice that we
 * wrote ourselves.
 */

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function pickKnown<Item>(value: unknown, all: readonly Item[]): Item[] {
  const stored: unknown[] = Array.isArray(value) ? value : [];
  return all.filter((item) => stored.includes(item));
}

function parsePreference(value: unknown): Preference | null {
  if (!isRecord(value)) return null;
  switch (value.kind) {
    case 'any':
    case 'strictVegan':
    case 'lactoOvo':
    case 'halal':
      return { kind: value.kind };
    case 'meats':
      return { kind: 'meats', meats: pickKnown(value.meats, MEATS) };
    default:
      return null;
  }
}

/** The choice in a stored value, as far as it is one of ours; what is not known any more is left out. */
export function parseStoredChoice(value: unknown): StoredChoice {
  if (!isRecord(value)) return EMPTY_CHOICE;
  return {
    preference: parsePreference(value.preference),
    allergens: pickKnown(value.allergens, ALLERGENS),
    filledFrom: typeof value.filledFrom === 'string' ? value.filledFrom : '',
  };
}

/**
 * The choice to show. Answers of the wizard that the card has not seen yet set its preference; from then on the
 * card's own changes count. Allergies are the card's alone, so they stay.
 */
export function prefillChoice(stored: StoredChoice, wizard: WizardAnswer | null): StoredChoice {
  if (!wizard || wizard.name === stored.filledFrom) return stored;
  return { ...stored, preference: wizard.preference, filledFrom: wizard.name };
}

/** Whether the choice says enough for a card: a preference (with a meat, if it is one of meats) or an allergy. */
export function isCardReady({ preference, allergens }: CardChoice): boolean {
  if (preference === null) return allergens.length > 0;
  return preference.kind !== 'meats' || preference.meats.length > 0;
}

/** The list with `item` added or taken out, in the order of `all`. */
export function toggle<Item>(all: readonly Item[], chosen: readonly Item[], item: Item): Item[] {
  return all.filter((each) => (each === item ? !chosen.includes(each) : chosen.includes(each)));
}
