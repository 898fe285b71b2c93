/** A module of its own, so that a page that imports it later loads this name alone. */
export { toHouseName } from '@kioot/engine/names';
