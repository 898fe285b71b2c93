/** Separate module, so that a lazy import loads this function alone. */
export { toRestaurantName } from '@kioot/engine/names';
