/** Path of the page of a dish: `/dishes/soybean-paste-stew`. */
export const toDishPath = (slug: string): string => `/dishes/${slug}`;
