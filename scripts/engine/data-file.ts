import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { restaurantRowSchema, type RestaurantRow } from '@kioot/places/row';

const DATA_FILE = fileURLToPath(new URL('../../data/synced/restaurants.json', import.meta.url));

/** Rows of `data/synced/restaurants.json`. */
export function readDataFile(): RestaurantRow[] {
  return v.parse(v.array(restaurantRowSchema), JSON.parse(readFileSync(DATA_FILE, 'utf8')));
}
