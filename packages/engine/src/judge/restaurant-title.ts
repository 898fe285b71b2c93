import { claimsOfName, says } from '../reading/claims';
import type { LexiconIndex } from '../reading/index-lexicon';
import { meatsWhere } from '../reading/meats';
import { everyMeat, stronger } from '../reading/presence';
import { segment } from '../reading/segment';
import type { House } from './dish-facts';
import { gather } from './gather';
import type { PartialDiet } from './restaurant-diet';
import { toHouseName, toTitleParts } from './rules/house-name';
import { isOnRequest } from './rules/on-request';
import { isNegation } from './rules/rule';

/** Most names say nothing of the kitchen, and more than half of the places have no menu. */
const SILENT: PartialDiet = {
  meats: everyMeat('unknown'),
  strictVegan: 'unknown',
  lactoOvo: 'unknown',
  because: [],
};

/** Facts of the title: "…족발", "…스시", "비건 …". */
export function readTitle(index: LexiconIndex, title: string): PartialDiet {
  const asDish = gather(index, title, index.findTitleTerms);
  if (asDish.because.length === 0) return SILENT;
  // Most titles claim nothing. What nothing explains takes nothing from a claim.
  const { findings, pieces, because } = isOnRequest(claimsOfName(asDish.pieces))
    ? gather(index, title, index.findTitleTerms, undefined, toTitleParts)
    : asDish;
  const claims = claimsOfName(pieces);
  const meats = everyMeat('unknown');
  for (const { substance, role, certainty } of findings) {
    if (substance.meat && role === 'main') {
      meats[substance.meat] = stronger(
        meats[substance.meat],
        certainty === 'yes' ? 'yes' : 'maybe',
      );
    }
  }
  const isDenied = segment(index.findTerms, title).some(isNegation);
  const isMeatless = says(claims.every, 'meatless');
  const isQuestion = isOnRequest(claims) || (isMeatless && isDenied);
  const isVegan = says(claims.every, 'vegan') && !isQuestion;
  return {
    meats,
    strictVegan: isVegan ? 'yes' : isMeatless || isQuestion ? 'ask' : 'unknown',
    lactoOvo: isMeatless && !isDenied ? 'yes' : isQuestion ? 'ask' : 'unknown',
    because,
  };
}

/** Context that a title gives the dishes. */
export function toHouse(name: string, { meats }: PartialDiet): House {
  const [meat, ...others] = meatsWhere((each) => meats[each] === 'yes');
  return {
    name: toHouseName(name),
    meat: meat && others.length === 0 ? meat : null,
  };
}
