import { MAX_ENTRIES, MAX_PAGE, MAX_PAGE_SIZE, MAX_SENTENCE_LETTERS } from '../limits';
import { RADII_M } from '../radii';
import { list, object, oneOf, optional, sized, text, wholeFrom, type Schema } from '../schema';
import {
  contentIdSchema,
  pointFields,
  restaurantSchema,
  type ContentIdRequest,
  type FilterRequest,
  type PageRequest,
} from './contract';

export const contentIdRequestSchema: Schema<ContentIdRequest> = object({
  ...pointFields,
  radius: oneOf(RADII_M),
});

export const filterRequestSchema: Schema<FilterRequest> = object({
  contentIdList: sized(list(contentIdSchema), 0, MAX_ENTRIES),
  userPref: sized(text, 1, MAX_SENTENCE_LETTERS),
  certainty: optional(oneOf(['maybe'])),
});

export const pageRequestSchema: Schema<PageRequest> = object({
  restaurantInfo: sized(list(restaurantSchema), 0, MAX_ENTRIES),
  page: wholeFrom(1, MAX_PAGE),
  pageSize: wholeFrom(1, MAX_PAGE_SIZE),
});
