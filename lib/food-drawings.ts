/** SVG sprite with a symbol per kind of food (`npm run tool -- draw`). */
export const FOOD_DRAWINGS_PATH = '/images/foods.svg';
