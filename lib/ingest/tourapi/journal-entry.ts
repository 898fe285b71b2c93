import * as v from 'valibot';
import { count, positive, timestamp } from '../schemas';
import { commonItemSchema, introItemSchema, listItemSchema } from './items';

/** Languages of the lists, in the order in which they are read. */
export const LISTS = ['ko', 'en', 'ja', 'zh-Hans', 'zh-Hant'] as const;
export type ListName = (typeof LISTS)[number];

/** The begin of a reading of the lists. Pages before it are out of date; details stay good for their row's `modifiedtime`. */
const beginSchema = v.object({
  t: v.literal('begin'),
  at: timestamp,
  /** Rows asked for per page. */
  pageSize: positive,
  /** 1 for the first reading, 2 for the one repeat after pages that did not add up. */
  reading: positive,
});

export const pageSchema = v.object({
  t: v.literal('page'),
  at: timestamp,
  list: v.picklist(LISTS),
  page: positive,
  totalCount: count,
  unreadable: count,
  items: v.array(listItemSchema),
});

const detail = { at: timestamp, id: v.string(), modifiedtime: v.string() };
export const introSchema = v.object({
  t: v.literal('intro'),
  ...detail,
  item: v.nullable(introItemSchema),
});
export const commonSchema = v.object({
  t: v.literal('common'),
  ...detail,
  item: v.nullable(commonItemSchema),
});

/** One line of the journal. */
export const journalEntrySchema = v.variant('t', [
  beginSchema,
  pageSchema,
  introSchema,
  commonSchema,
  /** An attempt that failed: it brought nothing, but it used up a call. */
  v.object({ t: v.literal('failed'), at: timestamp, code: v.string() }),
  /** Details that are asked for again: a run that would have taken them was refused. */
  v.object({ t: v.literal('forget'), at: timestamp, ids: v.array(v.string()) }),
]);

export type JournalEntry = v.InferOutput<typeof journalEntrySchema>;
/** An answered call as the API client hands it over, before the journal stamps it with its time. */
export type Answer = Unstamped<'page'> | Unstamped<'intro'> | Unstamped<'common'>;
type Unstamped<Type extends JournalEntry['t']> = Omit<Extract<JournalEntry, { t: Type }>, 'at'>;
export type BeginEntry = v.InferOutput<typeof beginSchema>;
export type DetailKind = 'intro' | 'common';
