export { createCorrection } from './correct';
export { MenuReaderError, type MenuReaderFault } from './errors';
export { createMenuJudge, type Judgeable } from './judge';
export { createDishReader, type CreateNames } from './known-dish';
export { createMenuReader, type MenuReader } from './reader';
export { readTextFile } from './text-file';
export type {
  Box,
  KnownDish,
  MenuDish,
  PhoneReader,
  ReadDish,
  ReadingProgress,
  SeenLine,
  SeenPhoto,
  SeenWord,
  Suggestion,
} from './types';
