import { atom } from 'jotai';
import { readStored, writeStored, type StorageArea } from './browser-storage';

interface StoredAtomOptions<Value> {
  area: StorageArea;
  key: string;
  /** Value of the JSON in storage, which may be anything; null for a missing one. */
  parse: (stored: unknown) => Value;
  /** JSON to store; undefined removes the key. */
  toStored?: (value: Value) => unknown;
}

interface Memory<Value> {
  value: Value;
  /** JSON in storage; undefined for a value that could not be stored. */
  json?: string | undefined;
}

const toJson = (stored: unknown): string => JSON.stringify(stored ?? null);

/**
 * Atom of a value in browser storage. Undefined until it is mounted, so that server and first client
 * render agree; then it follows the other tabs. It is set by a function of the current value, and
 * returns false where storage is blocked or full: the value then lives in memory alone.
 *
 * @example
 * const countAtom = createStoredAtom({ area: 'localStorage', key: 'count', parse: Number });
 * store.set(countAtom, (count) => count + 1); // => true
 */
export function createStoredAtom<Value>({
  area,
  key,
  parse,
  toStored = (value) => value,
}: StoredAtomOptions<Value>) {
  const load = (memory?: Memory<Value>): Memory<Value> => {
    if (memory && memory.json === undefined) return memory;
    const stored = readStored(area, key);
    const json = toJson(stored);
    return memory && memory.json === json ? memory : { value: parse(stored), json };
  };
  const memoryAtom = atom<Memory<Value> | undefined>(undefined);
  memoryAtom.onMount = (set) => {
    set(load);
    const onStorage = (event: StorageEvent) => {
      // Changed or cleared by another tab; a null key is a cleared storage.
      if (event.key === key || event.key === null) set(load());
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  };

  return atom(
    (get) => get(memoryAtom)?.value,
    (get, set, change: (current: Value) => Value): boolean => {
      const { value } = load(get(memoryAtom));
      const changed = change(value);
      if (changed === value) return true;
      const stored = toStored(changed);
      const isStored = writeStored(area, key, stored);
      set(memoryAtom, { value: changed, json: isStored ? toJson(stored) : undefined });
      return isStored;
    },
  );
}
