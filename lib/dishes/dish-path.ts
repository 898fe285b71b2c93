import { encodeUriText } from '../uri-encoding';

/** Path of the page of a dish: `/dishes/soybean-paste-stew`. */
export const toDishPath = (slug: string): string => `/dishes/${slug}`;

/** Path that leads to the page of a dish named as on a menu, or to a search for it. */
export const toNamedDishPath = (ko: string): string => `/dishes/named/${encodeUriText(ko)}`;
