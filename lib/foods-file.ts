/** Drawings of the kinds of food, each a symbol by its kind (`npm run tool -- draw`). */
export const FOODS_FILE = '/images/foods.svg';
