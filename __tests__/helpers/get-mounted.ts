import { createStore, type Atom } from 'jotai';

/** Value of an atom as a tab that opens now sees it. */
export function getMounted<Value>(atom: Atom<Value>): Value {
  const store = createStore();
  const unmount = store.sub(atom, () => undefined);
  const value = store.get(atom);
  unmount();
  return value;
}
