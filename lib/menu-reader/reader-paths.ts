/** Base path of the reader's files, each in a folder named by its content hash. */
export const PARTS_PATH = '/menu/parts/';
/** Page that reads menus, stored with the files in this cache. */
export const MENU_PATH = '/menu';
export const OFFLINE_READER_CACHE = 'kioot-menu-v1';
/** Present once the visitor asked for offline menus; its body is the name of the core. */
export const OFFLINE_READER_MARKER = '/menu/.kept';
