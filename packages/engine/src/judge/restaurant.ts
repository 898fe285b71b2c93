import { readMenu } from '../menu';
import type { Verdict } from '../needs/need';
import { claimsOfName, says } from '../reading/claims';
import type { LexiconIndex } from '../reading/index-lexicon';
import { MEATS, meatsWhere, type Meat } from '../reading/meats';
import { everyMeat, stronger, type Presence } from '../reading/presence';
import { segment } from '../reading/segment';
import { classifyDish } from './dish';
import type { DishDiet, HiddenIngredient, House } from './dish-diet';
import { isKnownDish } from './dish-match';
import { gather } from './gather';
import { judgeHalal, type HalalReader } from './halal';
import { ruleOutPork } from './halal-pork';
import { distinct, type Reason } from './reason';
import { besideMeat } from './rules/beside-meat';
import { SHORTEST_HOUSE_NAME, toHouseName, toTitleParts } from './rules/house-name';
import { isOnRequest } from './rules/on-request';
import { isNegation, type Diet } from './rules/rule';

/** A restaurant as the engine reads it: Korean free text. */
export interface RestaurantText {
  contentId: string;
  title: string;
  firstmenu: string;
  treatmenu: string;
}

/** What the engine knows of one restaurant. */
export interface RestaurantDiet {
  contentId: string;
  dishes: readonly DishDiet[];
  meats: Readonly<Record<Meat, Presence>>;
  strictVegan: Verdict;
  lactoOvo: Verdict;
  halal: Verdict;
  /** What the name over the door alone says. */
  byName: Readonly<Record<Diet, Verdict>>;
  hidden: readonly HiddenIngredient[];
  because: readonly Reason[];
}

/** The part of a menu that has to be understood before a meat that is not on it counts as absent. */
const KNOWN_SHARE = 0.5;

/**
 * A meat is `yes` when it makes one of the dishes what it is, `maybe` when it possibly does or is a small part of one,
 * and `no` when most of the menu is known and none of it has that meat.
 */
function presenceOf(dishes: readonly DishDiet[], meat: Meat, menuKnown: boolean): Presence {
  let presence: Presence = menuKnown ? 'no' : 'unknown';
  for (const dish of dishes) {
    if (dish.mainMeats.includes(meat)) return 'yes';
    if (dish.meats[meat] === 'yes' || dish.meats[meat] === 'maybe') presence = 'maybe';
  }
  return presence;
}

/** A diet is served where any dish suits; a `no` needs a menu that is known. */
function bestOf(verdicts: readonly Verdict[], menuKnown: boolean): Verdict {
  if (verdicts.includes('yes')) return 'yes';
  if (verdicts.includes('ask')) return 'ask';
  return menuKnown && verdicts.includes('no') ? 'no' : 'unknown';
}

/** What the name over the door adds to the menu: a silent name takes nothing away. */
const orTitle = (fromMenu: Verdict, fromTitle: Verdict): Verdict =>
  fromTitle === 'unknown' ? fromMenu : bestOf([fromMenu, fromTitle], false);

function mergeHidden(dishes: readonly DishDiet[]): HiddenIngredient[] {
  const byCode = new Map<string, { certainty: 'often' | 'sometimes'; dishes: string[] }>();
  for (const { hidden } of dishes) {
    for (const { code, certainty, dishes: names } of hidden) {
      const known = byCode.get(code);
      if (!known) byCode.set(code, { certainty, dishes: [...names] });
      else {
        known.dishes.push(...names);
        if (certainty === 'often') known.certainty = 'often';
      }
    }
  }
  return [...byCode].map(([code, rest]) => ({ code, ...rest }));
}

/** What the name over the door says, or the menu. */
interface Judged extends Readonly<Record<Diet, Verdict>> {
  meats: Readonly<Record<Meat, Presence>>;
  because: readonly Reason[];
}

/** Most names say nothing of the kitchen, and more than half of the places have no menu. */
const SILENT: Judged = {
  meats: everyMeat('unknown'),
  strictVegan: 'unknown',
  lactoOvo: 'unknown',
  because: [],
};

/** What the name over the door says: "…족발", "…스시", "비건 …". */
function readTitle(index: LexiconIndex, title: string): Judged {
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

/** True when something in the name of the dish stayed unexplained. */
const hasRemainder = ({ meats }: DishDiet): boolean =>
  MEATS.some((meat) => meats[meat] === 'unknown');

/** Whether what is known of the house can explain anything: most have nothing in common with their dishes. */
function mayHelp({ name, meat }: House, dish: string): boolean {
  if (meat !== null) return true;
  const letters = dish.toLowerCase().replaceAll(' ', '');
  for (let at = 0; at + SHORTEST_HOUSE_NAME <= letters.length; at += 1) {
    if (name.includes(letters.slice(at, at + SHORTEST_HOUSE_NAME))) return true;
  }
  return false;
}

function readDishes(
  index: LexiconIndex,
  classify: (dish: string) => DishDiet,
  text: RestaurantText,
  house: House,
): DishDiet[] {
  const classified = new Map<string, DishDiet>();
  for (const { dish, isDish } of readMenu(text)) {
    if (!isDish || dish === '') continue;
    const byItself = classify(dish);
    const isHelped = hasRemainder(byItself) && mayHelp(house, dish);
    classified.set(dish, isHelped ? classifyDish(index, dish, house) : byItself);
  }
  return [...classified.values()];
}

function toHouse(name: string, { meats }: Judged): House {
  const [meat, ...others] = meatsWhere((each) => meats[each] === 'yes');
  return {
    name: toHouseName(name),
    meat: meat && others.length === 0 ? meat : null,
  };
}

function judgeMenu(dishes: readonly DishDiet[]): Judged {
  const known = dishes.filter(isKnownDish);
  const menuKnown = known.length > 0 && known.length >= dishes.length * KNOWN_SHARE;
  const meats = everyMeat('unknown');
  for (const meat of MEATS) meats[meat] = presenceOf(dishes, meat, menuKnown);
  // A glass of wine is vegan, but nobody goes there to eat it.
  const food = known.filter((dish) => dish.alcohol !== 'yes');
  const servesMeat = food.some(({ mainMeats }) => mainMeats.length > 0);
  const judgeFor = (diet: 'vegan' | 'lactoOvo') =>
    bestOf(
      food.map((dish) => besideMeat(dish[diet], dish, servesMeat)),
      menuKnown,
    );
  return {
    meats,
    strictVegan: judgeFor('vegan'),
    lactoOvo: judgeFor('lactoOvo'),
    because: known.flatMap((dish) => dish.because),
  };
}

/**
 * What a restaurant offers to each kind of guest, from its menu and its name. Nothing to judge by is `unknown`.
 */
export function classifyRestaurant(
  index: LexiconIndex,
  classify: (dish: string) => DishDiet,
  readHalal: HalalReader,
  text: RestaurantText,
): RestaurantDiet {
  const { contentId, title, firstmenu, treatmenu } = text;
  const name = title.normalize('NFC');
  const byName = readTitle(index, name);
  const written = { title, menu: `${firstmenu}\n${treatmenu}` };
  const dishes = ruleOutPork(
    readHalal,
    written,
    readDishes(index, classify, text, toHouse(name, byName)),
  );
  const byMenu = judgeMenu(dishes);
  const meats = { ...byMenu.meats };
  const said = { ...byMenu.meats };
  for (const meat of MEATS) {
    if (byName.meats[meat] === 'unknown') continue;
    said[meat] = stronger(meats[meat], byName.meats[meat]);
    // A house called 대하 whose menu has no shrimp cooks none, but one called 돼지 is not halal for that.
    if (meats[meat] !== 'no') meats[meat] = said[meat];
  }
  const halal = judgeHalal(index, readHalal, written, dishes, said);
  return {
    contentId,
    dishes,
    meats,
    strictVegan: orTitle(byMenu.strictVegan, byName.strictVegan),
    lactoOvo: orTitle(byMenu.lactoOvo, byName.lactoOvo),
    halal: halal.verdict,
    byName: { strictVegan: byName.strictVegan, lactoOvo: byName.lactoOvo },
    hidden: mergeHidden(dishes),
    because: distinct([...byMenu.because, ...byName.because, ...halal.because]),
  };
}
