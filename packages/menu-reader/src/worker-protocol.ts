import type { MenuReaderFault } from './errors';
import type { ReaderParts } from './parts';
import type {
  CallOptions,
  DishDetails,
  MenuDish,
  ReadingProgress,
  PhotoSize,
  DishSuggestion,
} from './types';

/** Parameters and result of each call to the worker. */
export interface ReaderCalls {
  readText: { params: { text: string }; answer: MenuDish[] };
  readPhotos: {
    params: { photos: readonly Blob[] };
    answer: { photos: PhotoSize[]; dishes: MenuDish[] };
  };
  getDishes: { params: { names: readonly string[] }; answer: DishDetails[] };
  suggest: { params: { typed: string }; answer: DishSuggestion[] };
  prepare: { params: object; answer: null };
}
export type CallName = keyof ReaderCalls;

/** Calls as the worker answers them. All reject with a `MenuReaderError` or the signal's reason. */
export type ReaderService = {
  [Name in CallName]: (
    params: ReaderCalls[Name]['params'],
    options: CallOptions,
  ) => Promise<ReaderCalls[Name]['answer']>;
};

/** Call with its parameters. */
export type ReaderCall = {
  [Name in CallName]: { name: Name } & ReaderCalls[Name]['params'];
}[CallName];

/** Page to worker. `parts` comes first; `id` identifies a call. */
export type PageToWorkerMessage =
  | { type: 'parts'; parts: ReaderParts; lock: string }
  | { type: 'call'; id: number; call: ReaderCall }
  | { type: 'abort'; id: number };

/** Worker to page. */
export type WorkerToPageMessage =
  /** Running and holding its lock. */
  | { type: 'ready' }
  | { type: 'progress'; id: number; progress: ReadingProgress }
  | { type: 'answer'; id: number; answer: ReaderCalls[CallName]['answer'] }
  | { type: 'fault'; id: number; fault: MenuReaderFault; message: string };
