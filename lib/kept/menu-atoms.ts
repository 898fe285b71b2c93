import { atom } from 'jotai';
import type { KnownDish, MenuDish } from '@kioot/menu-reader';
import { menuPlaceAtom } from './menu-place';
import type { KeptMenu, MenuPhoto } from './menus';

/** A dish of the menu on the screen; its number stays when others go. */
export interface OpenDish extends MenuDish {
  id: number;
}

/** The menu on the screen. */
export interface OpenMenu extends Omit<KeptMenu, 'dishes'> {
  dishes: readonly OpenDish[];
  isPhotoKept: boolean;
}

/** What a reader found. */
export interface FoundMenu {
  photos: readonly MenuPhoto[];
  dishes: readonly MenuDish[];
}

export const WAYS = ['photo', 'paste', 'type'] as const;
export type Way = (typeof WAYS)[number];

/** What was given and is not read yet: it stays until it is, whatever goes wrong. */
export interface MenuDraft {
  way: Way;
  text: string;
  photos: readonly Blob[];
}

export const menuDraftAtom = atom<MenuDraft>({ way: 'photo', text: '', photos: [] });

/** Null before the first dish. It lives as long as the tab, so that the way back from the card finds it. */
export const openMenuAtom = atom<OpenMenu | null>(null);

/** Two photos of one menu may hold the same line. */
function isSameLine(one: MenuDish, other: MenuDish): boolean {
  return one.ko === other.ko && one.price === other.price && one.photo !== other.photo;
}

/** Puts what was found on the menu on the screen, below what stands there. */
export const addToMenuAtom = atom(
  null,
  (get, set, { photos, dishes, nowMs }: FoundMenu & { nowMs: number }) => {
    const menu = get(openMenuAtom) ?? {
      ...{ readAt: nowMs, dishes: [], photos: [], isPhotoKept: false },
      place: get(menuPlaceAtom),
    };
    const firstId = Math.max(-1, ...menu.dishes.map(({ id }) => id)) + 1;
    const added = dishes
      .map((dish) => ({
        ...dish,
        photo: dish.photo === null ? null : dish.photo + menu.photos.length,
      }))
      .filter((dish) => !menu.dishes.some((known) => isSameLine(known, dish)))
      .map((dish, at) => ({ ...dish, id: firstId + at }));
    set(openMenuAtom, {
      ...menu,
      dishes: [...menu.dishes, ...added],
      photos: [...menu.photos, ...photos],
    });
  },
);

/** Says what a dish of the menu is, as somebody put it right: what the letters were stays. */
export const correctDishAtom = atom(null, (get, set, id: number, known: KnownDish) => {
  const menu = get(openMenuAtom);
  if (!menu) return;
  const dishes = menu.dishes.map((dish) =>
    dish.id === id ? { ...dish, ...known, certain: true, others: [] } : dish,
  );
  set(openMenuAtom, { ...menu, dishes });
});

/** Takes a dish off the menu. */
export const dropDishAtom = atom(null, (get, set, dropped: number) => {
  const menu = get(openMenuAtom);
  if (menu) set(openMenuAtom, { ...menu, dishes: menu.dishes.filter(({ id }) => id !== dropped) });
});

/** Opens a menu that was kept, with what its dishes are found to be now. */
export const reopenMenuAtom = atom(
  null,
  (_get, set, { dishes, ...menu }: KeptMenu, known: readonly KnownDish[]) => {
    const isPhotoKept = menu.photos.length > 0;
    set(openMenuAtom, {
      ...menu,
      isPhotoKept,
      dishes: dishes.flatMap((dish, id) => {
        const is = known[id];
        return is ? { ...dish, ...is, id, photo: isPhotoKept ? dish.photo : null } : [];
      }),
    });
  },
);

/** What of the menu on the screen is kept. */
export function toKeptMenu({ readAt, dishes, photos, place, isPhotoKept }: OpenMenu): KeptMenu {
  return {
    readAt,
    place,
    photos: isPhotoKept ? photos : [],
    dishes: dishes.map(({ ko, read, price, certain, others, box, photo }) => ({
      ...{ ko, read, price, certain, others, box, photo },
    })),
  };
}
