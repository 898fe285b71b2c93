import { getNameClaims } from '../segmentation/claims';
import type { LexiconIndex } from '../segmentation/index-lexicon';
import { filterMeats } from '../segmentation/meats';
import { fillMeats, strongerPresence } from '../segmentation/presence';
import { segment } from '../segmentation/segment';
import type { RestaurantContext } from './dish-facts';
import { extractIngredients } from './extract-ingredients';
import type { PartialDiet } from './place-facts';
import { normalizeRestaurantName, markUnknownAsName } from './rules/restaurant-name-in-dish';
import { isDietOnRequest } from './rules/verdict-rules';
import { isNegation } from './rules/rule';

/** Most titles name no food, and more than half of the places have no menu. */
const UNKNOWN_TITLE: PartialDiet = {
  meats: fillMeats('unknown'),
  strictVegan: 'unknown',
  lactoOvo: 'unknown',
  because: [],
};

/** Facts of a title: "…족발", "…스시", "비건 …". */
export function classifyTitle(index: LexiconIndex, title: string): PartialDiet {
  const asDishName = extractIngredients(index, title, index.findTitleTerms);
  if (asDishName.because.length === 0) return UNKNOWN_TITLE;
  // Only a claim needs a second pass, in which unknown words are the name and do not weaken the
  // claim.
  const { evidence, pieces, because } = isDietOnRequest(getNameClaims(asDishName.pieces))
    ? extractIngredients(index, title, index.findTitleTerms, undefined, markUnknownAsName)
    : asDishName;
  const claims = getNameClaims(pieces);
  const meats = fillMeats('unknown');
  for (const { substance, role, certainty } of evidence) {
    if (substance.meat && role === 'main') {
      meats[substance.meat] = strongerPresence(
        meats[substance.meat],
        certainty === 'yes' ? 'yes' : 'maybe',
      );
    }
  }
  const isDenied = segment(index.findTerms, title).some(isNegation);
  const isMeatless = claims.every.has('meatless');
  const isUncertain = isDietOnRequest(claims) || (isMeatless && isDenied);
  const isVegan = claims.every.has('vegan') && !isUncertain;
  return {
    meats,
    strictVegan: isVegan ? 'yes' : isMeatless || isUncertain ? 'ask' : 'unknown',
    lactoOvo: isMeatless && !isDenied ? 'yes' : isUncertain ? 'ask' : 'unknown',
    because,
  };
}

/** Context that a title gives to its dishes. */
export function toRestaurantContext(name: string, { meats }: PartialDiet): RestaurantContext {
  const [meat, ...others] = filterMeats((each) => meats[each] === 'yes');
  return {
    name: normalizeRestaurantName(name),
    meat: meat && others.length === 0 ? meat : null,
  };
}
