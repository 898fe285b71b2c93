import { z } from 'zod';
import { commonItemSchema, introItemSchema, listItemSchema } from '../items';

const at = z.iso.datetime();

/** The languages of the lists, in the order in which they are read. */
export const LISTS = ['ko', 'en', 'ja', 'zh-Hans', 'zh-Hant'] as const;
export type ListName = (typeof LISTS)[number];

/** The begin of a reading of the lists. Pages before it are out of date; details stay good for their row's `modifiedtime`. */
export const beginSchema = z.object({
  t: z.literal('begin'),
  at,
  /** Rows asked for per page. */
  pageSize: z.number().int().positive(),
  /** 1 for the first reading, 2 for the one repeat after pages that did not add up. */
  reading: z.number().int().positive(),
});

export const pageSchema = z.object({
  t: z.literal('page'),
  at,
  list: z.enum(LISTS),
  page: z.number().int().positive(),
  totalCount: z.number().int().nonnegative(),
  unreadable: z.number().int().nonnegative(),
  items: z.array(listItemSchema),
});

export const introSchema = z.object({
  t: z.literal('intro'),
  at,
  id: z.string(),
  modifiedtime: z.string(),
  item: introItemSchema.nullable(),
});

export const commonSchema = z.object({
  t: z.literal('common'),
  at,
  id: z.string(),
  modifiedtime: z.string(),
  item: commonItemSchema.nullable(),
});

/** An attempt that failed: it brought nothing, but it used up a call. */
export const failedSchema = z.object({ t: z.literal('failed'), at, code: z.string() });

/** Details that are asked for again: a run that would have taken them was refused. */
export const forgetSchema = z.object({ t: z.literal('forget'), at, ids: z.array(z.string()) });

/** One line of the journal. */
export const journalEntrySchema = z.discriminatedUnion('t', [
  beginSchema,
  pageSchema,
  introSchema,
  commonSchema,
  failedSchema,
  forgetSchema,
]);

export type JournalEntry = z.infer<typeof journalEntrySchema>;
/** An answered call as the API client hands it over, before the journal stamps it with its time. */
export type Answer = Unstamped<'page'> | Unstamped<'intro'> | Unstamped<'common'>;
type Unstamped<Type extends JournalEntry['t']> = Omit<Extract<JournalEntry, { t: Type }>, 'at'>;
export type BeginEntry = z.infer<typeof beginSchema>;
export type DetailKind = 'intro' | 'common';
