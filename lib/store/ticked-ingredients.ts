import { atom } from 'jotai';
import { createStoredAtom } from '../stored-atom';

/** Bound for untrusted storage. */
const MAX_TICKED = 500;

const NONE: ReadonlySet<string> = new Set();

function parseTicked(stored: unknown): ReadonlySet<string> {
  if (!Array.isArray(stored)) return NONE;
  return new Set(stored.filter((id) => typeof id === 'string').slice(-MAX_TICKED));
}

const storedTickedAtom = createStoredAtom({
  area: 'sessionStorage',
  key: 'kioot.ticked.v1',
  parse: parseTicked,
  toStored: (ticked) => [...ticked],
});

/** Ingredients that are ticked off in this tab, as `slug group.item`, the same in all languages. */
export const tickedIngredientsAtom = atom((get) => get(storedTickedAtom) ?? NONE);

/** Ticks an ingredient off, or on again. */
export const toggleIngredientAtom = atom(null, (_get, set, id: string) => {
  set(storedTickedAtom, (current) => {
    const ticked = new Set(current);
    if (!ticked.delete(id)) ticked.add(id);
    return ticked;
  });
});
