/** @jest-environment jsdom */
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createStore } from 'jotai';
import { MAX_SAVED, SAVED_KEY, type SavedPlace } from '@/lib/kept/saved';
import { removePlaceAtom, savePlaceAtom, savedAtom } from '@/lib/kept/saved-atoms';

function place(contentId: string): SavedPlace {
  return {
    restaurant: { contentId, title: `식당 ${contentId}` },
    userPref: { meats: ['pork'], vegan: [] },
    savedAt: 1,
  };
}

/** A phone's page: the store with the list on screen. */
function open() {
  const store = createStore();
  const close = store.sub(savedAtom, () => undefined);
  const ids = () => store.get(savedAtom)?.map(({ restaurant }) => restaurant.contentId);
  return { store, close, ids };
}

beforeEach(() => {
  localStorage.clear();
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
});

describe('the saved places', () => {
  it('come back after a reload, newest first and each once', () => {
    const { store } = open();
    for (const id of ['1', '2', '1']) expect(store.set(savePlaceAtom, place(id))).toBe('saved');
    expect(open().ids()).toEqual(['1', '2']);
    store.set(removePlaceAtom, '1');
    expect(open().ids()).toEqual(['2']);
  });

  it('follow another tab', () => {
    const { ids } = open();
    localStorage.setItem(SAVED_KEY, JSON.stringify([place('7')]));
    window.dispatchEvent(new StorageEvent('storage', { key: SAVED_KEY }));
    expect(ids()).toEqual(['7']);
  });

  it('leave out what cannot be read and keep the rest', () => {
    const odd = [7, null, { restaurant: {} }, { ...place('2'), userPref: 'pork' }];
    const older = { ...place('4'), userPref: { meats: ['dog', 'pork'] } };
    const restaurant = { ...older.restaurant, match: { fit: 'only', dishes: [] }, hours: '11-21' };
    localStorage.setItem(SAVED_KEY, JSON.stringify([...odd, place('3'), { ...older, restaurant }]));
    const { store, ids } = open();
    expect(ids()).toEqual(['3', '4']);
    expect(store.get(savedAtom)?.[1]).toEqual(place('4'));
  });

  it.each(['{"a":', '"text"', 'null', '{}'])('are none when storage holds %s', (text) => {
    localStorage.setItem(SAVED_KEY, text);
    expect(open().ids()).toEqual([]);
  });

  it('are at most as many as a phone has room for, and say so', () => {
    const { store, ids } = open();
    for (let id = 0; id < MAX_SAVED; id += 1) store.set(savePlaceAtom, place(String(id)));
    expect(store.set(savePlaceAtom, place('one more'))).toBe('full');
    expect(ids()).toHaveLength(MAX_SAVED);
    expect(store.set(savePlaceAtom, place('0'))).toBe('saved');
  });

  it('stay on the screen when the phone has no room for them', () => {
    const { store, ids } = open();
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(store.set(savePlaceAtom, place('1'))).toBe('unstored');
    expect(ids()).toEqual(['1']);
  });
});
