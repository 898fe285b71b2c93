import type { Bracket } from './dish-name';

/** Dish under construction: its words and the text around them. */
export interface DishDraft {
  words: string;
  notes: string[];
  /** Brackets that belong to the dish: "(우유 포함)". */
  brackets: string[];
  /** Details outside brackets: "토마토", "바질" after "마르게리타:". */
  details: string[];
  /** Dishes named in a bracket after a category: "한식(설렁탕,수육)". */
  listedDishes: string[];
}

/** Length of text before a bracket that is checked for a category. */
export const MAX_CATEGORY_LENGTH = 60;

export const createDraft = (): DishDraft => ({
  words: '',
  notes: [],
  brackets: [],
  details: [],
  listedDishes: [],
});
export const isEmptyDraft = (draft: DishDraft): boolean =>
  draft.words === '' && draft.listedDishes.length === 0;

/** Parts of a bracket that are no food: portion, price, remark. */
export const toNotes = (parts: Bracket['parts']): string[] =>
  parts.flatMap(({ role, text }) =>
    role === 'portion' || role === 'price' || role === 'remark' ? [text] : [],
  );
