import * as v from 'valibot';
import { placeSchema, type Place } from '@kioot/places/place';
import { readDistricts } from '../../src/common/districts';
import { applyOpenLists } from '../../src/open-lists/apply-lists';
import { listRowSchema, type ListRow } from '../../src/open-lists/list-row';
import { toOpenList, type OpenList } from '../../src/open-lists/list-files';

export const districts = readDistricts();
export const ADDRESS = '서울특별시 종로구 우정국로 38-13 (견지동)';

export const toRow = (row: Partial<Record<keyof Place, unknown>>): Place =>
  v.parse(placeSchema, {
    ...{ contentId: '1', title: '이문설렁탕', addr1: ADDRESS, source: 'kto-tourapi' },
    ...{ mapx: '126.9839', mapy: '37.5728', ...row },
  });
export const toListRow = (row: Partial<ListRow>): ListRow =>
  v.parse(listRowSchema, { id: 'row1', name: '이문설렁탕', address: ADDRESS, year: 2026, ...row });
export const toList = (name: string, ...rows: Partial<ListRow>[]): OpenList =>
  toOpenList(name, rows.map(toListRow));
export const merge = (rows: Place[], ...lists: OpenList[]) =>
  applyOpenLists(rows, lists, {}, districts);
