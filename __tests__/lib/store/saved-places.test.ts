/** @jest-environment jsdom */
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createStore } from 'jotai';
import {
  MAX_SAVED_PLACES,
  SAVED_PLACES_KEY,
  type SavedPlace,
  redirectPlacesAtom,
  removePlaceAtom,
  savePlaceAtom,
  savedPlacesAtom,
} from '@/lib/store/saved-places';
import { getMounted } from '../../helpers/get-mounted';

function place(contentId: string): SavedPlace {
  return {
    restaurant: { contentId, title: `식당 ${contentId}` },
    userPref: { meats: ['pork'], vegan: [] },
    savedAt: 1,
  };
}

/** Store with the saved list mounted. */
function open() {
  const store = createStore();
  const close = store.sub(savedPlacesAtom, () => undefined);
  const ids = () => store.get(savedPlacesAtom)?.map(({ restaurant }) => restaurant.contentId);
  return { store, close, ids };
}

beforeEach(() => {
  localStorage.clear();
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
});

describe('saved places', () => {
  it('survive a reload, newest first and each once', () => {
    const { store } = open();
    for (const id of ['1', '2', '1']) expect(store.set(savePlaceAtom, place(id))).toBe('saved');
    expect(open().ids()).toEqual(['1', '2']);
    store.set(removePlaceAtom, '1');
    expect(open().ids()).toEqual(['2']);
  });

  it('follow changes in another tab', () => {
    const { ids } = open();
    localStorage.setItem(SAVED_PLACES_KEY, JSON.stringify([place('7')]));
    window.dispatchEvent(new StorageEvent('storage', { key: SAVED_PLACES_KEY }));
    expect(ids()).toEqual(['7']);
  });

  it('drop unreadable entries only', () => {
    const odd = [7, null, { restaurant: {} }, { ...place('2'), userPref: 'pork' }];
    const older = { ...place('4'), userPref: { meats: ['dog', 'pork'] } };
    const restaurant = { ...older.restaurant, match: { fit: 'only', dishes: [] }, hours: '11-21' };
    localStorage.setItem(
      SAVED_PLACES_KEY,
      JSON.stringify([...odd, place('3'), { ...older, restaurant }]),
    );
    const { store, ids } = open();
    expect(ids()).toEqual(['3', '4']);
    expect(store.get(savedPlacesAtom)?.[1]).toEqual(place('4'));
  });

  it.each(['{"a":', '"text"', 'null', '{}'])('are empty when storage holds %s', (text) => {
    localStorage.setItem(SAVED_PLACES_KEY, text);
    expect(open().ids()).toEqual([]);
  });

  it('are limited in number, and report it', () => {
    const { store, ids } = open();
    for (let id = 0; id < MAX_SAVED_PLACES; id += 1) store.set(savePlaceAtom, place(String(id)));
    expect(store.set(savePlaceAtom, place('one more'))).toBe('full');
    expect(ids()).toHaveLength(MAX_SAVED_PLACES);
    expect(store.set(savePlaceAtom, place('0'))).toBe('saved');
  });

  it('follow the ids of merged places, each place once, in storage too', () => {
    localStorage.setItem(
      SAVED_PLACES_KEY,
      JSON.stringify([place('1'), place('old'), place('3'), place('2')]),
    );
    const { store, ids } = open();
    store.set(redirectPlacesAtom, { old: '2', other: '9' });
    expect(ids()).toEqual(['1', '2', '3']);
    expect(getMounted(savedPlacesAtom)?.map(({ restaurant }) => restaurant.contentId)).toEqual(
      ids(),
    );
  });

  it('stay in memory when storage is full', () => {
    const { store, ids } = open();
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(store.set(savePlaceAtom, place('1'))).toBe('unstored');
    expect(ids()).toEqual(['1']);
  });
});
