import { clear, createStore, del, set, values, type UseStore } from 'idb-keyval';
import * as v from 'valibot';
import type { MenuDish, ReadDish, SeenPhoto } from '@kioot/menu-reader';
import {
  finiteNumberSchema,
  flagSchema,
  parseOrNull,
  validItems,
  type Schema,
} from '../validation';
import { markPlaceMenus, type MenuPlace } from './menu-place';

/** A photo of a menu, its size that of the upright picture. */
export interface MenuPhoto extends SeenPhoto {
  file: Blob;
}

/** A dish as it was read or put right. What it is, is asked anew when the menu is opened (decision 0100). */
export type KeptDish = ReadDish & Pick<MenuDish, 'photo'>;

/** A menu that somebody read. */
export interface KeptMenu {
  /** When (epoch ms): its name, too, since nobody reads two at once. */
  readAt: number;
  dishes: readonly KeptDish[];
  /** Only where the visitor wants them kept. */
  photos: readonly MenuPhoto[];
  place: MenuPlace | null;
}

/** Older ones go, but for those that belong to a place. */
const MAX_MENUS = 30;

const number = finiteNumberSchema;

const menuSchema: Schema<KeptMenu> = v.object({
  readAt: number,
  dishes: validItems(
    v.object({
      ko: v.string(),
      read: v.string(),
      price: v.nullable(number),
      /** Anything but `true` is to be asked about again. */
      certain: flagSchema,
      others: validItems(v.string()),
      box: v.nullable(v.strictTuple([number, number, number, number])),
      photo: v.nullable(number),
    }),
  ),
  photos: validItems(v.object({ file: v.blob(), width: number, height: number })),
  place: v.fallback(v.nullable(v.object({ contentId: v.string(), name: v.string() })), null),
});

let opened: UseStore | null = null;
const store = () => (opened ??= createStore('kioot-menus', 'menus'));

/** The menus on the phone, the newest first; none where the browser keeps nothing, and without those it cannot read. */
export async function getMenus(): Promise<KeptMenu[]> {
  try {
    return (await values<unknown>(store()))
      .flatMap((value) => parseOrNull(menuSchema, value) ?? [])
      .sort((one, other) => other.readAt - one.readAt);
  } catch (error) {
    console.info('[menus] cannot be read', error);
    return [];
  }
}

/** Keeps a menu, in the place of what was kept of it before; false where the browser has no room or keeps nothing. */
export async function keepMenu(menu: KeptMenu): Promise<boolean> {
  try {
    await set(menu.readAt, menu, store());
    if (menu.place) markPlaceMenus();
    const loose = (await getMenus()).filter(({ place }) => place === null);
    for (const { readAt } of loose.slice(MAX_MENUS)) await del(readAt, store());
    return true;
  } catch (error) {
    console.info('[menus] cannot be kept', error);
    return false;
  }
}

/** Forgets a menu, or all of them. */
export async function removeMenus(readAt?: number): Promise<void> {
  try {
    await (readAt === undefined ? clear(store()) : del(readAt, store()));
  } catch (error) {
    console.info('[menus] cannot be removed', error);
  }
}
