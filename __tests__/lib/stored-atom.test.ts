/** @jest-environment jsdom */
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createStore } from 'jotai';
import { createStoredAtom } from '@/lib/stored-atom';
import { getMounted } from '../helpers/get-mounted';

const KEY = 'count';
const toCount = (stored: unknown): number => (typeof stored === 'number' ? stored : 0);
const addOne = (count: number) => count + 1;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
});

const refuseWrites = () =>
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });

describe('a value of all tabs', () => {
  const countAtom = createStoredAtom({
    area: 'localStorage',
    key: KEY,
    parse: toCount,
    toStored: (count) => (count === 0 ? undefined : count),
  });

  it('is read when first shown, and stored when it changes', () => {
    localStorage.setItem(KEY, '2');
    const store = createStore();
    expect(store.get(countAtom)).toBeUndefined();
    store.sub(countAtom, () => undefined);
    expect(store.get(countAtom)).toBe(2);
    expect(store.set(countAtom, addOne)).toBe(true);
    expect([store.get(countAtom), localStorage.getItem(KEY)]).toEqual([3, '3']);
  });

  it('loses no change of another tab that was made while no screen showed it', () => {
    const store = createStore();
    store.sub(countAtom, () => undefined)();
    localStorage.setItem(KEY, '5');
    store.set(countAtom, addOne);
    expect(localStorage.getItem(KEY)).toBe('6');
    localStorage.setItem(KEY, '7');
    store.sub(countAtom, () => undefined);
    expect(store.get(countAtom)).toBe(7);
  });

  it('lives in memory where storage is full, until it can be stored', () => {
    const store = createStore();
    const spy = refuseWrites();
    expect(store.set(countAtom, addOne)).toBe(false);
    store.sub(countAtom, () => undefined);
    expect([store.get(countAtom), getMounted(countAtom)]).toEqual([1, 0]);
    spy.mockRestore();
    expect(store.set(countAtom, addOne)).toBe(true);
    expect(getMounted(countAtom)).toBe(2);
  });

  it('removes its key without a value, and writes nothing without a change', () => {
    localStorage.setItem(KEY, '2');
    const store = createStore();
    const spy = jest.spyOn(Storage.prototype, 'setItem');
    store.set(countAtom, (count) => count);
    expect(spy).not.toHaveBeenCalled();
    store.set(countAtom, () => 0);
    expect(localStorage.getItem(KEY)).toBeNull();
  });
});

it('a value keeps its identity while storage is unchanged, so that no screen starts over', () => {
  const listAtom = createStoredAtom({
    ...{ area: 'localStorage', key: KEY },
    parse: (stored): unknown[] => (Array.isArray(stored) ? stored : []),
  });
  const store = createStore();
  store.sub(listAtom, () => undefined)();
  const list = store.get(listAtom);
  store.sub(listAtom, () => undefined)();
  expect(store.get(listAtom)).toBe(list);
  store.set(listAtom, () => [1]);
  const changed = store.get(listAtom);
  store.sub(listAtom, () => undefined);
  expect(store.get(listAtom)).toBe(changed);
});
