import { describe, expect, it } from '@jest/globals';
import { AREAS } from '@/lib/areas';
import { formatLinkTable } from '@/lib/needs/link';
import type { Search } from '@/lib/session/session';
import { parseShareLink } from '@/lib/session/parse-share-link';
import { getNearestStationArea, getStationArea } from '@/lib/session/stations';
import stations from '@/data/built/stations.json';
import { toPositionSharePath, toSharePath } from '@/lib/session/share-link';

const [myeongdong] = AREAS;
const parse = (query: string) => parseShareLink(new URLSearchParams(query));

describe('share link', () => {
  it('holds area, radius and preference', () => {
    if (!myeongdong) throw new Error('There are no areas');
    const search = { origin: myeongdong, radius: 1000 as const };
    expect(toSharePath({ ...search, need: { kind: 'meats', meats: ['pork', 'beef'] } })).toBe(
      '/share?area=1&radius=1000&meats=pork,beef',
    );
    expect(toSharePath({ ...search, need: { kind: 'any' } })).toBe('/share?area=1&radius=1000');
  });

  it('holds the diets of everyone at the table, and allergies only on request', () => {
    if (!myeongdong) throw new Error('There are no areas');
    const search: Search = {
      ...{ origin: myeongdong, radius: 500, need: { kind: 'any' } },
      profile: { allergies: ['egg'], notSpicy: true },
      others: [
        { need: { kind: 'strictVegan' } },
        { need: { kind: 'any' }, profile: { allergies: ['peanut'], severe: ['peanut'] } },
      ],
    };
    const start = toSharePath(search) ?? '';
    const path = `${start}${formatLinkTable(search, false)}`;
    expect(path).toBe('/share?area=1&radius=500&also=mild&with=strictVegan&with=any');
    expect(parse(path.slice(path.indexOf('?')))?.needs).toMatchObject({
      profile: { allergies: [], notSpicy: true },
      others: [{ need: { kind: 'strictVegan' } }, { need: { kind: 'any' } }],
    });
    const full = new URL(`${start}${formatLinkTable(search, true)}`, 'http://localhost');
    expect(full.hash).toBe('#avoid=egg;;peanut!');
    expect(parseShareLink(full.searchParams, full.hash)?.needs).toMatchObject({
      profile: search.profile,
      others: search.others,
    });
    expect(parseShareLink(full.searchParams, '#avoid=egg;peanut!')).toBeNull();
    expect(parseShareLink(full.searchParams, `${full.hash}&avoid=;;`)).toBeNull();
  });

  it('is null for a search from a position, even inside an area', () => {
    if (!myeongdong) throw new Error('There are no areas');
    const { mapx, mapy } = myeongdong;
    expect(
      toSharePath({ origin: { mapx, mapy }, radius: 500, need: { kind: 'halal' } }),
    ).toBeNull();
  });

  it('uses the nearest station for a position, or the position on request', async () => {
    const search = {
      origin: { mapx: 126.985, mapy: 37.577 },
      radius: 500,
      need: { kind: 'any' },
    } as const;
    const station = await getNearestStationArea(search.origin);
    expect(station).toMatchObject({ id: 0, location_en: 'Anguk Station', location_ko: '안국' });
    const path = toSharePath({ ...search, origin: station }) ?? '';
    expect(path).not.toMatch(/126|37/);
    const back = parse(path.slice(path.indexOf('?')));
    expect(back?.place).toEqual({ station: '안국' });
    expect(await getStationArea('안국')).toEqual(station);
    expect(await getStationArea('없는역')).toBeNull();

    const position = toPositionSharePath(search);
    expect(position).toBe('/share?at=126.985,37.577&radius=500');
    expect(parse(position.slice(position.indexOf('?')))?.place).toEqual(search.origin);
  });

  it('finds every station by its link', () => {
    for (const { ko } of stations) {
      const query = `station=${encodeURIComponent(ko)}&radius=500`;
      expect(parse(query)?.place).toEqual({ station: ko });
    }
  });

  it.each([
    ['station=%3Cb%3E&radius=500'],
    ['station=&radius=500'],
    ['station=Anguk&radius=500'],
    ['at=126.98512,37.57712&radius=500'],
    ['at=126.985&radius=500'],
    ['at=139.7,35.6&radius=500'],
    ['area=1&at=126.985,37.577&radius=500'],
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
    ['area=1&radius=1000&with=cake'],
    ['area=1&radius=1000&with='],
    ['area=1&radius=1000&with=any.cake'],
    ['area=1&radius=1000&with=any.mild.mild'],
    ['area=1&radius=1000&also=mild&also=mild'],
    ['area=1&radius=1000&also=ovo.lacto'],
    [`area=1&radius=1000${'&with=any'.repeat(6)}`],
  ])('rejects "%s"', (query) => {
    expect(parse(query)).toBeNull();
  });

  it('ignores parameters that mail programs add', () => {
    expect(parse('area=1&radius=500&utm_source=mail&fbclid=x')).toMatchObject({ radius: 500 });
  });
});
