import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { placeSchema, type Place } from '@kioot/places/place';

const DATA_FILE = fileURLToPath(new URL('../../data/synced/restaurants.json', import.meta.url));

/** Rows of `data/synced/restaurants.json`. */
export function readDataFile(): Place[] {
  return v.parse(v.array(placeSchema), JSON.parse(readFileSync(DATA_FILE, 'utf8')));
}
