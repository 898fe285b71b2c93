export { ALLERGENS, type Allergen } from '../reading/allergens';
