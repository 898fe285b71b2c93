export { indexLexicon, type LexiconIndex } from '../segmentation/index-lexicon';
export type { ClaimCode } from '../segmentation/claims';
export type { Lexicon } from '../segmentation/lexicon';
export { toAllTermNames, toTermNames } from '../segmentation/term-names';
export { packLexicon, unpackLexicon } from '../segmentation/packed-lexicon';
export { parseLexicon } from '../segmentation/parse-lexicon';
export { matchesPosition, segment } from '../segmentation/segment';
export { getLexicon, RAW_LEXICON } from './engine-lexicon';
export { english } from './english-names';
export { toFoodKind } from './to-food-kind';
export { getBaseRate, orderByRate, type BaseRate } from './base-rates';
export { getRiskBands } from './usual-risk';
export { createPlaceClassifier } from './classify-place';
export { classifyEatingAlone, markSharedDishes, type EatingAlone } from './portions';
export { FOOD_KINDS, type FoodKind } from './food-kinds';
export {
  createNamerFor,
  FOREIGN_LANGUAGES,
  LANGUAGE_TABLES,
  getNamerFor,
  type ForeignLanguage,
} from './foreign-names';
export { toForeignTitle } from './foreign-titles';
export { OFFICIAL_NAME_LOADERS, officialNames } from './official-names';
