import { expect, it } from '@jest/globals';
import * as v from 'valibot';
import { toPlaceRow } from '../src/to-place-row';
import { placeSchema } from '@kioot/places/place';

const context = { source: 'sto-register', today: '2026-11-21' };
const toBase = (isOfChain?: true) =>
  v.parse(placeSchema, {
    ...{ contentId: '1', title: '본죽 시흥점', source: 'kto-tourapi' },
    ...{ mapx: '126.9', mapy: '37.4', firstmenu: '녹두죽(비건)', treatmenu: '녹두죽(비건)' },
    fieldSources: { firstmenu: { source: 'vegetarian-2021', asOf: '2021', isOfChain } },
  });
const read = (base: ReturnType<typeof toBase>, ...dishes: string[]) => {
  const lines = dishes.map((name, id) => ({ id, name, priceWon: null, foreign: {} }));
  const member = {
    ...{ id: 1, name: base.title, address: '', phone: '', at: null, hours: null, lines },
  };
  return toPlaceRow({ contentId: '1', base, members: [member], lines }, undefined, context);
};

it('takes the own menu of a branch in place of that of its chain', () => {
  expect(read(toBase(true), '팥죽', '호박죽')).toMatchObject({
    ...{ firstmenu: '팥죽', treatmenu: '팥죽 / 호박죽' },
    fieldSources: { firstmenu: { source: 'sto-register' } },
  });
  expect(read(toBase(true), '팥죽').fieldSources?.firstmenu).not.toHaveProperty('isOfChain');
});

it('keeps the menu of the chain without another one, and a menu of the place', () => {
  for (const row of [read(toBase(true)), read(toBase(), '팥죽')]) {
    expect(row).toMatchObject({
      firstmenu: '녹두죽(비건)',
      fieldSources: { firstmenu: { source: 'vegetarian-2021' } },
    });
  }
});
