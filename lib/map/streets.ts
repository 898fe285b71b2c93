import { nullable, object, text, type Output } from '../schema';

/** What `/api/map-tiles` answers: where street tiles come from and whom they are owed to; null where there are none. */
export const streetsSchema = nullable(object({ url: text, attribution: text }));
export type Streets = Output<typeof streetsSchema>;
