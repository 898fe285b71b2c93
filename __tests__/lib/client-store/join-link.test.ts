import { expect, it } from '@jest/globals';
import { EMPTY_PROFILE, type DietProfile } from '@/lib/client-store/diet-profile';
import { parseJoinHash, toJoinHash } from '@/lib/client-store/join-link';

const PROFILE: DietProfile = {
  ...EMPTY_PROFILE,
  wish: { kind: 'lactoOvo' },
  allergies: ['egg', 'peanut'],
  severe: ['peanut'],
  notSpicy: true,
};
const NOTHING = { hasDiet: false, hasAllergies: false };

it('has nothing of the sender that is not ticked', () => {
  expect(toJoinHash(PROFILE, NOTHING)).toBe('#join');
  expect(toJoinHash(PROFILE, { ...NOTHING, hasDiet: true })).toBe('#join&diet=lactoOvo');
  expect(toJoinHash(PROFILE, { ...NOTHING, hasAllergies: true })).toBe('#join&avoid=egg,peanut!');
});

it.each<Partial<DietProfile>>([
  { wish: { kind: 'halal' } },
  { wish: { kind: 'meats', meats: ['chicken', 'pork'] } },
  { wish: { kind: 'strictVegan' }, noFivePungent: true, vegetarianClass: 'ovo' },
  { wish: { kind: 'lactoOvo' }, noFivePungent: true },
  { allergies: ['egg', 'peanut'], severe: ['peanut'] },
])('reads what it wrote: %j', (change) => {
  const profile = { ...EMPTY_PROFILE, ...change };
  const hash = toJoinHash(profile, { hasDiet: true, hasAllergies: true });
  expect(parseJoinHash(hash)).toEqual({
    vegetarianClass: undefined,
    ...profile,
    ...(change.noFivePungent ? {} : { vegetarianClass: undefined }),
  });
});

it('calls nothing sure for a severe allergy without a code', () => {
  const others = [{ ko: '들깨', en: 'perilla', isSevere: true }];
  const hash = toJoinHash({ ...EMPTY_PROFILE, others }, { hasDiet: true, hasAllergies: true });
  expect(hash).toBe('#join&avoid=other');
  expect(parseJoinHash(hash)).toMatchObject({ allergies: [], unknownAllergies: ['other'] });
  expect(parseJoinHash('#join&avoid=plutonium,egg')).toMatchObject({
    allergies: ['egg'],
    unknownAllergies: ['other'],
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
