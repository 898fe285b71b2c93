export { indexLexicon, type LexiconIndex } from '../reading/index-lexicon';
export type { Claim, Lexicon } from '../reading/lexicon';
export { toAllNames, toNames } from '../reading/names';
export { packLexicon, unpackLexicon } from '../reading/packed-lexicon';
export { parseLexicon } from '../reading/parse-lexicon';
export { mayStand, segment } from '../reading/segment';
export { getLexicon, WRITTEN_LEXICON } from './engine-lexicon';
export { english } from './english-data';
export { toFoodKind } from './food-kind';
export { FOOD_KINDS, type FoodKind } from './food-kinds';
export {
  createNamesIn,
  FOREIGN_LANGUAGES,
  getLanguageNames,
  getNamesIn,
  type ForeignLanguage,
} from './foreign-names';
export { LOAD_OFFICIAL_NAMES, officialNames } from './official-names';
