import { describe, expect, it } from '@jest/globals';
import { EMPTY_PROFILE, type DietProfile } from '@/lib/client-store/diet-profile';
import { LOCALES } from '@/lib/locales';
import { CardTable } from '@/lib/staff-card/card-table';
import { toMenuCard } from '@/lib/staff-card/table-card';
import { fillKoreanPhrase } from '@/lib/staff-card/fill-phrase';
import {
  OTHER_PERSONS,
  PHRASES,
  getKorean,
  isPersonPhrase,
  type OtherPerson,
  type PhraseId,
} from '@/lib/staff-card/phrases';
import { createSay } from '@/lib/staff-card/staff-card';
import { translatorOf } from '../../helpers/translator';
import { ALL_CHOICES, toStaffCard } from './all-cards';

/** First person in Korean: 저 and 제 with a particle, or 제 before a noun of the visitor's own. */
const FIRST_PERSON = /(?:^|\s)(?:저|제)(?:는|가|를|도|의|게|한테)?(?=\s)(?! (?:아이|친구)[는가])/;

/** First person in translations, beside the nouns of the persons. */
const TRANSLATED_FIRST_PERSON = {
  en: /\b(?:I|I’m|I’d|me|my (?!child|friend))\b/i,
  ja: /私(?!たち)|僕/,
  'zh-Hans': /我(?!的孩子|的朋友|们这桌)/,
  'zh-Hant': /我(?!的孩子|的朋友|們這桌)/,
} as const;
/** Thanks and the question of a guest who is alone: of the speaker, whomever the card is about. */
const OF_THE_SPEAKER: readonly PhraseId[] = ['point', 'askForOne'];

const ids = Object.keys(PHRASES) as PhraseId[];
const choices = ALL_CHOICES.filter((_choice, index) => index % 20 === 0);
const slotsOf = (ko: string) => [...ko.matchAll(/\{\w+\}/g)].map(([slot]) => slot).sort();

describe.each(OTHER_PERSONS)('a card for %s', (person) => {
  it.each(ids.filter((id) => FIRST_PERSON.test(PHRASES[id].ko)))('changes %s', (id) => {
    expect(isPersonPhrase(id)).toBe(true);
  });

  it.each(ids.filter(isPersonPhrase))('names the person in %s', (id) => {
    const ko = getKorean(id, person);
    expect(ko).not.toMatch(FIRST_PERSON);
    expect(ko).toMatch({ child: /제 아이/, friend: /제 친구/, table: /저희/ }[person]);
    expect(slotsOf(ko)).toEqual(slotsOf(PHRASES[id].ko));
  });

  it('has no first person in Korean', () => {
    const faults = choices
      .flatMap(
        (choice) => toStaffCard(translatorOf('en', 'card'), choice, [], true, person).sentences,
      )
      .filter(({ ko }) => FIRST_PERSON.test(ko));
    expect(faults).toEqual([]);
  });

  it.each(LOCALES)('has none in %s', (locale) => {
    const faults = choices
      .flatMap(
        (choice) => toStaffCard(translatorOf(locale, 'card'), choice, [], false, person).sentences,
      )
      .filter(({ id }) => !OF_THE_SPEAKER.includes(id))
      .filter(({ translation }) => TRANSLATED_FIRST_PERSON[locale].test(translation))
      .map(({ translation }) => translation);
    expect([...new Set(faults)]).toEqual([]);
  });

  it('has a food of its own in questions', () => {
    const say = createSay(translatorOf('en', 'card'), person);
    const { ko, translation } = say('askIn', {
      dish: [{ ko: '잡탕', en: 'this' }],
      foods: ['anythingThatICannotEat'],
    });
    expect(ko).not.toMatch(FIRST_PERSON);
    expect(translation).not.toMatch(TRANSLATED_FIRST_PERSON.en);
  });
});

describe('a card for the visitor', () => {
  it('is the reviewed one, byte for byte', () => {
    const profile: DietProfile = { ...EMPTY_PROFILE, allergies: ['peanut'], severe: ['peanut'] };
    const t = translatorOf('en', 'card');
    expect(toStaffCard(t, profile, [], false, 'me')).toEqual(toStaffCard(t, profile));
    for (const id of ids.filter((each) => slotsOf(PHRASES[each].ko).length === 0)) {
      expect(fillKoreanPhrase(id)).toBe(PHRASES[id].ko);
      expect(fillKoreanPhrase(id, {}, 'me')).toBe(PHRASES[id].ko);
    }
    const table = CardTable.from({ profile, guests: [], preference: null });
    expect(toMenuCard(t, table, []).people[0]?.allergies[0]?.ko).toBe(
      '저는 땅콩 알레르기가 있습니다.',
    );
  });
});

it('speaks of each person', () => {
  const t = translatorOf('en', 'card');
  const profile: DietProfile = { ...EMPTY_PROFILE, wish: { kind: 'lactoOvo' }, allergies: ['egg'] };
  const texts = (person: OtherPerson) => {
    const { allergies, diet } = toStaffCard(t, profile, [], false, person);
    return [allergies[0], diet[0]].map((sentence) => [sentence?.ko, sentence?.translation]);
  };
  expect(texts('child')).toEqual([
    ['제 아이는 계란 알레르기가 있습니다.', 'My child is allergic to eggs.'],
    ['제 아이는 채식주의자입니다.', 'My child is a vegetarian.'],
  ]);
  expect(texts('table')).toEqual([
    [
      '저희 일행 중에 계란 알레르기가 있는 사람이 있습니다.',
      'Someone at our table is allergic to eggs.',
    ],
    ['저희 일행 중에 채식주의자가 있습니다.', 'Someone at our table is a vegetarian.'],
  ]);
});
