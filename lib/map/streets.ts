import * as v from 'valibot';

/** What `/api/map-tiles` answers: where street tiles come from and whom they are owed to; null where there are none. */
export const streetsSchema = v.nullable(v.object({ url: v.string(), attribution: v.string() }));
export type Streets = v.InferOutput<typeof streetsSchema>;
