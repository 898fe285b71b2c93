export { TOURAPI } from './endpoints';
export { runSync, type SyncOptions, type SyncResult } from './run-sync';
export type { ListsResult } from './read-lists';
