import phrases from '@/content/staff-phrases.json';

/** A child or friend of the visitor, or someone at her table. */
export const OTHER_PERSONS = ['child', 'friend', 'table'] as const;
export type OtherPerson = (typeof OTHER_PERSONS)[number];

/** Person whom a card is about; `me` is the visitor. */
export const PERSONS = ['me', ...OTHER_PERSONS] as const;
export type Person = (typeof PERSONS)[number];

/** Other persons as the speaker names them. */
export const PERSON_NOUNS: Readonly<Record<OtherPerson, string>> = {
  child: '제 아이',
  friend: '제 친구',
  table: '저희 일행',
};

/** Sentence for the staff; its translation is the message of the same key. */
export interface Phrase {
  ko: string;
  /** With another first person: of a child or friend (`{who}`, whose noun ends in a vowel). */
  forOne?: string;
  /** The same of someone at the table. */
  forTable?: string;
  /** True where the translation of these names the person first. */
  startsWithPerson?: boolean;
  /** Without a person in Korean, with one in its translation, which is another one for others. */
  isNeutral?: boolean;
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

type IdWith<Field extends keyof Phrase> = {
  [Id in PhraseId]: Field extends keyof (typeof phrases)[Id] ? Id : never;
}[PhraseId];

/** Sentence whose first person changes. */
export type PersonPhraseId = IdWith<'forOne'>;

/** True for a sentence whose first person changes. */
export const isPersonPhrase = (id: PhraseId): id is PersonPhraseId => 'forOne' in PHRASES[id];

/** True for a sentence whose translation drops the first person for others. */
export const isNeutralPhrase = (id: PhraseId): id is IdWith<'isNeutral'> =>
  PHRASES[id].isNeutral === true;

/**
 * Korean of a sentence about a person, with its slots.
 * @example
 * getKorean('lactoOvo', 'child'); // => '제 아이는 채식주의자입니다.'
 */
export function getKorean(id: PhraseId, person: Person): string {
  const { ko, forOne = ko, forTable = ko } = PHRASES[id];
  if (person === 'me') return ko;
  return person === 'table' ? forTable : forOne.replace('{who}', PERSON_NOUNS[person]);
}

/** Key of the message that names the person in a translation. */
export function getPersonKey(person: OtherPerson, id: PersonPhraseId) {
  if (person === 'table' && (id === 'any' || id === 'meatsAll')) return 'start.everyone';
  return PHRASES[id].startsWithPerson
    ? (`start.${person}` as const)
    : (`inside.${person}` as const);
}

/** Answers to point at, by question. */
export const ANSWERS = {
  askHalal: ['halalYes', 'halalNo', 'kitchen'],
  ask: ['yes', 'no', 'kitchen'],
  askOf: ['yes', 'no', 'kitchen'],
  askForOne: ['forOneYes', 'forOneNo', 'kitchen'],
  askIn: ['isIn', 'isNotIn', 'isUnknown'],
  askInAlso: ['isIn', 'isNotIn', 'isUnknown'],
} as const satisfies Partial<Record<PhraseId, readonly PhraseId[]>>;
