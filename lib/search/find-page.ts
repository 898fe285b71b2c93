import * as v from 'valibot';
import type { Point } from '@kioot/engine/geo';
import type { Preference } from '@kioot/engine';
import { getPageLocale } from '../locales';
import { MAX_PAGE_SIZE } from '../limits';
import type { RadiusM } from '../radii';
import { integerBetween } from '../validation';
import { post, type CallOptions } from './client';
import { restaurantListSchema, type Restaurant, type SearchProfile } from './contract';

const pageSchema = v.object({
  restaurants: restaurantListSchema,
  total: integerBetween(0),
  cursor: v.nullable(v.string()),
});

interface Search {
  origin: Point;
  radius: RadiusM;
  need: Preference;
  profile?: SearchProfile | undefined;
}

/** Some more places of a search, and how to ask for those after them; null at its end. */
export interface FoundPage {
  restaurants: Restaurant[];
  cursor: string | null;
}

/**
 * The places of a search from the one at `from` on, in the language of the page, or those that a cursor of the page before
 * asks for.
 * @throws {RequestError}
 */
export function findPage(
  { origin, radius, need, profile }: Search,
  at: { from: number } | { cursor: string },
  options?: CallOptions,
): Promise<FoundPage> {
  const request = {
    ...{ radius, need, profile, ...at },
    origin: { mapx: origin.mapx, mapy: origin.mapy },
    ...{ want: 'page', pageSize: MAX_PAGE_SIZE, language: getPageLocale() },
  };
  return post('/api/search', request, pageSchema, options);
}
