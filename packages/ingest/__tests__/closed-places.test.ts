import { describe, expect, it } from '@jest/globals';
import * as v from 'valibot';
import { applyOpenLists } from '../src/open-lists/apply-lists';
import { toOpenList } from '../src/open-lists/list-files';
import { listRowSchema } from '../src/open-lists/list-row';
import { readDistricts } from '../src/common/districts';
import { toPlaceRow } from '../src/to-place-row';
import { OfficialNames } from '../src/tourapi/official-names';
import { listItemSchema } from '../src/tourapi/items';
import { toMergedRow } from '../src/tourapi/merge-row';
import { placeSchema, type Place } from '@kioot/places/place';
import { isListed } from '@kioot/places/snapshot';

const districts = readDistricts();
const listRow = v.parse(listRowSchema, {
  ...{ id: 'row1', name: '새집', address: '서울특별시 종로구 종로 9', year: 2025 },
});
const ADDRESS = '서울특별시 종로구 우정국로 38-13 (견지동)';
const toRow = (source: string): Place =>
  v.parse(placeSchema, {
    ...{ contentId: '1', title: '이문설렁탕', addr1: ADDRESS, source },
    ...{ mapx: '126.9839', mapy: '37.5728', closedOn: '2026-10-07' },
  });

const toOpenRow = (): Place => ({ ...toRow('kto-tourapi'), closedOn: undefined });

describe('a place that closed stays closed', () => {
  it('for a list of the tourism organization that still has it', () => {
    const item = v.parse(listItemSchema, {
      contentid: '1',
      title: '이문설렁탕',
      modifiedtime: '1',
    });
    const none = new OfficialNames();
    const names = { en: none, ja: none, 'zh-Hans': none, 'zh-Hant': none };
    const row = toMergedRow({
      ...{ base: toRow('kto-tourapi'), item, intro: undefined, common: undefined, names },
      today: '2026-11-21',
    });
    expect(row).toMatchObject({ vanishedOn: '', closedOn: '2026-10-07' });
    expect(isListed(row)).toBe(false);
  });

  it('for the register, whether the snapshot or the database knows it', () => {
    const base = toRow('kto-tourapi');
    const place = { contentId: '1', base, members: [], lines: [] };
    const context = { source: 'sto-register', today: '2026-11-21' };
    expect(toPlaceRow(place, undefined, context).closedOn).toBe('2026-10-07');
    const before = { ...base, fieldSources: {} };
    expect(toPlaceRow({ ...place, base: null }, before, context).closedOn).toBe('2026-10-07');
  });

  it('by its own name, until its source names it otherwise', () => {
    const toPlace = (title: string) => ({
      ...{ contentId: '1', base: { ...toOpenRow(), title }, members: [], lines: [] },
    });
    const on = (today: string) => ({ source: 'sto-register', today });
    const closed = toPlaceRow(toPlace('마칸 [임시휴업]'), undefined, on('2026-11-21'));
    expect(closed.vanishedOn).toBe('2026-11-21');
    const later = toPlaceRow(toPlace('마칸 [임시휴업]'), closed, on('2026-12-21'));
    expect(later.vanishedOn).toBe('2026-11-21');
    expect(toPlaceRow(toPlace('마칸'), later, on('2027-01-21')).vanishedOn).toBe('');
  });

  it('for an open list that alone has it', () => {
    const lists = [toOpenList('ansim-2025', [listRow])];
    const [made] = applyOpenLists([], lists, {}, districts).rows;
    const snapshot = made ? [{ ...made, closedOn: '2026-10-07' }] : [];
    expect(applyOpenLists(snapshot, lists, {}, districts).rows).toEqual(snapshot);
  });
});
