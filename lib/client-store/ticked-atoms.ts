import { atom } from 'jotai';
import { readStored, writeStored } from '../browser-storage';

const TICKED_KEY = 'kioot.ticked.v1';
/** Bound for untrusted storage. */
const MAX_TICKED = 500;

const NONE: ReadonlySet<string> = new Set();

/** Null until storage is read, so that server and first client render agree. */
const storedTickedAtom = atom<ReadonlySet<string> | null>(null);
storedTickedAtom.onMount = (set) => set(parseTicked(readStored('sessionStorage', TICKED_KEY)));

function parseTicked(value: unknown): ReadonlySet<string> {
  if (!Array.isArray(value)) return NONE;
  return new Set(value.filter((id) => typeof id === 'string').slice(-MAX_TICKED));
}

/** Ingredients that are ticked off in this tab, as `slug group.item`, the same in all languages. */
export const tickedIngredientsAtom = atom((get) => get(storedTickedAtom) ?? NONE);

/** Ticks an ingredient off, or on again. */
export const toggleIngredientAtom = atom(null, (get, set, id: string) => {
  const ticked = new Set(get(tickedIngredientsAtom));
  if (!ticked.delete(id)) ticked.add(id);
  set(storedTickedAtom, ticked);
  writeStored('sessionStorage', TICKED_KEY, [...ticked]);
});
