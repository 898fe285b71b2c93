import * as v from 'valibot';
import holidaysJson from '@/data/built/holidays.json';
import { holidayMapSchema } from '@kioot/engine/hours';
import { arrangeRows } from '../search/contract/arrange-rows';
import type { PlaceCard } from '../search/contract/rec-contract';

const holidays = v.parse(holidayMapSchema, holidaysJson);

/** {@link arrangeRows} for now. Loaded on demand, with all public holidays. */
export const arrangeForNow = (
  rows: readonly PlaceCard[],
  checkedFor: string | undefined,
): readonly PlaceCard[] => arrangeRows(rows, checkedFor, Date.now(), holidays);
