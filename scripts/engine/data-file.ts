import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { restaurantRowSchema, type RestaurantRow } from '@/lib/places/row';

const DATA_FILE = fileURLToPath(new URL('../../data/restaurants.json', import.meta.url));

/** The rows of `data/restaurants.json`. */
export function readDataFile(): RestaurantRow[] {
  return z.array(restaurantRowSchema).parse(JSON.parse(readFileSync(DATA_FILE, 'utf8')));
}
