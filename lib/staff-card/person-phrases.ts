import type { PhraseId } from './phrases';

/** A child or friend of the visitor, or someone at her table. */
export const OTHER_PERSONS = ['child', 'friend', 'table'] as const;
export type OtherPerson = (typeof OTHER_PERSONS)[number];

/** Person whom a card is about; `me` is the visitor. */
export const PERSONS = ['me', ...OTHER_PERSONS] as const;
export type Person = (typeof PERSONS)[number];

/** Sentences with a first person, for one other person. Her noun ends in a vowel. */
const toThirdPerson = (noun: '제 아이' | '제 친구') => ({
  allergic: `${noun}는 {nouns} 알레르기가 있습니다.`,
  emergency: `${noun}가 숨을 잘 못 쉬면 바로 119에 전화해 주십시오.`,
  strictVegan: `${noun}는 엄격한 채식주의자(비건)입니다.`,
  lactoOvo: `${noun}는 채식주의자입니다.`,
  halal: `${noun}는 돼지고기나 술이 들어간 음식을 먹지 않습니다.`,
  likes: `${noun}는 {meats}을/를 좋아합니다.`,
  meatsOnly: `${noun}는 고기, 생선, 해산물 중에서 {meats}만 먹습니다.`,
  meatsAll: `${noun}는 고기, 생선, 해산물을 모두 먹습니다.`,
  any: `${noun}는 가리는 음식이 없습니다.`,
  noFivePungent: `${noun}는 {foods} 같은 오신채를 먹지 않습니다.`,
  ask: `${noun}가 먹지 못하는 재료를 빼고 만들어 주실 수 있는 음식이 있습니까?`,
  askOf: `{dishes} 중에서 ${noun}가 먹지 못하는 재료를 빼고 만들어 주실 수 있는 음식이 있습니까?`,
});

/** Sentences of the card whose first person changes. */
export type PersonPhraseId = keyof ReturnType<typeof toThirdPerson>;

/** Korean of {@link PersonPhraseId} for others than the visitor; listed in `docs/staff-card.md`. */
export const PERSON_PHRASES: Readonly<
  Record<OtherPerson, Readonly<Record<PersonPhraseId & PhraseId, string>>>
> = {
  child: toThirdPerson('제 아이'),
  friend: toThirdPerson('제 친구'),
  table: {
    allergic: '저희 일행 중에 {nouns} 알레르기가 있는 사람이 있습니다.',
    emergency: '저희 일행이 숨을 잘 못 쉬면 바로 119에 전화해 주십시오.',
    strictVegan: '저희 일행 중에 엄격한 채식주의자(비건)가 있습니다.',
    lactoOvo: '저희 일행 중에 채식주의자가 있습니다.',
    halal: '저희 일행 중에 돼지고기나 술이 들어간 음식을 먹지 않는 사람이 있습니다.',
    likes: '저희 일행 중에 {meats}을/를 좋아하는 사람이 있습니다.',
    meatsOnly: '저희 일행 중에 고기, 생선, 해산물 가운데 {meats}만 먹는 사람이 있습니다.',
    meatsAll: '저희는 고기, 생선, 해산물을 모두 먹습니다.',
    any: '저희는 가리는 음식이 없습니다.',
    noFivePungent: '저희 일행 중에 {foods} 같은 오신채를 먹지 않는 사람이 있습니다.',
    ask: '저희 일행이 먹지 못하는 재료를 빼고 만들어 주실 수 있는 음식이 있습니까?',
    askOf:
      '{dishes} 중에서 저희 일행이 먹지 못하는 재료를 빼고 만들어 주실 수 있는 음식이 있습니까?',
  },
};

/** Korean of the food `anythingThatICannotEat` for others. */
export const PERSON_FOOD: Readonly<Record<OtherPerson, string>> = {
  child: '제 아이가 먹지 못하는 재료',
  friend: '제 친구가 먹지 못하는 재료',
  table: '저희 일행이 먹지 못하는 재료',
};

/** Sentences in which the translation names the person first. */
const STARTING: readonly PersonPhraseId[] = [
  ...(['allergic', 'strictVegan', 'lactoOvo', 'halal'] as const),
  ...(['likes', 'meatsAll', 'any', 'noFivePungent'] as const),
];

/** Key of the message that names the person in a translation. */
export function getPersonKey(person: OtherPerson, id: PersonPhraseId) {
  if (person === 'table' && (id === 'any' || id === 'meatsAll')) return 'start.everyone';
  return STARTING.includes(id) ? (`start.${person}` as const) : (`inside.${person}` as const);
}

/** True for a sentence whose first person changes. */
export const isPersonPhrase = (id: PhraseId): id is PersonPhraseId => id in PERSON_PHRASES.table;

/**
 * Sentences without a person in Korean whose translation has one: translated without it for others.
 */
const NEUTRAL = [
  ...(['ill', 'deadly', 'deadlyOf', 'beSure', 'hiddenAllergen', 'hiddenShort', 'contact'] as const),
  ...(['strictVeganAvoids', 'lactoOvoAvoids', 'ovoAvoids', 'lactoAvoids', 'canEat'] as const),
  ...(['meatsNot', 'except', 'noPungentKimchi'] as const),
] as const satisfies readonly PhraseId[];
export type NeutralPhraseId = (typeof NEUTRAL)[number];

/** True for a sentence whose translation drops the first person for others. */
export const isNeutralPhrase = (id: PhraseId): id is NeutralPhraseId =>
  NEUTRAL.some((each) => each === id);
