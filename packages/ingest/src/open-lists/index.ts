export { mergeOpenLists, type OpenListsResult } from './merge-open-lists';
