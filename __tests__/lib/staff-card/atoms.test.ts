import { expect, it } from '@jest/globals';
import { createStore } from 'jotai';
import { cardBackPathAtom, cardPlaceAtom } from '@/lib/staff-card/atoms';

it('leads back to the place that opened the card, until the card is left', () => {
  const store = createStore();
  store.set(cardPlaceAtom, { contentId: 'KOP1', dishes: [] });
  const leave = store.sub(cardBackPathAtom, () => undefined);
  expect(store.get(cardBackPathAtom)).toBe('/places/KOP1');
  leave();
  expect(store.get(cardBackPathAtom)).toBe('/');
});
