import { readMenu } from '../menu';
import type { Verdict } from '../needs/need';
import { getNameClaims } from '../segmentation/claims';
import type { LexiconIndex } from '../segmentation/index-lexicon';
import { filterMeats, MEATS, type Meat } from '../segmentation/meats';
import { fillMeats, strongerPresence, type Presence } from '../segmentation/presence';
import { segment } from '../segmentation/segment';
import { classifyDish } from './classify-dish';
import type {
  DishFacts,
  HiddenIngredient,
  PlaceFacts,
  RestaurantContext,
  RestaurantText,
} from './facts';
import { isKnownDish } from './dish-matcher';
import { extractIngredients } from './extract-ingredients';
import { classifyHalal, ruleOutPorkByHalal, type HalalClaimReader } from './halal';
import { toDistinctReasons, type Reason } from './reason';
import {
  markUnknownAsName,
  MIN_RESTAURANT_NAME_LENGTH,
  normalizeRestaurantName,
} from './rules/restaurant-name-in-dish';
import { isNegation, type Diet } from './rules/rule';
import { isDietOnRequest } from './rules/verdict-rules';

/** Facts from one source: the title or the menu. */
interface PartialDiet extends Readonly<Record<Diet, Verdict>> {
  meats: Readonly<Record<Meat, Presence>>;
  because: readonly Reason[];
}

/** Best verdict of the dishes: one suitable dish is enough, `no` needs a known menu. */
function toBestVerdict(verdicts: readonly Verdict[], isMenuKnown: boolean): Verdict {
  if (verdicts.includes('yes')) return 'yes';
  if (verdicts.includes('ask')) return 'ask';
  return isMenuKnown && verdicts.includes('no') ? 'no' : 'unknown';
}

/** Most titles name no food, and more than half of the places have no menu. */
const UNKNOWN_TITLE: PartialDiet = {
  meats: fillMeats('unknown'),
  strictVegan: 'unknown',
  lactoOvo: 'unknown',
  because: [],
};

/** Facts of a title: "…족발", "…스시", "비건 …". */
function classifyTitle(index: LexiconIndex, title: string): PartialDiet {
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
function toRestaurantContext(name: string, { meats }: PartialDiet): RestaurantContext {
  const [meat, ...others] = filterMeats((each) => meats[each] === 'yes');
  return {
    name: normalizeRestaurantName(name),
    meat: meat && others.length === 0 ? meat : null,
  };
}

/** True when part of the dish name is unknown. */
const hasUnknownRemainder = ({ meats }: DishFacts): boolean =>
  MEATS.some((meat) => meats[meat] === 'unknown');

/**
 * True where the title could explain part of the dish name; cheap filter, since most have nothing
 * in common.
 */
function canTitleExplain({ name, meat }: RestaurantContext, dish: string): boolean {
  if (meat !== null) return true;
  const letters = dish.toLowerCase().replaceAll(' ', '');
  for (let at = 0; at + MIN_RESTAURANT_NAME_LENGTH <= letters.length; at += 1) {
    if (name.includes(letters.slice(at, at + MIN_RESTAURANT_NAME_LENGTH))) return true;
  }
  return false;
}

/**
 * Classifies each distinct dish of the menu once, again with the restaurant's context where the
 * name leaves something open.
 */
function classifyDishes(
  index: LexiconIndex,
  classify: (dish: string) => DishFacts,
  text: RestaurantText,
  restaurant: RestaurantContext,
): DishFacts[] {
  const classified = new Map<string, DishFacts>();
  for (const { dish, isDish } of readMenu(text)) {
    if (!isDish || dish === '') continue;
    const withoutContext = classify(dish);
    const needsContext = hasUnknownRemainder(withoutContext) && canTitleExplain(restaurant, dish);
    classified.set(dish, needsContext ? classifyDish(index, dish, restaurant) : withoutContext);
  }
  return [...classified.values()];
}

/** Minimum share of known dishes for a meat that is not on the menu to count as absent. */
const MIN_KNOWN_SHARE = 0.5;

/**
 * Presence of a meat on a menu: `yes` as a main meat of a dish, `maybe` as a possible or minor one,
 * `no` where most of the menu is known without it.
 */
function toMenuPresence(dishes: readonly DishFacts[], meat: Meat, isMenuKnown: boolean): Presence {
  let presence: Presence = isMenuKnown ? 'no' : 'unknown';
  for (const dish of dishes) {
    if (dish.mainMeats.includes(meat)) return 'yes';
    if (dish.meats[meat] === 'yes' || dish.meats[meat] === 'maybe') presence = 'maybe';
  }
  return presence;
}

function classifyMenu(dishes: readonly DishFacts[]): PartialDiet {
  const known = dishes.filter(isKnownDish);
  const isMenuKnown = known.length > 0 && known.length >= dishes.length * MIN_KNOWN_SHARE;
  const meats = fillMeats('unknown');
  for (const meat of MEATS) meats[meat] = toMenuPresence(dishes, meat, isMenuKnown);
  // A glass of wine is vegan, but no meal.
  const food = known.filter((dish) => dish.alcohol !== 'yes');
  const servesMeat = food.some(({ mainMeats }) => mainMeats.length > 0);
  const toDietVerdict = (diet: 'vegan' | 'lactoOvo') =>
    toBestVerdict(
      // A bowl of rice is no reason to visit a grill.
      food.map(({ serving, [diet]: verdict }) =>
        servesMeat && serving === 'side' && verdict === 'yes' ? 'ask' : verdict,
      ),
      isMenuKnown,
    );
  return {
    meats,
    strictVegan: toDietVerdict('vegan'),
    lactoOvo: toDietVerdict('lactoOvo'),
    because: known.flatMap((dish) => dish.because),
  };
}

/** Hidden ingredients of all dishes, each with the dishes that may contain it. */
function mergeHidden(all: readonly DishFacts[]): HiddenIngredient[] {
  const byCode = new Map<string, HiddenIngredient & { dishes: string[] }>();
  for (const { dish, hidden } of all) {
    for (const { code, certainty } of hidden) {
      const known = byCode.get(code);
      if (!known) byCode.set(code, { code, certainty, dishes: [dish] });
      else {
        known.dishes.push(dish);
        if (certainty === 'often') known.certainty = 'often';
      }
    }
  }
  return [...byCode.values()];
}

/** Verdict of menu and title together; an `unknown` title changes nothing. */
const mergeTitleVerdict = (fromMenu: Verdict, fromTitle: Verdict): Verdict =>
  fromTitle === 'unknown' ? fromMenu : toBestVerdict([fromMenu, fromTitle], false);

/** Classifies a restaurant by its menu and its title; `unknown` where neither is informative. */
export function classifyRestaurant(
  index: LexiconIndex,
  classify: (dish: string) => DishFacts,
  readHalal: HalalClaimReader,
  text: RestaurantText,
): PlaceFacts {
  const { contentId, title, firstmenu, treatmenu } = text;
  const name = title.normalize('NFC');
  const byName = classifyTitle(index, name);
  const texts = { title, menu: `${firstmenu}\n${treatmenu}` };
  const dishes = ruleOutPorkByHalal(
    readHalal,
    texts,
    classifyDishes(index, classify, text, toRestaurantContext(name, byName)),
  );
  const byMenu = classifyMenu(dishes);
  const meats = { ...byMenu.meats };
  const withTitle = { ...byMenu.meats };
  for (const meat of MEATS) {
    if (byName.meats[meat] === 'unknown') continue;
    withTitle[meat] = strongerPresence(meats[meat], byName.meats[meat]);
    // A restaurant named 대하 without shrimp on its menu cooks none, but one named 돼지 is still not
    // halal.
    if (meats[meat] !== 'no') meats[meat] = withTitle[meat];
  }
  const halal = classifyHalal(index, readHalal, texts, dishes, withTitle);
  return {
    contentId,
    dishes,
    meats,
    strictVegan: mergeTitleVerdict(byMenu.strictVegan, byName.strictVegan),
    lactoOvo: mergeTitleVerdict(byMenu.lactoOvo, byName.lactoOvo),
    halal: halal.verdict,
    byName: { strictVegan: byName.strictVegan, lactoOvo: byName.lactoOvo },
    hidden: mergeHidden(dishes),
    because: toDistinctReasons([...byMenu.because, ...byName.because, ...halal.because]),
  };
}
