/** @jest-environment jsdom */
import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Meat } from '@kioot/engine/needs';
import fc from 'fast-check';
import { createStore } from 'jotai';
import { getArea } from '@/lib/areas';
import { EMPTY_PROFILE, type DietProfile } from '@/lib/client-store/diet-profile';
import { createPerson, toPersonNeeds } from '@/lib/client-store/party';
import { storeResultsAtom } from '@/lib/client-store/result-atoms';
import { LOCALES } from '@/lib/locales';
import { toOrderCard } from '@/lib/order/order-card';
import { sessionAtom } from '@/lib/session/session-atoms';
import { CardTable, cardTableAtom } from '@/lib/staff-card/card-table';
import { ALLERGEN_FOODS, FOODS } from '@/lib/staff-card/foods';
import { toMenuCard, getTableSentences, toTableCard } from '@/lib/staff-card/table-card';
import { prefillCardAtom, prefillCardFromPageAtom } from '@/lib/staff-card/prefill-atoms';
import type { Sentence } from '@/lib/staff-card/staff-card';
import { translatorOf } from '../../helpers/translator';
import { toRuns } from '../../helpers/sample';
import { storeParty, storeProfile } from '../../helpers/store-profile';
import { isCardReady, toggle } from '@/lib/staff-card/card-choices';
import { cardBackPathAtom, cardOriginAtom } from '@/lib/staff-card/card-atoms';

const VEGAN: DietProfile = { ...EMPTY_PROFILE, wish: { kind: 'strictVegan' } };
const ANYTHING: DietProfile = { ...EMPTY_PROFILE, wish: { kind: 'any' } };
const SEVERE: DietProfile = {
  ...ANYTHING,
  allergies: ['egg', 'peanut'],
  severe: ['egg', 'peanut'],
};
const UNKNOWN: DietProfile = { ...ANYTHING, unknownAllergies: ['plutonium'] };

/** People of every kind, those with needs as often as the others. */
const profiles = fc.constantFrom<DietProfile>(
  EMPTY_PROFILE,
  ANYTHING,
  { ...EMPTY_PROFILE, wish: { kind: 'meats', meats: ['chicken'] } },
  { ...ANYTHING, notSpicy: true },
  VEGAN,
  SEVERE,
  UNKNOWN,
  { ...EMPTY_PROFILE, allergies: ['milk'] },
  { ...EMPTY_PROFILE, wish: { kind: 'halal' } },
  { ...EMPTY_PROFILE, wish: { kind: 'meats', meats: ['chicken'] }, isWishStrict: true },
  { ...ANYTHING, noFivePungent: true },
  { ...ANYTHING, others: [{ ko: '버섯', en: 'mushrooms', isSevere: true }] },
);
const tables = fc.array(profiles, { minLength: 1, maxLength: 4 });

/** Dish of which nothing is known. */
const DISH = { ko: '잡탕', en: 'Stew', count: 1, verdicts: [] } as const;

type Store = ReturnType<typeof createStore>;

function openTab(): Store {
  const store = createStore();
  store.sub(sessionAtom, () => undefined);
  store.sub(cardTableAtom, () => undefined);
  return store;
}

/** Stores a list made for these people, as a search does. */
function search(store: Store, [visitor = EMPTY_PROFILE, ...guests]: readonly DietProfile[]) {
  const origin = getArea(1);
  if (!origin) throw new Error('There is no area');
  store.set(storeResultsAtom, {
    search: {
      ...{ origin, radius: 500, need: visitor.wish ?? { kind: 'any' } },
      others: guests.map((profile) => toPersonNeeds({ profile })),
    },
    ...{ restaurants: [], firstPage: [], total: 0 },
  });
}

/** Ways to a card, each of which ends in the tab that shows it. */
const ENTRANCES: Readonly<Record<string, (people: readonly DietProfile[]) => Store>> = {
  list(people) {
    const store = openTab();
    search(store, people);
    return store;
  },
  lastResults(people) {
    const store = openTab();
    store.set(prefillCardAtom, { need: people[0]?.wish ?? { kind: 'any' } });
    return store;
  },
  place(people) {
    const store = ENTRANCES.list?.(people) ?? openTab();
    store.set(prefillCardFromPageAtom, { path: '/', need: people[0]?.wish ?? null });
    return store;
  },
  reader: () => openTab(),
  reload(people) {
    ENTRANCES.list?.(people);
    return openTab();
  },
  /** Also of the saved places, the counter and a page opened without a connection. */
  otherTab(people) {
    ENTRANCES.list?.(people);
    sessionStorage.clear();
    return openTab();
  },
};

function seat([visitor = EMPTY_PROFILE, ...guests]: readonly DietProfile[]) {
  localStorage.clear();
  sessionStorage.clear();
  storeProfile(visitor);
  storeParty([createPerson(), ...guests.map((profile) => ({ ...createPerson(), profile }))]);
}

function readTable(store: Store): CardTable {
  const table = store.get(cardTableAtom);
  if (!table) throw new Error('Storage was not read');
  return table;
}

const isWithNeeds = (profile: DietProfile) => profile.notSpicy || isAvoiding(profile);
const isAvoiding = ({ wish, isWishStrict, ...profile }: DietProfile) =>
  profile.allergies.length + profile.others.length + profile.unknownAllergies.length > 0 ||
  profile.noFivePungent ||
  !(wish === null || wish.kind === 'any' || (wish.kind === 'meats' && !isWishStrict));

const EATS_ALL = /가리는 음식이 없|모두 먹습니다|먹을 수 있습니다/;

/** Faults of the sentences about a table in which one person has a need. */
function findFaults(people: readonly DietProfile[], sentences: readonly Sentence[]): string[] {
  const text = sentences.map(({ ko }) => ko).join('\n');
  const named = people.flatMap(({ allergies, others }) => [
    ...allergies.flatMap((code) => ALLERGEN_FOODS[code].nouns.map((food) => FOODS[food])),
    ...others.map(({ ko }) => ko),
  ]);
  return [
    ...(people.length > 1 && EATS_ALL.test(text) ? ['eats everything'] : []),
    ...(people.some(isAvoiding) && sentences.some(({ id }) => id === 'any')
      ? ['eats everything']
      : []),
    ...named.filter((food) => !text.includes(food)).map((food) => `no ${food}`),
  ];
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe.each(Object.keys(ENTRANCES))('from the %s', (name) => {
  it.each(LOCALES)('speaks for the whole table in %s', (locale) => {
    const t = translatorOf(locale, 'card');
    fc.assert(
      fc.property(tables, (people) => {
        seat(people);
        const table = readTable(ENTRANCES[name]?.(people) ?? openTab());
        if (!people.some(isWithNeeds)) return;
        const cards = [toTableCard(t, table), toMenuCard(t, table, [])];
        const faults = cards.flatMap((card) => findFaults(people, getTableSentences(card)));
        const person = table.isAlone ? 'me' : 'table';
        const order = toOrderCard(t, table.people, [DISH], { isForOne: false, person });
        faults.push(...findFaults(people, [...order.allergies, ...order.diet]));
        expect(faults).toEqual([]);
        expect(table.isReady).toBe(true);
      }),
      toRuns(60, 12),
    );
  });
});

it('never offers to speak for a person without needs while another has some', () => {
  fc.assert(
    fc.property(tables, fc.integer({ min: 0, max: 4 }), (people, position) => {
      const [profile = EMPTY_PROFILE, ...guests] = people;
      const table = CardTable.from({
        ...{ profile, preference: null },
        guests: guests.map((guest) => ({ profile: guest })),
      });
      const spoken = table.getSpeakers(position).map((speaker) => speaker.profile);
      expect(spoken.every(isWithNeeds)).toBe(true);
      expect(spoken.length > 0).toBe(people.some(isWithNeeds));
      if (!people.some(isWithNeeds)) return;
      const card = toTableCard(translatorOf('en', 'card'), table, { position });
      expect(findFaults(spoken, getTableSentences(card))).toEqual([]);
    }),
    toRuns(600),
  );
});

it('is not ready before the visitor has chosen a meat, whatever others need', () => {
  const toTable = (meats: readonly Meat[]) =>
    CardTable.from({
      ...{ profile: EMPTY_PROFILE, preference: { kind: 'meats', meats } },
      guests: [{ profile: VEGAN }],
    });
  expect(toTable([]).isReady).toBe(false);
  expect(toTable(['chicken']).isReady).toBe(true);
});

it('names the severe allergy first, then the diet of the visitor', () => {
  seat([VEGAN, ANYTHING, SEVERE]);
  const { people, questions } = toTableCard(translatorOf('en', 'card'), readTable(openTab()));
  expect(people.map(({ position }) => position)).toEqual([2, 0]);
  expect(people[0]?.allergies[0]?.ko).toBe(
    '저희 일행 중에 땅콩과 계란 알레르기가 있는 사람이 있습니다.',
  );
  expect(people[0]?.allergies.map(({ id }) => id)).toContain('deadly');
  expect(people[1]?.diet[0]?.ko).toBe('저는 엄격한 채식주의자(비건)입니다.');
  expect(questions.map(({ sentence }) => sentence.ko)).toEqual([
    '저희 일행이 먹지 못하는 재료를 빼고 만들어 주실 수 있는 음식이 있습니까?',
  ]);
});

it('says that everybody eats everything where that is so', () => {
  seat([ANYTHING, EMPTY_PROFILE]);
  const sentences = getTableSentences(
    toTableCard(translatorOf('en', 'card'), readTable(openTab())),
  );
  expect(sentences[0]?.ko).toBe('저희는 가리는 음식이 없습니다.');
});

it('says nothing of a diet beside an allergy that it cannot name', () => {
  seat([UNKNOWN]);
  const sentences = getTableSentences(
    toTableCard(translatorOf('en', 'card'), readTable(openTab())),
  );
  expect(sentences.map(({ id }) => id)).not.toContain('any');
  expect(sentences.map(({ id }) => id)).toContain('ask');
});

it.each<[string, Partial<DietProfile>, boolean]>([
  ['nothing', {}, false],
  ['a diet', { wish: { kind: 'halal' } }, true],
  ['an allergy', { allergies: ['egg'] }, true],
  ['a word', { others: [{ ko: '버섯', en: 'mushroom' }] }, true],
  ['not spicy', { notSpicy: true }, true],
  ['no garlic', { noFivePungent: true }, true],
  ['meats without a meat', { wish: { kind: 'meats', meats: [] }, allergies: ['egg'] }, false],
  ['a meat', { wish: { kind: 'meats', meats: ['duck'] } }, true],
])('isCardReady with %s', (_name, change, isReady) => {
  expect(isCardReady({ ...EMPTY_PROFILE, ...change })).toBe(isReady);
});

describe('toggle', () => {
  it('adds in form order, and removes', () => {
    const all = ['a', 'b', 'c'];
    expect(toggle(all, ['c'], 'a')).toEqual(['a', 'c']);
    expect(toggle(all, ['a', 'c'], 'a')).toEqual(['c']);
  });
});

it('goes back to the page that opened the card, until the card unmounts', () => {
  const store = createStore();
  store.set(cardOriginAtom, { path: '/places/KOP1' });
  const leave = store.sub(cardBackPathAtom, () => undefined);
  expect(store.get(cardBackPathAtom)).toBe('/places/KOP1');
  leave();
  expect(store.get(cardBackPathAtom)).toBe('/');
});
