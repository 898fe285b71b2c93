import phrases from '@/content/staff-phrases.json';

/** Sentence for the staff; its translation is the message of the same key. */
export interface Phrase {
  ko: string;
  /** True for a negative sentence, whose lists end in "or" in translation. */
  isDenial?: boolean;
  /** Lists end in "or" in Korean as well. */
  isAnyOf?: boolean;
  /** Foods of the sentence itself, set bold as those of its slots are. */
  nouns?: readonly string[];
}

/**
 * All sentences of the card. `{name}` is a list of foods; a pair of particles after it (은/는, 을/를,
 * 이/가) agrees with the last letter of the list. Each one is reviewed in `docs/staff-card.md`.
 */
export const PHRASES: Readonly<Record<keyof typeof phrases, Phrase>> = phrases;
export type PhraseId = keyof typeof PHRASES;

/** Answers to point at, by question. */
export const ANSWERS = {
  askHalal: ['halalYes', 'halalNo', 'kitchen'],
  ask: ['yes', 'no', 'kitchen'],
  askOf: ['yes', 'no', 'kitchen'],
  askForOne: ['forOneYes', 'forOneNo', 'kitchen'],
  askIn: ['isIn', 'isNotIn', 'isUnknown'],
  askInAlso: ['isIn', 'isNotIn', 'isUnknown'],
} as const satisfies Partial<Record<PhraseId, readonly PhraseId[]>>;
