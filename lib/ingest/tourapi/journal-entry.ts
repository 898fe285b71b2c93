import * as v from 'valibot';
import { count, positive, timestamp } from '../schemas';
import { commonItemSchema, introItemSchema, listItemSchema } from './items';

/** Languages of the lists, in reading order. */
export const LISTS = ['ko', 'en', 'ja', 'zh-Hans', 'zh-Hant'] as const;
export type ListName = (typeof LISTS)[number];

/**
 * Start of a list read. Earlier pages are outdated; details stay valid for the `modifiedtime` of
 * their row.
 */
const beginSchema = v.object({
  t: v.literal('begin'),
  at: timestamp,
  /** Requested rows per page. */
  pageSize: positive,
  /** 1 for the first read, 2 for the repeat after inconsistent pages. */
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

/** Line of the journal. */
export const journalEntrySchema = v.variant('t', [
  beginSchema,
  pageSchema,
  introSchema,
  commonSchema,
  /** Failed attempt; it counts towards the quota. */
  v.object({ t: v.literal('failed'), at: timestamp, code: v.string() }),
  /** Details to fetch again after a refused run. */
  v.object({ t: v.literal('forget'), at: timestamp, ids: v.array(v.string()) }),
]);

export type JournalEntry = v.InferOutput<typeof journalEntrySchema>;
/** Result of a call, before the journal adds its time. */
export type CallResult =
  WithoutTimestamp<'page'> | WithoutTimestamp<'intro'> | WithoutTimestamp<'common'>;
type WithoutTimestamp<Type extends JournalEntry['t']> = Omit<
  Extract<JournalEntry, { t: Type }>,
  'at'
>;
export type BeginEntry = v.InferOutput<typeof beginSchema>;
export type DetailKind = 'intro' | 'common';
