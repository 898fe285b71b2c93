import * as v from 'valibot';
import { integerBetween, valueOrJson, type Schema } from '@kioot/base/validation';
import { contentIdSchema } from './id-and-point-schemas';
import {
  optionalOrDropped,
  placeCardSchema,
  type FilterResponse,
  type PlaceCard,
} from './rec-contract';

/*
 * Bodies of the four calls, in which lists have the names of the specification. Apart from the
 * contract: a page that shows stored lists needs none.
 */

/** Body with its list under the name of the specification. */
export const toListBody = <Body extends { restaurants: PlaceCard[] }>({
  restaurants: restaurantInfo,
  ...body
}: Body) => ({ restaurantInfo, ...body });

/** Response of the vegan path. */
export const toEnglishBody = ({ restaurants, unknown, found }: FilterResponse) => ({
  restaurantInfoEng: JSON.stringify(restaurants),
  ...{ unknown, found },
});

/** Reads {@link toListBody}. */
export const fromListBody = <Body extends { restaurantInfo: PlaceCard[] }>({
  restaurantInfo: restaurants,
  ...body
}: Body) => ({ ...body, restaurants });

const countSchema = optionalOrDropped(integerBetween(0));
const countFields = { unknown: countSchema, found: countSchema };

/**
 * Schemas of the responses of the four calls.
 *
 * @param toList schema of a list; strict by default: every entry has to match
 */
export function createResponseSchemas(
  toList: <T>(schema: Schema<T>) => Schema<T[]> = v.array,
  restaurants = toList(placeCardSchema),
) {
  const group = v.object({ content: restaurants });
  return {
    contentIds: toList(contentIdSchema),
    filter: v.pipe(
      v.object({ restaurantInfo: restaurants, total: integerBetween(0), ...countFields }),
      v.transform(fromListBody),
    ),
    /** "Either a JSON string or an array of groups": the content of all groups is flattened. */
    page: v.pipe(
      valueOrJson(toList(group)),
      v.transform((groups) => groups.flatMap(({ content }) => content)),
    ),
    /** `restaurantInfoEng`: a JSON string of an array, or an object with a `content` array. */
    english: v.pipe(
      v.object({
        restaurantInfoEng: valueOrJson(
          v.union([
            restaurants,
            v.pipe(
              group,
              v.transform(({ content }) => content),
            ),
          ]),
        ),
        ...countFields,
      }),
      v.transform(({ restaurantInfoEng: restaurants, ...counts }) => ({
        ...counts,
        restaurants,
        total: restaurants.length,
      })),
    ),
  };
}
export const {
  contentIds: contentIdResponseSchema,
  filter: filterResponseSchema,
  page: pageResponseSchema,
  english: englishResponseSchema,
} = createResponseSchemas();
