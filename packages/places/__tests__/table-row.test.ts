import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import * as v from 'valibot';
import { placeSchema, type Place } from '../src/place';
import { tableRowSchema, toPlaceTableRow } from '../src/table-row';

const file = readFileSync('data/synced/restaurants.json', 'utf8');
const bundled = v.parse(v.array(placeSchema), JSON.parse(file));

/** Fields of a place that the table holds. */
const toStored = (place: Place): Partial<Place> => {
  const stored: Partial<Place> = { ...place };
  delete stored.unlabeledMenu;
  delete stored.menuAsOf;
  return stored;
};

const full = v.parse(placeSchema, {
  ...{ contentId: '1', title: '국시집', source: 'kto-tourapi', mapx: 127, mapy: 37 },
  ...{ title_ja: 'クッシ', title_zh_hans: '面', title_zh_hant: '麵', lclsSystm3: 'FD01' },
  ...{ vanishedOn: '2026-11-01', closedOn: '2026-10-07', errorM: 40, kind: 'meal' },
  fieldSources: { firstmenu: { source: 'vegetarian-2021', asOf: '2021', isOfChain: true } },
  lastGood: { firstmenu: { text: '국시', until: '2026-11-01' } },
  lastSeen: { 'goodprice-2026': '2024' },
  prices: [['국시', 9_000]],
  unlabeledMenu: { firstmenu: '국시', treatmenu: '' },
});

describe('a row of the table', () => {
  it('holds every place, and reads back as the same one', () => {
    for (const place of [full, ...bundled])
      expect(v.parse(tableRowSchema, toPlaceTableRow(place))).toEqual(toStored(place));
  });

  it('has the same columns for every place: an insert names those of the first', () => {
    const columns = Object.keys(toPlaceTableRow(full)).join();
    expect(bundled.filter((each) => Object.keys(toPlaceTableRow(each)).join() !== columns)).toEqual(
      [],
    );
    expect(columns).not.toContain('unlabeled');
  });

  it('is refused without a column, and carries the age of a menu that was joined', () => {
    const row = toPlaceTableRow(full);
    expect(v.parse(tableRowSchema, { ...row, menu_as_of: '2021-08-31' }).menuAsOf).toBe(
      '2021-08-31',
    );
    delete row.treatmenu;
    expect(v.is(tableRowSchema, row)).toBe(false);
  });
});
