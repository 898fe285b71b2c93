import { atom } from 'jotai';
import type { DishDetails, MenuDish } from '@kioot/menu-reader';
import { menuPlaceAtom } from '../store/menu-place';
import type { StoredMenu, MenuPhoto } from '../store/menus';

/** Dish of the open menu; its id stays when other dishes are removed. */
export interface OpenDish extends MenuDish {
  id: number;
}

export interface OpenMenu extends Omit<StoredMenu, 'dishes'> {
  dishes: readonly OpenDish[];
  arePhotosStored: boolean;
}

/** Output of the menu reader. */
export interface MenuReading {
  photos: readonly MenuPhoto[];
  dishes: readonly MenuDish[];
}

export const MENU_INPUTS = ['photo', 'paste', 'type'] as const;
export type MenuInput = (typeof MENU_INPUTS)[number];

/** Input not read yet; it survives a failed reading. */
export interface MenuDraft {
  input: MenuInput;
  text: string;
  photos: readonly Blob[];
}

export const menuDraftAtom = atom<MenuDraft>({ input: 'photo', text: '', photos: [] });

/**
 * Null before the first dish. Lives as long as the tab, so that the menu is still there after a
 * visit to the staff card.
 */
export const openMenuAtom = atom<OpenMenu | null>(null);

/** Two photos of one menu may show the same line. */
function isSameLine(one: MenuDish, other: MenuDish): boolean {
  return one.ko === other.ko && one.price === other.price && one.photo !== other.photo;
}

/** Appends dishes and photos to the open menu, without duplicate lines. */
export const addToMenuAtom = atom(
  null,
  (get, set, { photos, dishes, nowMs }: MenuReading & { nowMs: number }) => {
    const menu = get(openMenuAtom) ?? {
      ...{ readAt: nowMs, dishes: [], photos: [], arePhotosStored: false },
      place: get(menuPlaceAtom),
    };
    const firstId = Math.max(-1, ...menu.dishes.map(({ id }) => id)) + 1;
    const added = dishes
      .map((dish) => ({
        ...dish,
        photo: dish.photo === null ? null : dish.photo + menu.photos.length,
      }))
      .filter((dish) => !menu.dishes.some((listed) => isSameLine(listed, dish)))
      .map((dish, index) => ({ ...dish, id: firstId + index }));
    set(openMenuAtom, {
      ...menu,
      dishes: [...menu.dishes, ...added],
      photos: [...menu.photos, ...photos],
    });
  },
);

/** Replaces a dish by the visitor's correction; the recognized text stays. */
export const correctDishAtom = atom(null, (get, set, id: number, details: DishDetails) => {
  const menu = get(openMenuAtom);
  if (!menu) return;
  const dishes = menu.dishes.map((dish) =>
    dish.id === id ? { ...dish, ...details, certain: true, others: [] } : dish,
  );
  set(openMenuAtom, { ...menu, dishes });
});

export const removeDishAtom = atom(null, (get, set, removedId: number) => {
  const menu = get(openMenuAtom);
  if (menu)
    set(openMenuAtom, { ...menu, dishes: menu.dishes.filter(({ id }) => id !== removedId) });
});

/** Opens a stored menu with current details of its dishes. */
export const reopenMenuAtom = atom(
  null,
  (_get, set, { dishes, ...menu }: StoredMenu, details: readonly DishDetails[]) => {
    const arePhotosStored = menu.photos.length > 0;
    set(openMenuAtom, {
      ...menu,
      arePhotosStored,
      dishes: dishes.flatMap((dish, id) => {
        const current = details[id];
        return current
          ? { ...dish, ...current, id, photo: arePhotosStored ? dish.photo : null }
          : [];
      }),
    });
  },
);

/** Part of the open menu that is stored. */
export function toStoredMenu({
  readAt,
  dishes,
  photos,
  place,
  arePhotosStored,
}: OpenMenu): StoredMenu {
  return {
    readAt,
    place,
    photos: arePhotosStored ? photos : [],
    dishes: dishes.map(({ ko, read, price, certain, others, box, photo }) => ({
      ...{ ko, read, price, certain, others, box, photo },
    })),
  };
}
