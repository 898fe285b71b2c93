import { expect, it } from '@jest/globals';
import { createStore } from 'jotai';
import { cardBackPathAtom, cardOriginAtom } from '@/lib/staff-card/card-atoms';

it('goes back to the page that opened the card, until the card unmounts', () => {
  const store = createStore();
  store.set(cardOriginAtom, { path: '/places/KOP1' });
  const leave = store.sub(cardBackPathAtom, () => undefined);
  expect(store.get(cardBackPathAtom)).toBe('/places/KOP1');
  leave();
  expect(store.get(cardBackPathAtom)).toBe('/');
});
