import { expect, it } from '@jest/globals';
import { parseJoinHash, toJoinHash, type SenderNeeds } from '@/lib/needs/join-link';

const SENDER: SenderNeeds = {
  need: { kind: 'lactoOvo' },
  profile: { allergies: ['egg', 'peanut'], severe: ['peanut'], notSpicy: true },
};
const NOTHING = { hasDiet: false, hasAllergies: false };

it('has nothing of the sender that is not ticked', () => {
  expect(toJoinHash(SENDER, NOTHING)).toBe('#join');
  expect(toJoinHash(SENDER, { ...NOTHING, hasDiet: true })).toBe('#join&diet=lactoOvo');
  expect(toJoinHash(SENDER, { ...NOTHING, hasAllergies: true })).toBe('#join&avoid=egg,peanut!');
});

it('calls nothing sure for a severe allergy without a code', () => {
  const profile = { allergies: [], otherSevere: true };
  expect(toJoinHash({ need: null, profile }, { hasDiet: true, hasAllergies: true })).toBe(
    '#join&avoid=other',
  );
  expect(parseJoinHash('#join&avoid=other')).toEqual({ need: null, profile });
  expect(parseJoinHash('#join&avoid=plutonium,egg')).toEqual({
    need: null,
    profile: { allergies: ['egg'], otherSevere: true },
  });
});

it('reads an unknown class of vegetarian food as the strictest', () => {
  expect(parseJoinHash('#join&diet=strictVegan&class=pesco')?.profile).toEqual({
    allergies: [],
    noFivePungent: true,
  });
});

it.each(['', '#join', '#map', '#join&diet=cake', '#join&diet=&avoid=', '#join&class=ovo'])(
  'adds nobody for %j',
  (hash) => {
    expect(parseJoinHash(hash)).toBeNull();
  },
);

it('adds no guest of an unknown diet, who would eat anything', () => {
  expect(parseJoinHash('#join&diet=fruit&avoid=egg')).toBeNull();
  expect(parseJoinHash('#join&diet=&avoid=egg')).toBeNull();
});

it.each([
  '#join&avoid=egg&avoid=peanut',
  '#join&diet=halal&diet=any',
  '#join&diet=halal&class=&class=',
])('seats nobody of %j, of which a part would be dropped', (hash) => {
  expect(parseJoinHash(hash)).toBeNull();
});
