import type { ListRow } from './list-row';

/**
 * Way of merging a list. `update`: newer versions of snapshot rows, matched by id. `add`: places, of
 * which unknown ones are new. `complete`: places that may have closed since, of which known ones are
 * completed. `complete-by-name`: as `complete`, without points and telephones, so that a name that
 * its district has once matches too.
 */
export type ListKind = 'update' | 'add' | 'complete' | 'complete-by-name';

/**
 * Kinds by beginning of the name, in merge order: lists with official names first, then diets, then
 * prices, then those that add no places.
 */
const KINDS: readonly (readonly [start: string, kind: ListKind])[] = [
  ['visitseoul', 'update'],
  ['vegetarian-2023', 'add'],
  ['goodprice-2', 'add'],
  ['ansim', 'add'],
  ['zero', 'add'],
  ['goodprice-seoul', 'complete'],
  ['vegetarian-2021', 'complete-by-name'],
];

/** Open list of places; `name` is that of its file, such as "goodprice-2026". */
export interface OpenList {
  readonly name: string;
  readonly kind: ListKind;
  readonly rows: readonly ListRow[];
}

const findOrder = (name: string): number => KINDS.findIndex(([start]) => name.startsWith(start));

/** Merge order; lists of unknown names first, by name. */
export const compareLists = (a: string, b: string): number =>
  findOrder(a) - findOrder(b) || (a < b ? -1 : 1);

export const toOpenList = (name: string, rows: readonly ListRow[]): OpenList => ({
  ...{ name, rows, kind: KINDS[findOrder(name)]?.[1] ?? 'add' },
});
