import type { Bracket } from './dish-name';

/** A dish while it is being read: its words and what stood around them. */
export interface Draft {
  words: string;
  notes: string[];
  /** Brackets that belong to the dish: "(우유 포함)". */
  brackets: string[];
  /** Details that stand in no bracket: "토마토", "바질" behind "마르게리타:". */
  details: string[];
  /** Dishes named in a bracket after a category: "한식(설렁탕,수육)". */
  listed: string[];
}

/** A category in front of a bracket is short; longer texts are not looked at. */
export const MAX_HEAD_LENGTH = 60;

export const newDraft = (): Draft => ({
  words: '',
  notes: [],
  brackets: [],
  details: [],
  listed: [],
});
export const isEmpty = (draft: Draft): boolean => draft.words === '' && draft.listed.length === 0;

/** Parts of a bracket that are no food: a portion, a price, a remark. */
export const toNotes = (parts: Bracket['parts']): string[] =>
  parts.flatMap(({ role, text }) =>
    role === 'portion' || role === 'price' || role === 'remark' ? [text] : [],
  );
