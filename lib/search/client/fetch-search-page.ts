import * as v from 'valibot';
import type { Point } from '@kioot/engine/geo';
import { getPageLocale } from '../../locales';
import { MAX_PAGE_SIZE } from '../../payload-limits';
import type { RadiusM } from '../../radii';
import type { TableNeeds } from '../../needs/need';
import { integerBetween } from '@kioot/base/validation';
import { postJson, type CallOptions } from './rec-client';
import { placeCardListSchema, type PlaceCard } from '../contract/rec-contract';

const searchPageSchema = v.object({
  restaurants: placeCardListSchema,
  total: integerBetween(0),
  cursor: v.nullable(v.string()),
});

interface Search extends TableNeeds {
  origin: Point;
  /** In meters; `city` for all of Seoul, nearest first. */
  radius: RadiusM | 'city';
}

/** Page of a search, and the cursor of the next one; null at the end. */
export interface SearchPage {
  restaurants: PlaceCard[];
  cursor: string | null;
}

/**
 * Places of a search from position `from` on, or the page of a cursor, in the language of the page.
 * @throws {RequestError}
 */
export function fetchSearchPage(
  { origin, radius, need, profile, others }: Search,
  at: { from: number } | { cursor: string },
  options?: CallOptions,
): Promise<SearchPage> {
  const request = {
    ...{ radius, need, profile, others, ...at },
    origin: { mapx: origin.mapx, mapy: origin.mapy },
    ...{ want: 'page', pageSize: MAX_PAGE_SIZE, language: getPageLocale() },
  };
  return postJson('/api/search', request, searchPageSchema, options);
}
