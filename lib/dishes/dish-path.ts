import { encodeUriText } from '@kioot/base/uri-encoding';

/** Path of the page of a dish: `/dishes/soybean-paste-stew`. */
export const toDishPath = (slug: string): string => `/dishes/${slug}`;

/** Start of {@link toNamedDishPath}. */
export const NAMED_DISH_PATH = '/dishes/named/';

/** Path that leads to the page of a dish named as on a menu, or to a search for it. */
export const toNamedDishPath = (ko: string): string => `${NAMED_DISH_PATH}${encodeUriText(ko)}`;
