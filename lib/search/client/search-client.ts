import * as v from 'valibot';
import type { Point } from '@kioot/engine/geo';
import { integerBetween } from '@kioot/base/validation';
import { getPageLocale } from '../../locales';
import { MAX_PAGE_SIZE } from '../../payload-limits';
import { type RadiusM, RADII_M } from '../../radii';
import type { TableNeeds } from '../../needs/need';
import { placeCardListSchema, type PlaceCard } from '../contract/rec-contract';
import { postJson, type CallOptions } from './rec-client';

const searchPageSchema = v.object({
  restaurants: placeCardListSchema,
  total: integerBetween(0),
  cursor: v.nullable(v.string()),
});

interface Search<Radius> extends TableNeeds {
  origin: Point;
  /** In meters; `city` for all of Seoul, nearest first. */
  radius: Radius;
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
  { origin, radius, need, profile, others }: Search<RadiusM | 'city'>,
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

const countFields = { radius: v.picklist(RADII_M), count: integerBetween(1) };

const alternativesSchema = v.object({
  /** Larger radii around the same origin. */
  wider: v.array(v.object(countFields)),
  /** Next areas, by id (`lib/areas.ts`), nearest first; none while a larger radius is enough. */
  areas: v.array(
    v.object({ ...countFields, area: integerBetween(1), distanceM: integerBetween(0) }),
  ),
  /** Places in all of Seoul; null if the backend cannot count them. */
  city: v.nullable(integerBetween(0)),
});
/**
 * The same need and restrictions elsewhere, each with the number of places that the filter call
 * lists there, above 0.
 */
export type Alternatives = v.InferOutput<typeof alternativesSchema>;

/**
 * Counts of the same need and restrictions elsewhere, for a search without results.
 * @throws {RequestError}
 */
export function fetchAlternatives(
  { origin: { mapx, mapy }, radius, need, profile, others }: Search<RadiusM>,
  options?: CallOptions,
): Promise<Alternatives> {
  const request = { origin: { mapx, mapy }, radius, need, profile, others, want: 'alternatives' };
  return postJson('/api/search', request, alternativesSchema, options);
}
