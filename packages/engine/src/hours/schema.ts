import { z } from 'zod';
import type { HolidayMap, OpeningHours } from './types';

const intervalSchema = z.tuple([z.number(), z.number()]);
const dayHoursSchema = z.object({
  unknown: z.boolean(),
  open: z.array(intervalSchema),
  breaks: z.array(intervalSchema),
  lastOrders: z.array(z.number()),
});
const weekdays = z.array(z.int().min(0).max(6));
const feastSchema = z.enum(['seollal', 'chuseok']);
const effectSchema = z.enum(['closed', 'open', 'varies']);

const ruleSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('nth'), days: weekdays, nth: z.array(z.int().min(-1).max(5)) }),
  z.object({ kind: z.literal('biweekly'), days: weekdays }),
  z.object({
    kind: z.literal('feast'),
    feasts: z.array(feastSchema),
    on: z.enum(['day', 'eve', 'holidays', 'unsaid']),
    effect: effectSchema,
  }),
  z.object({ kind: z.literal('publicHoliday'), effect: effectSchema }),
  z.object({
    kind: z.literal('date'),
    month: z.int().min(1).max(12),
    day: z.int().min(1).max(31),
  }),
  z.object({
    kind: z.literal('season'),
    seasons: z.array(z.enum(['spring', 'summer', 'autumn', 'winter'])),
    days: weekdays,
  }),
  z.object({ kind: z.literal('dayAfterHoliday') }),
  z.object({ kind: z.literal('soldOut') }),
  z.object({ kind: z.literal('varies'), what: z.enum(['hours', 'closing']) }),
  z.object({ kind: z.literal('temporary') }),
]);

/** Opening hours that come from outside: a cache, local storage, another server. */
export const openingHoursSchema: z.ZodType<OpeningHours> = z.object({
  days: z.array(dayHoursSchema).length(7),
  holiday: dayHoursSchema.nullable(),
  rules: z.array(ruleSchema),
  isClosingUnsaid: z.literal(true).optional(),
});

/** `data/holidays.json`. */
export const holidayMapSchema: z.ZodType<HolidayMap> = z.record(
  z.iso.date(),
  z.object({
    name: z.string().min(1),
    kind: z.enum(['seollal', 'chuseok', 'other']),
    part: z.enum(['day', 'eve', 'after', 'substitute']),
  }),
);
