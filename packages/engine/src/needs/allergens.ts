export { ALLERGENS, type Allergen } from '../segmentation/allergens';
