import { describe, expect, it } from '@jest/globals';
import { applyOpenLists } from '../../src/open-lists/apply-lists';
import type { ListRow } from '../../src/open-lists/list-row';
import type { OpenList } from '../../src/open-lists/list-files';
import type { Place } from '@kioot/places/place';
import { districts, merge, toList, toRow } from '../helpers/open-lists';

describe('merging open lists into the snapshot', () => {
  it('fills blank fields of a known place and records source and year', () => {
    const list = toList('goodprice-2026', {
      phone: '02-733-6526',
      lines: [['설렁탕', 14_000]],
    });
    const { rows, counts } = merge([toRow({})], list);
    expect(counts).toEqual({ 'goodprice-2026': { joined: 1, added: 0 } });
    expect(rows).toMatchObject([
      {
        ...{ contentId: '1', source: 'kto-tourapi+goodprice-2026', tel: '02-733-6526' },
        ...{ treatmenu: '설렁탕', prices: [['설렁탕', 14_000]] },
        fieldSources: {
          tel: { source: 'goodprice-2026' },
          firstmenu: { source: 'goodprice-2026', asOf: '2026' },
          prices: { source: 'goodprice-2026', asOf: '2026' },
        },
      },
    ]);
  });

  it('does not overwrite fields of a known place', () => {
    const list = toList('goodprice-2026', { phone: '02-1', lines: [['곰탕', 9_000]] });
    const { rows } = merge([toRow({ treatmenu: '설렁탕', tel: '02-733-6526' })], list);
    expect(rows).toMatchObject([{ treatmenu: '설렁탕', tel: '02-733-6526' }]);
  });

  it('gives no branch of a chain the menu of another one', () => {
    const branches = [
      { id: 'row1', name: '샐러디 (종각역점)', lines: [['두부 샐러드', 7_000]] },
      { id: 'row2', name: '샐러디 (강남역점)', address: '서울 강남구 강남대로 396' },
      { id: 'row3', name: '샐러디', address: '서울 마포구 양화로 160' },
    ] satisfies Partial<ListRow>[];
    const { rows } = merge([], toList('vegetarian-2023', ...branches));
    expect(rows.map(({ treatmenu }) => treatmenu)).toEqual(['두부 샐러드', '', '']);
  });

  describe('of names alone', () => {
    const lines: ListRow['lines'] = [['녹두죽(비건)', null]];
    const branch = { title: '본죽 시흥점', addr1: '서울특별시 금천구 시흥대로 1' };
    const listed = { name: '본죽 (시흥)', address: '서울 금천구 시흥동 20-3', lines, year: 2021 };
    const join = (rows: Partial<Place>[], ...list: Partial<ListRow>[]) =>
      merge(
        rows.map((row, at) => toRow({ contentId: `${at}`, mapx: '', mapy: '', ...row })),
        toList('vegetarian-2021', ...list),
      ).rows.map(({ treatmenu }) => treatmenu);

    it('join a branch in brackets to the one place of its district', () => {
      expect(join([branch], listed)).toEqual(['녹두죽(비건)']);
      expect(join([{ ...branch, addr1: '서울특별시 중구 세종대로 1' }], listed)).toEqual(['']);
    });

    it('join no branch of a name that the place, the list or the district has twice', () => {
      const other = { ...branch, addr1: '서울특별시 금천구 가산로 9' };
      expect(join([branch, other], listed)).toEqual(['', '']);
      const second = { ...listed, id: 'row2', address: '서울 금천구 가산동 1' };
      expect(join([branch], listed, second)).toEqual(['']);
      expect(join([branch], { ...listed, name: '본죽 (금천구청)' })).toEqual(['']);
      expect(join([branch], { ...listed, name: '본죽' })).toEqual(['']);
    });

    it('join no other address of a name without a branch', () => {
      const moved = { name: '초록뜰', address: '서울 금천구 가산로 9', lines };
      expect(join([{ ...branch, title: '초록뜰' }], moved)).toEqual(['']);
      expect(join([branch], { ...listed, address: '서울 금천구 가산로 9' })).toEqual([
        '녹두죽(비건)',
      ]);
    });

    it('add no place', () => {
      expect(join([], listed)).toEqual([]);
    });
  });

  it('adds new places with ids of their name and road address', () => {
    const bring = (id: string, address: string) =>
      merge([], toList('ansim-2025', { id, name: '새집', address })).rows[0]?.contentId;
    const id = bring('row1', '서울특별시 종로구 종로 9');
    expect(id).toMatch(/^seoul-[\w-]{12}$/);
    expect(bring('row77', '서울 종로구 종로 9 (서린동) 2층')).toBe(id);
    expect(bring('row1', '서울특별시 종로구 종로 10')).not.toBe(id);
  });

  it('records the last year of a place unless it is that of the list', () => {
    const { rows } = merge([], toList('ansim-2025', { name: '새집', year: 2021 }));
    expect(rows[0]?.lastSeen).toEqual({ 'ansim-2025': '2021' });
  });

  it('adds hours but no places from a list of places that may have closed', () => {
    const list = toList(
      'goodprice-seoul-2024',
      { hours: '10:00~21:00', closedDays: '화요일', year: 2024 },
      { id: 'row2', name: '모르는집', address: '서울특별시 종로구 종로 9', year: 2024 },
    );
    const { rows } = merge([toRow({})], list);
    expect(rows).toMatchObject([{ opentimefood: '10:00~21:00', restdatefood: '화요일' }]);
    expect(rows).toHaveLength(1);
  });

  it('updates a Visit Seoul row with the newer one except for blank fields', () => {
    const before = toRow({ contentId: 'KOP1', source: 'visitseoul', treatmenu: '탕', tel: '02-1' });
    const list = toList('visitseoul-2026', {
      ...{ id: 'KOP1', nameEn: 'Imun Seolleongtang', nameJa: '里門ソルロンタン' },
      lines: [['설렁탕', null]],
    });
    expect(merge([before], list).rows).toMatchObject([
      {
        ...{ contentId: 'KOP1', source: 'visitseoul', treatmenu: '설렁탕', tel: '02-1' },
        ...{ title_eng: 'Imun Seolleongtang', title_ja: '里門ソルロンタン' },
        lastSeen: { visitseoul: '2026' },
      },
    ]);
  });

  it('gives a place its Chinese name in both scripts', () => {
    const before = toRow({ contentId: 'KOP1', source: 'visitseoul' });
    const list = toList('visitseoul-2026', {
      id: 'KOP1',
      nameZh: '里門洞雪濃湯(Imun Seollongtang)',
    });
    const titles = { title_zh_hans: '里门洞雪浓汤', title_zh_hant: '里門洞雪濃湯' };
    expect(merge([before], list).rows).toMatchObject([titles]);
    expect(merge([], list).rows).toMatchObject([titles]);
  });

  it('keeps official names of other sources', () => {
    const before = toRow({ title_ja: '里門', title_zh_hans: '里门' });
    const list = toList('visitseoul-2026', {
      ...{ id: 'KOP1', at: [126.9839, 37.5728] as [number, number] },
      ...{ nameJa: 'イムン', nameZh: '里門洞雪濃湯' },
    });
    expect(merge([before], list).rows).toMatchObject([
      { title_ja: '里門', title_zh_hans: '里门', title_zh_hant: '里門洞雪濃湯' },
    ]);
  });

  it('merges two rows of one place and redirects the second id', () => {
    const second = toRow({
      ...{ contentId: 'KOP1', title: '이문설렁탕 레스토랑', source: 'visitseoul' },
      ...{ treatmenu: '설렁탕', title_eng: 'Imun', mapx: '', mapy: '' },
    });
    const { rows, redirects } = merge([toRow({}), second]);
    expect(redirects).toEqual({ KOP1: '1' });
    expect(rows).toMatchObject([
      {
        ...{ contentId: '1', source: 'kto-tourapi+visitseoul', treatmenu: '설렁탕' },
        ...{ title_eng: 'Imun', fieldSources: { firstmenu: { source: 'visitseoul' } } },
      },
    ]);
  });

  it('keeps two branches and two names at one address separate', () => {
    const branch = toRow({ contentId: '2', title: '이문설렁탕 강남점' });
    const other = toRow({ contentId: '3', title: '다방' });
    const { rows } = merge([toRow({ title: '이문설렁탕 종로점' }), branch, other]);
    expect(rows.map(({ contentId }) => contentId)).toEqual(['1', '2', '3']);
  });

  it('joins rows of other names that a known redirect makes one place', () => {
    const rows = [
      toRow({ title: '두르가 본점' }),
      toRow({ contentId: '2', title: '두르가 광화문점' }),
    ];
    expect(merge(rows).rows).toHaveLength(2);
    const list = toList('goodprice-2026', { name: '두르가', phone: '02-733-4786' });
    const applied = applyOpenLists(rows, [list], { '2': '1' }, districts);
    expect(applied.rows).toMatchObject([
      { contentId: '1', title: '두르가 본점', tel: '02-733-4786' },
    ]);
    expect(applied.redirects).toEqual({ '2': '1' });
  });

  it('removes a point outside the district of its address', () => {
    const { rows, misplaced } = merge([toRow({ mapx: '127.0276', mapy: '37.4979' })]);
    expect(misplaced).toEqual(['1']);
    expect(rows).toMatchObject([{ mapx: null, mapy: null }]);
  });

  it('changes nothing when applied again', () => {
    const lists = [
      toList('visitseoul-2026', {
        ...{ id: 'KOP9', nameEn: 'Imun', nameZh: '初穗(Hachiho)', hours: '09:00~21:00' },
      }),
      toList('goodprice-2026', { phone: '02-733-6526', lines: [['설렁탕', 14_000]] }),
      toList('ansim-2025', { name: '새집', at: [126.98, 37.57], errorM: 90, year: 2021 }),
    ];
    const first = merge([toRow({})], ...lists);
    const second = applyOpenLists(first.rows, lists, first.redirects, districts);
    expect(second.rows).toEqual(first.rows);
    expect(second.redirects).toEqual(first.redirects);
  });
});

describe('menus of two sources, of which one labels dishes', () => {
  const own = {
    firstmenu: '불구이 쌈밥 9,000원, 두개장정식',
    treatmenu: '불구이 쌈밥 9,000원, 두개장정식',
  };
  const labeled = toList('vegetarian-2023', {
    lines: [
      ['불구이쌈밥(비건)', null],
      ['우엉들깨탕(락토,비건가능)', null],
    ],
    ...{ year: 2023, menuYear: 2021 },
  });
  const labels = { source: 'vegetarian-2023', asOf: '2021' };
  const merged = {
    firstmenu: '불구이 쌈밥(비건) 9,000원, 두개장정식',
    treatmenu: '우엉들깨탕(락토,비건가능)',
  };

  it('keep the dishes of both, each once and with its label', () => {
    const { rows } = merge([toRow(own)], labeled);
    expect(rows).toMatchObject([{ ...merged, fieldSources: { labels }, unlabeledMenu: own }]);
    expect(rows[0]?.fieldSources).not.toHaveProperty('firstmenu');
  });

  it('change nothing when applied again, and go with the list', () => {
    const { rows } = merge([toRow(own)], labeled);
    expect(merge(rows, labeled).rows).toEqual(rows);
    expect(merge(rows, toList('vegetarian-2023')).rows).toEqual(merge([toRow(own)]).rows);
  });

  it('take the newer list as the source of the menu, in any order', () => {
    const prices = toList('goodprice-2026', { lines: [['멸치국수', 5_000]] });
    const firstmenu = { source: 'goodprice-2026', asOf: '2026' };
    for (const lists of [
      [labeled, prices],
      [prices, labeled],
    ]) {
      const { rows } = merge([toRow({})], ...lists);
      expect(rows).toMatchObject([
        {
          ...{ firstmenu: '멸치국수', prices: [['멸치국수', 5_000]] },
          treatmenu: '불구이쌈밥(비건) / 우엉들깨탕(락토,비건가능)',
          fieldSources: { firstmenu, labels },
        },
      ]);
      expect(merge(rows, ...lists).rows).toEqual(rows);
    }
  });

  it('label no part of a dish, no set with it, and no dish that has a bracket', () => {
    const menus = { firstmenu: '만난 정식, 난 (치즈)', treatmenu: '커리 / 만난 정식 / 신선로정식' };
    const lines: ListRow['lines'] = ['난(비건)', '신선로(비건)', '(락토)'].map((dish) => [
      dish,
      null,
    ]);
    expect(merge([toRow(menus)], toList('vegetarian-2023', { lines })).rows).toMatchObject([
      {
        firstmenu: menus.firstmenu,
        treatmenu: '커리 / 만난 정식 / 신선로정식 / 난(비건) / 신선로(비건)',
      },
    ]);
  });

  it('are not labeled by a second list', () => {
    const older = toList('vegetarian-2021', { lines: [['콩국수(비건)', null]], year: 2021 });
    expect(merge([toRow(own)], labeled, older).rows).toMatchObject([merged]);
    expect(merge([toRow({})], labeled, older).rows).toMatchObject([
      { firstmenu: '불구이쌈밥(비건)' },
    ]);
  });

  it('are those of rows that turn out to be one place', () => {
    const second = toRow({ contentId: '2', title: '다른 이름', mapx: '', mapy: '', ...own });
    const list = { ...labeled, name: 'vegetarian-2023' };
    const { rows } = applyOpenLists([toRow({}), second], [list], { '2': '1' }, districts);
    expect(rows).toMatchObject([{ contentId: '1', ...merged }]);
  });
});

describe('English names that a reader gave', () => {
  const names = { '1': { ko: '몽크스부처', en: 'Monk’s Butcher' } };
  const name = (row: Partial<Place>, ...lists: OpenList[]) =>
    applyOpenLists([toRow(row)], lists, {}, districts, names).rows[0]?.title_eng;

  it('stand where a place has none, and stay at a second run', () => {
    const { rows } = applyOpenLists([toRow({ title: '몽크스부처' })], [], {}, districts, names);
    expect(rows).toMatchObject([{ title_eng: 'Monk’s Butcher' }]);
    expect(applyOpenLists(rows, [], {}, districts, names).rows).toEqual(rows);
  });

  it('make way for an official name, also for a later one', () => {
    expect(name({ title: '몽크스부처', title_eng: 'Monks' })).toBe('Monks');
    const list = toList('visitseoul-2026', { id: '1', name: '몽크스부처', nameEn: 'MONKS' });
    expect(name({ title: '몽크스부처', title_eng: 'Monk’s Butcher' }, list)).toBe('MONKS');
  });

  it('do not name a place that has another name by now', () => {
    expect(name({ title: '이문설렁탕' })).toBe('');
  });
});
