import { RADII_M } from '../radii';
import { list, object, oneOf, optional, sized, text, wholeFrom, type Schema } from '../schema';
import {
  contentIdResponseSchema,
  pointFields,
  restaurantSchema,
  type ContentIdRequest,
  type FilterRequest,
  type PageRequest,
} from './contract';

const MAX_PAGE = 10_000;
export const MAX_PAGE_SIZE = 50;
const MAX_CONTENT_IDS = 20_000;
const MAX_SENTENCE_LENGTH = 500;

export const contentIdRequestSchema: Schema<ContentIdRequest> = object({
  ...pointFields,
  radius: oneOf(RADII_M),
});

export const filterRequestSchema: Schema<FilterRequest> = object({
  contentIdList: sized(contentIdResponseSchema, 0, MAX_CONTENT_IDS),
  userPref: sized(text, 1, MAX_SENTENCE_LENGTH),
  certainty: optional(oneOf(['maybe'])),
});

export const pageRequestSchema: Schema<PageRequest> = object({
  restaurantInfo: sized(list(restaurantSchema), 0, MAX_CONTENT_IDS),
  page: wholeFrom(1, MAX_PAGE),
  pageSize: wholeFrom(1, MAX_PAGE_SIZE),
});
