/** Separate module, so that a lazy import loads this function alone. */
export { toKatakanaTitle } from '@kioot/engine/names';
