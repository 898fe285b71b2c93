import type { MenuReaderFault } from './errors';
import type { ReaderParts } from './parts';
import type { KnownDish, MenuDish, ReadingProgress, SeenPhoto, Suggestion } from './types';

/** What the worker answers, by what it is asked. */
export interface ReaderCalls {
  readText: { given: { text: string }; answer: MenuDish[] };
  readPhotos: {
    given: { photos: readonly Blob[] };
    answer: { photos: SeenPhoto[]; dishes: MenuDish[] };
  };
  getDishes: { given: { names: readonly string[] }; answer: KnownDish[] };
  suggest: { given: { typed: string }; answer: Suggestion[] };
  prepare: { given: object; answer: null };
}
export type CallName = keyof ReaderCalls;

/** A call as it travels: its name with what is given. */
export type ReaderCall = {
  [Name in CallName]: { name: Name } & ReaderCalls[Name]['given'];
}[CallName];

/** What a page tells the worker. Parts come first; an id is that of one call. */
export type ToReader =
  | { type: 'parts'; parts: ReaderParts; lock: string }
  | { type: 'call'; id: number; call: ReaderCall }
  | { type: 'abort'; id: number };

/** What the worker tells the page. */
export type FromReader =
  /** The script runs and holds its lock. */
  | { type: 'ready' }
  | { type: 'progress'; id: number; progress: ReadingProgress }
  | { type: 'answer'; id: number; answer: ReaderCalls[CallName]['answer'] }
  | { type: 'fault'; id: number; fault: MenuReaderFault; message: string };
