import { describe, expect, it } from '@jest/globals';
import * as v from 'valibot';
import { applyOpenLists } from '../../src/open-lists/apply-lists';
import type { ChainMenus } from '../../src/open-lists/curated-tables';
import { listRowSchema, type ListRow } from '../../src/open-lists/list-row';
import { toOpenList, type OpenList } from '../../src/open-lists/open-list';
import { readDistricts } from '../../src/common/districts';
import { placeSchema, type Place } from '@kioot/places/place';

const districts = readDistricts();
const ADDRESS = '서울특별시 종로구 우정국로 38-13 (견지동)';

const toRow = (row: Partial<Record<keyof Place, unknown>>): Place =>
  v.parse(placeSchema, {
    ...{ contentId: '1', title: '이문설렁탕', addr1: ADDRESS, source: 'kto-tourapi' },
    ...{ mapx: '126.9839', mapy: '37.5728', ...row },
  });
const toListRow = (row: Partial<ListRow>): ListRow =>
  v.parse(listRowSchema, { id: 'row1', name: '이문설렁탕', address: ADDRESS, year: 2026, ...row });
const toList = (name: string, ...rows: Partial<ListRow>[]): OpenList =>
  toOpenList(name, rows.map(toListRow));
const merge = (rows: Place[], ...lists: OpenList[]) => applyOpenLists(rows, lists, {}, districts);

describe('menus of chains', () => {
  const toChain = (chain: string, dish: string) => ({ chain, branches: 9, menu: [dish, '호박죽'] });
  const table: ChainMenus = {
    ...{ about: '', source: 'vegetarian-2021', year: 2021 },
    chains: [toChain('본죽', '녹두죽(비건)'), toChain('본죽&비빔밥', '해물죽(페스코)')],
  };
  const apply = (rows: Place[], ...lists: OpenList[]) =>
    applyOpenLists(rows, lists, {}, districts, {}, table).rows;
  const getMenus = (...titles: string[]) =>
    titles.map((title) => apply([toRow({ title })])[0]?.firstmenu);

  it('stand where a branch has none, with the year and as those of the chain', () => {
    expect(apply([toRow({ title: '본죽 시흥점' })])).toMatchObject([
      {
        ...{ firstmenu: '녹두죽(비건)', treatmenu: '녹두죽(비건) / 호박죽', source: 'kto-tourapi' },
        fieldSources: { firstmenu: { source: 'vegetarian-2021', asOf: '2021', isOfChain: true } },
      },
    ]);
  });

  it('are those of the chain with the longer name, and of no other restaurant', () => {
    expect(getMenus('본 죽&비빔밥 강남역점', '본죽 신창점[신창시장]', '본죽')).toEqual([
      ...['해물죽(페스코)', '녹두죽(비건)', '녹두죽(비건)'],
    ]);
    expect(getMenus('본죽집', '우리본죽 시흥점', '(주)본 시흥점')).toEqual(['', '', '']);
  });

  it('make way for a menu of the branch, and go with the table', () => {
    const first = apply([toRow({ title: '본죽 시흥점' })]);
    expect(apply(first)).toEqual(first);
    const list = toList('goodprice-2026', { name: '본죽 시흥점', lines: [['팥죽', 8_000]] });
    expect(apply(first, list)).toEqual(apply([toRow({ title: '본죽 시흥점' })], list));
    expect(apply(first, list)).toMatchObject([{ firstmenu: '팥죽', treatmenu: '팥죽' }]);
    expect(merge(first).rows).toMatchObject([{ firstmenu: '', treatmenu: '' }]);
  });
});
