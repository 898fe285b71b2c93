import * as v from 'valibot';
import type { RestaurantRow } from '@/lib/places/row';
import { readCuratedTable } from './curated-names';
import { isOfChain, toComparableName } from '../branch-name';
import { LINE_SEPARATOR } from '../to-place-row';

const tableSchema = v.object({
  about: v.string(),
  /** List that has the branches with these menus, and its year. */
  source: v.string(),
  year: v.number(),
  chains: v.array(
    v.object({
      chain: v.string(),
      /** Branches on the list, all with this menu. */
      branches: v.number(),
      menu: v.array(v.string()),
    }),
  ),
});

/** Menus that all branches of a chain have on a list. */
export type ChainMenus = v.InferOutput<typeof tableSchema>;

/**
 * Reads `data/curated/chain-menus.json`; null without that file.
 *
 * @throws {ValidationError} for another form
 */
export const readChainMenus = (path: string): Promise<ChainMenus | null> =>
  readCuratedTable(path, tableSchema);

/** Row without the menu of its chain, so that one of its own may take its place. */
export function withoutChainMenu(row: RestaurantRow): RestaurantRow {
  if (!row.facts?.firstmenu?.isOfChain) return row;
  const facts = { ...row.facts };
  delete facts.firstmenu;
  return { ...row, firstmenu: '', treatmenu: '', facts };
}

/** Row with the menu of its chain if it has none; of two chains the one with the longer name. */
export function withChainMenu(
  row: RestaurantRow,
  { source, year, chains }: ChainMenus,
): RestaurantRow {
  if (row.firstmenu !== '' || row.treatmenu !== '') return row;
  const toLength = ({ chain }: { chain: string }) => toComparableName(chain).length;
  const [chain] = chains
    .filter((each) => isOfChain(row.title, each.chain))
    .sort((a, b) => toLength(b) - toLength(a));
  if (!chain) return row;
  const firstmenu = { source, asOf: `${year}`, isOfChain: true } as const;
  return {
    ...row,
    firstmenu: chain.menu[0] ?? '',
    treatmenu: chain.menu.join(LINE_SEPARATOR),
    facts: { ...row.facts, firstmenu },
  };
}
