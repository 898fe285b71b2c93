import { atom } from 'jotai';
import * as v from 'valibot';
import { getArea } from '../areas';
import { STORAGE_KEYS } from '../session/session';
import { createStoredAtom } from '../stored-atom';
import { integerBetween, parseOrNull } from '@kioot/base/validation';

/** Part of the stored list that tells its area; the list itself is not read. */
const storedAreaSchema = v.object({ area: v.object({ id: integerBetween(1) }) });

const storedLastAreaAtom = createStoredAtom({
  area: 'localStorage',
  key: STORAGE_KEYS.lastResults,
  parse(stored) {
    const last = parseOrNull(storedAreaSchema, stored);
    return last && getArea(last.area.id);
  },
});

/** Area of the last search; null without one and for searches around the visitor or a station. */
export const lastAreaAtom = atom((get) => get(storedLastAreaAtom) ?? null);
