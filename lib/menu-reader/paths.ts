/** Where the files of the reader are served, each in a folder named after what is in it. */
export const PARTS_PATH = '/menu/parts/';
/** Where a browser keeps them for menus without a network, and the page with them. */
export const MENU_PATH = '/menu';
export const KEPT_CACHE = 'kioot-menu-v1';
/** There once the visitor asked for it; holds the core of this phone. */
export const KEPT_MARK = '/menu/.kept';
