export { createNameCorrector } from './name-correction';
export { MenuReaderError, type MenuReaderFault } from './errors';
export { createMenuMatcher, type MatchableDish } from './menu-matcher';
export { createDishDescriber, type CreateForeignNamer } from './dish-details';
export { createMenuReader, type MenuReader } from './reader';
export { readTextFile } from './text-file';
export type {
  Box,
  DishDetails,
  MenuDish,
  PhoneReader,
  ReadDish,
  ReadingProgress,
  PhotoSize,
} from './types';
