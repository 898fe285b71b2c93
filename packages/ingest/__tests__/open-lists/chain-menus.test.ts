import { describe, expect, it } from '@jest/globals';
import { applyOpenLists } from '../../src/open-lists/apply-lists';
import type { ChainMenus } from '../../src/open-lists/curated-tables';
import type { OpenList } from '../../src/open-lists/list-files';
import type { Place } from '@kioot/places/place';
import { districts, merge, toList, toRow } from '../helpers/open-lists';

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
