import { clear, createStore, del, set, values, type UseStore } from 'idb-keyval';
import * as v from 'valibot';
import type { MenuDish, ReadDish, PhotoSize } from '@kioot/menu-reader';
import {
  finiteNumberSchema,
  flagSchema,
  parseOrNull,
  validItems,
  type Schema,
} from '@kioot/base/validation';
import { setHasPlaceRecords, type MenuPlace } from './menu-place';

/** Photo of a menu with the size of the upright picture. */
export interface MenuPhoto extends PhotoSize {
  file: Blob;
}

/**
 * Dish as recognized or corrected. Its details are looked up again when the menu is opened.
 */
export type StoredDish = ReadDish & Pick<MenuDish, 'photo'>;

export interface StoredMenu {
  /** Epoch milliseconds; also the key. */
  readAt: number;
  dishes: readonly StoredDish[];
  /** Empty unless the visitor wants them stored. */
  photos: readonly MenuPhoto[];
  place: MenuPlace | null;
}

/** Older ones are removed, except menus that belong to a place. */
const MAX_MENUS = 30;

const numberSchema = finiteNumberSchema;

const menuSchema: Schema<StoredMenu> = v.object({
  readAt: numberSchema,
  dishes: validItems(
    v.object({
      ko: v.string(),
      read: v.string(),
      price: v.nullable(numberSchema),
      /** Uncertain unless `true`. */
      certain: flagSchema,
      others: validItems(v.string()),
      box: v.nullable(v.strictTuple([numberSchema, numberSchema, numberSchema, numberSchema])),
      photo: v.nullable(numberSchema),
    }),
  ),
  photos: validItems(v.object({ file: v.blob(), width: numberSchema, height: numberSchema })),
  place: v.fallback(v.nullable(v.object({ contentId: v.string(), name: v.string() })), null),
});

let openedStore: UseStore | null = null;
const getStore = () => (openedStore ??= createStore('kioot-menus', 'menus'));

/** Stored menus, newest first, without unreadable ones; empty when the browser has no database. */
export async function getMenus(): Promise<StoredMenu[]> {
  try {
    return (await values<unknown>(getStore()))
      .flatMap((value) => parseOrNull(menuSchema, value) ?? [])
      .sort((one, other) => other.readAt - one.readAt);
  } catch (error) {
    console.info('[menus] cannot be read', error);
    return [];
  }
}

/**
 * Stores a menu under its `readAt`, replacing an earlier version.
 * @returns false when the browser has no room or no database
 */
export async function storeMenu(menu: StoredMenu): Promise<boolean> {
  try {
    await set(menu.readAt, menu, getStore());
    if (menu.place) setHasPlaceRecords();
    const withoutPlace = (await getMenus()).filter(({ place }) => place === null);
    for (const { readAt } of withoutPlace.slice(MAX_MENUS)) await del(readAt, getStore());
    return true;
  } catch (error) {
    console.info('[menus] cannot be stored', error);
    return false;
  }
}

/** Removes one menu, or all of them. */
export async function removeMenus(readAt?: number): Promise<void> {
  try {
    await (readAt === undefined ? clear(getStore()) : del(readAt, getStore()));
  } catch (error) {
    console.info('[menus] cannot be removed', error);
  }
}
