import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { AREAS, RADII_M } from '@/lib/areas';
import { MEAT_OPTIONS, selectMeat, type MeatOption } from '@/lib/session/preferences';
import { parseShare } from '@/lib/session/parse-share';
import { isAroundArea, toSharePath } from '@/lib/session/share';

const [myeongdong] = AREAS;
const parse = (query: string) => parseShare(new URLSearchParams(query));

describe('a shared list', () => {
  it('is a link with the area, the radius and the preference', () => {
    if (!myeongdong) throw new Error('There are no areas');
    const search = { location: myeongdong, radius: 1000 as const };
    expect(toSharePath({ ...search, userPref: { meats: ['pork', 'beef'], vegan: [] } })).toBe(
      '/share?area=1&radius=1000&meats=pork,beef',
    );
    expect(toSharePath({ ...search, userPref: { meats: [], vegan: ['lactoOvo'] } })).toBe(
      '/share?area=1&radius=1000',
    );
  });

  it('comes back as whatever a visitor can tap together', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...AREAS),
        fc.constantFrom(...RADII_M),
        fc.array(fc.constantFrom(...MEAT_OPTIONS.map(({ id }) => id))),
        fc.constantFrom('strictVegan', 'lactoOvo', null),
        (location, radius, taps, vegan) => {
          const meats = taps.reduce<MeatOption[]>((chosen, tap) => selectMeat(chosen, tap), []);
          const isVegan = vegan !== null && meats.includes('vegetarian');
          const userPref = { meats, vegan: isVegan ? [vegan] : [] };
          const path = toSharePath({ location, radius, userPref });
          const back = parse(path.slice(path.indexOf('?')));
          expect(back).toMatchObject({ location, radius });
          expect(new Set(back?.userPref.meats)).toEqual(new Set(meats));
          expect(back?.userPref.vegan).toEqual(userPref.vegan);
        },
      ),
    );
  });

  it.each([
    [''],
    ['area=1'],
    ['radius=1000'],
    ['area=0&radius=1000'],
    ['area=25&radius=1000'],
    ['area=1e0&radius=1000'],
    ['area=01&radius=1000'],
    ['area=1&radius=1001'],
    ['area=1&radius=1000.0'],
    ['area=1&area=2&radius=1000'],
    ['area=1&radius=1000&meats=dog'],
    ['area=1&radius=1000&meats=pork,pork'],
    ['area=1&radius=1000&meats=pork,halal'],
    ['area=1&radius=1000&meats=__proto__'],
    ['area=1&radius=1000&meats=pork&vegan=lactoOvo'],
    ['area=1&radius=1000&meats=vegetarian&vegan=strictVegan,lactoOvo'],
    ['area=1&radius=1000&vegan=%3Cscript%3E'],
  ])('is refused as "%s"', (query) => {
    expect(parse(query)).toBeNull();
  });

  it('passes over what mail programs add', () => {
    expect(parse('area=1&radius=500&utm_source=mail&fbclid=x')).toMatchObject({ radius: 500 });
  });
});

describe('isAroundArea', () => {
  it('tells a search around the area from one around somebody', () => {
    if (!myeongdong) throw new Error('There are no areas');
    const near = { contentId: '1', title: '가', mapx: myeongdong.mapx, mapy: myeongdong.mapy };
    const far = { ...near, contentId: '2', mapy: near.mapy + 0.02 };
    expect(isAroundArea([near], myeongdong, 500)).toBe(true);
    expect(isAroundArea([near, far], myeongdong, 500)).toBe(false);
  });
});
