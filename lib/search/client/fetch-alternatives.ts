import * as v from 'valibot';
import type { Point } from '@kioot/engine/geo';
import { RADII_M, type RadiusM } from '../../radii';
import type { TableNeeds } from '../../needs/need';
import { integerBetween } from '@kioot/base/validation';
import { postJson, type CallOptions } from './rec-client';

const countField = { count: integerBetween(1) };
const radiusField = { radius: v.picklist(RADII_M) };

const alternativesSchema = v.object({
  wider: v.array(v.object({ ...radiusField, ...countField })),
  areas: v.array(
    v.object({
      ...{ ...radiusField, ...countField },
      /** Id in `lib/areas.ts`. */
      area: integerBetween(1),
      distanceM: integerBetween(0),
    }),
  ),
  city: v.nullable(integerBetween(0)),
});
type Alternatives = v.InferOutput<typeof alternativesSchema>;

interface EmptySearch extends TableNeeds {
  origin: Point;
  radius: RadiusM;
}

/**
 * Counts of the same need and restrictions elsewhere, for a search without results.
 * @throws {RequestError}
 */
export function fetchAlternatives(
  { origin: { mapx, mapy }, radius, need, profile, others }: EmptySearch,
  options?: CallOptions,
): Promise<Alternatives> {
  const request = { origin: { mapx, mapy }, radius, need, profile, others, want: 'alternatives' };
  return postJson('/api/search', request, alternativesSchema, options);
}
