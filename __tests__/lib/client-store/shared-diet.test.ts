import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { ALLERGENS } from '@kioot/engine/needs';
import { AREAS } from '@/lib/areas';
import { EMPTY_PROFILE, toSearchProfile, type DietProfile } from '@/lib/client-store/diet-profile';
import { parseShareLink } from '@/lib/session/parse-share-link';
import { toInvitationPath } from '@/lib/session/share-link';
import { parseDietFragment, toDietFragment } from '@/lib/client-store/shared-diet';

const FULL: DietProfile = {
  wish: { kind: 'lactoOvo' },
  isWishStrict: true,
  allergies: ['egg', 'peanut'],
  unknownAllergies: ['moon-dust'],
  severe: ['peanut'],
  others: [{ ko: '버섯', en: 'mushrooms', isSevere: true }],
  notSpicy: true,
  noFivePungent: true,
  vegetarianClass: 'ovo',
};

describe('the diet in an invitation', () => {
  it.each([
    [{ diet: false, allergies: false }, ''],
    [{ diet: true, allergies: false }, '#eats=lactoOvo&alliums=no&class=ovo'],
    [{ diet: false, allergies: true }, '#allergies=egg,peanut!,other!'],
    [
      { diet: true, allergies: true },
      '#eats=lactoOvo&alliums=no&class=ovo&allergies=egg,peanut!,other!',
    ],
  ])('is what was ticked: %j', (ticked, fragment) => {
    expect(toDietFragment(FULL, ticked)).toBe(fragment);
  });

  it('is nothing of somebody without choices', () => {
    expect(toDietFragment(EMPTY_PROFILE, { diet: true, allergies: true })).toBe('');
    expect(parseDietFragment('')).toBeUndefined();
    expect(parseDietFragment('#')).toBeUndefined();
  });

  it('restricts the search of the friend as it restricts the own', () => {
    fc.assert(
      fc.property(
        fc.subarray([...ALLERGENS]),
        fc.subarray([...ALLERGENS]),
        fc.boolean(),
        (allergies, severe, isOtherSevere) => {
          const profile: DietProfile = {
            ...FULL,
            allergies,
            severe: severe.filter((code) => allergies.includes(code)),
            unknownAllergies: isOtherSevere ? ['moon-dust'] : [],
            others: [],
            notSpicy: false,
          };
          const fragment = toDietFragment(profile, { diet: true, allergies: true });
          const parsed = parseDietFragment(fragment);
          if (!parsed) throw new Error(`${fragment} is not readable`);
          expect(parsed.wish).toEqual(profile.wish);
          expect(toSearchProfile(parsed)).toEqual(toSearchProfile(profile));
        },
      ),
    );
  });

  it('holds meats', () => {
    const profile = { ...EMPTY_PROFILE, wish: { kind: 'meats', meats: ['beef', 'pork'] } } as const;
    const fragment = toDietFragment(profile, { diet: true, allergies: true });
    expect(fragment).toBe('#eats=beef,pork');
    expect(parseDietFragment(fragment)?.wish).toEqual({ kind: 'meats', meats: ['pork', 'beef'] });
  });

  it.each([
    '#eats',
    '#eats=',
    '#eats=vegan',
    '#eats=pork,pork',
    '#eats=pork,halal',
    '#eats=halal&eats=halal',
    '#eats=halal&name=Ben',
    '#eats=halal&',
    '#eats=halal=',
    '#alliums=yes',
    '#class=ovo',
    '#alliums=no&class=pesco',
    '#allergies=',
    '#allergies=peanuts',
    '#allergies=peanut,peanut!',
    '#allergies=peanut!!',
    '#allergies=other',
    '#allergies=constructor',
    '#eats=halal&allergies=x',
    '#__proto__=1',
  ])('is unreadable as a whole: %s', (fragment) => {
    expect(parseDietFragment(fragment)).toBeNull();
  });
});

describe('an invitation', () => {
  const [area] = AREAS;
  const search = { radius: 500 as const, need: { kind: 'strictVegan' as const } };

  it('holds what anyone eats behind the hash alone', () => {
    if (!area) throw new Error('There are no areas');
    const others = [{ need: { kind: 'halal' as const }, profile: { allergies: ['egg' as const] } }];
    const path = toInvitationPath({ ...search, origin: area, others }, '#eats=lactoOvo') ?? '';
    expect(path).toBe('/share?area=1&radius=500&join=1#eats=lactoOvo');
    const { searchParams, hash } = new URL(path, 'http://a');
    expect(parseShareLink(searchParams)).toEqual({
      ...{ place: area, radius: 500, isInvitation: true },
      userPref: { meats: [], vegan: [] },
    });
    expect(parseDietFragment(hash)?.wish).toEqual({ kind: 'lactoOvo' });
    expect(toInvitationPath({ ...search, origin: { mapx: 127, mapy: 37.5 } }, '')).toBeNull();
  });

  it.each([
    'join=2',
    'join=1&join=1',
    'join=1&meats=pork',
    'join=1&meats=vegetarian&vegan=lactoOvo',
  ])('is no link with %s', (more) => {
    expect(parseShareLink(new URLSearchParams(`area=1&radius=500&${more}`))).toBeNull();
  });
});
