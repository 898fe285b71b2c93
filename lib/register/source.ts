export { REGISTER_SOURCE } from '../places/snapshot';

/** When its menus and prices were taken down, as far as is known: in 2021, most of them towards its end. */
export const REGISTER_AS_OF = '2021-12-31';
