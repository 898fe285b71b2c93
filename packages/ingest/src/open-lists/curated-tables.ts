import * as v from 'valibot';
import type { Place } from '@kioot/places/place';
import { parse } from '@kioot/base/validation';
import { isOfChain, toComparableName } from '../branch-name';
import { readTextIfExists } from '../common/atomic-file';
import { LINE_SEPARATOR } from '../to-place-row';

const nameSchema = v.object({
  /** Name that was read; another one of the place is not named by this row. */
  ko: v.string(),
  en: v.pipe(v.string(), v.minLength(1)),
});
/** Schema of `data/curated/place-names-en.json`. */
export const namesSchema = v.object({ about: v.string(), names: v.record(v.string(), nameSchema) });

/** English names by place that a reader gave to places without an official one. */
export type CuratedNames = Readonly<Record<string, v.InferOutput<typeof nameSchema>>>;

/**
 * Reads a table of `data/curated`; null without that file.
 *
 * @throws {ValidationError} for another form
 */
export async function readCuratedTable<Output>(
  path: string,
  schema: v.GenericSchema<unknown, Output>,
): Promise<Output | null> {
  const text = await readTextIfExists(path);
  return text === null ? null : parse(schema, JSON.parse(text));
}

/** Row without a name of the table, so that an official one may take its place. */
export const withoutCuratedName = (row: Place, names: CuratedNames): Place =>
  row.title_eng !== '' && row.title_eng === names[row.contentId]?.en
    ? { ...row, title_eng: '' }
    : row;

/** Row with the name of the table if it has no official one. */
export function withCuratedName(row: Place, names: CuratedNames): Place {
  const name = names[row.contentId];
  return row.title_eng === '' && name?.ko === row.title ? { ...row, title_eng: name.en } : row;
}

/** Schema of `data/curated/chain-menus.json`. */
export const menusSchema = v.object({
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
export type ChainMenus = v.InferOutput<typeof menusSchema>;

/** Row without the menu of its chain, so that one of its own may take its place. */
export function withoutChainMenu(row: Place): Place {
  if (!row.fieldSources?.firstmenu?.isOfChain) return row;
  const fieldSources = { ...row.fieldSources };
  delete fieldSources.firstmenu;
  return { ...row, firstmenu: '', treatmenu: '', fieldSources };
}

/** Row with the menu of its chain if it has none; of two chains the one with the longer name. */
export function withChainMenu(row: Place, { source, year, chains }: ChainMenus): Place {
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
    fieldSources: { ...row.fieldSources, firstmenu },
  };
}
