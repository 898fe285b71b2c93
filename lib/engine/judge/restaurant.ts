import { readMenu } from '../menu';
import {
  MEATS,
  type DishDiet,
  type HiddenIngredient,
  type Meat,
  type RestaurantDiet,
  type RestaurantText,
  type Verdict,
} from '../types';
import { readClaims } from '../reading/claims';
import { classifyDish, type House } from './dish';
import { gather, SHORTEST_HOUSE_NAME } from './gather';
import { judgeHalal } from './halal';
import type { LexiconIndex } from '../reading/index-lexicon';
import { everyMeat, meatsWhere, stronger } from './verdict';

/** The part of a menu that has to be understood before a meat that is not on it counts as absent. */
const KNOWN_SHARE = 0.5;

/** True when the lexicon knew what the dish is made of, which is more than what the house is known for. */
export function isKnownDish({ vegan, lactoOvo, mainMeats }: DishDiet): boolean {
  return mainMeats.length > 0 || vegan !== 'unknown' || lactoOvo !== 'unknown';
}

/** True for what a bracket says a set is made of: "스페셜 모둠(삼겹살, 목살)", but not "(음료 포함)". */
function isKnownMeal(dish: DishDiet): boolean {
  const { serving, mainMeats, vegan } = dish;
  return serving === 'meal' && (mainMeats.length > 0 || (vegan !== 'unknown' && vegan !== 'maybe'));
}

/**
 * A meat is `yes` when it makes one of the dishes what it is, `maybe` when it possibly does or is a small part of one,
 * and `no` when most of the menu is known and none of it has that meat.
 */
function meatVerdict(dishes: readonly DishDiet[], meat: Meat, menuKnown: boolean): Verdict {
  let verdict: Verdict = menuKnown ? 'no' : 'unknown';
  for (const dish of dishes) {
    if (dish.mainMeats.includes(meat)) return 'yes';
    if (dish.meats[meat] === 'yes' || dish.meats[meat] === 'maybe') verdict = 'maybe';
  }
  return verdict;
}

function dietVerdict(verdicts: readonly Verdict[], menuKnown: boolean): Verdict {
  if (verdicts.includes('yes')) return 'yes';
  if (verdicts.includes('maybe')) return 'maybe';
  return menuKnown && verdicts.includes('no') ? 'no' : 'unknown';
}

/** What the name over the door adds to the menu: a silent name takes nothing away. */
function orTitle(fromMenu: Verdict, fromTitle: Verdict): Verdict {
  return fromTitle === 'unknown' ? fromMenu : stronger(fromMenu, fromTitle);
}

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

interface TitleReading {
  meats: Record<Meat, Verdict>;
  strictVegan: Verdict;
  lactoOvo: Verdict;
  because: readonly string[];
}

/** Most names say nothing of the kitchen. */
const SILENT_TITLE: TitleReading = {
  meats: everyMeat('unknown'),
  strictVegan: 'unknown',
  lactoOvo: 'unknown',
  because: [],
};

/** What the name over the door says: "…족발", "…스시", "비건 …". */
function readTitle(index: LexiconIndex, title: string): TitleReading {
  const { findings, pieces, because } = gather(index, title, index.findTitleTerms);
  if (because.length === 0) return SILENT_TITLE;
  const claims = readClaims(pieces);
  const meats = everyMeat('unknown');
  for (const { substance, role, certainty } of findings) {
    if (substance.meat && role === 'main') {
      meats[substance.meat] = stronger(meats[substance.meat], certainty);
    }
  }
  return {
    meats,
    strictVegan: claims.vegan ? 'yes' : claims.meatless ? 'maybe' : 'unknown',
    lactoOvo: claims.vegan || claims.meatless ? 'yes' : 'unknown',
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
  for (const { dish, notes, isDish } of readMenu(text)) {
    if (!isDish || dish === '') continue;
    const byItself = classify(dish);
    const isHelped = hasRemainder(byItself) && mayHelp(house, dish);
    const diet = isHelped ? classifyDish(index, dish, house) : byItself;
    classified.set(dish, diet);
    if (isKnownDish(diet)) continue;
    for (const explained of notes.map(classify).filter(isKnownMeal)) {
      classified.set(explained.dish, explained);
    }
  }
  return [...classified.values()];
}

/** What the menu says. */
interface MenuReading {
  meats: Record<Meat, Verdict>;
  strictVegan: Verdict;
  lactoOvo: Verdict;
  hidden: HiddenIngredient[];
  because: readonly string[];
}

/** More than half of the places have no menu. */
const NO_MENU: MenuReading = {
  meats: everyMeat('unknown'),
  strictVegan: 'unknown',
  lactoOvo: 'unknown',
  hidden: [],
  because: [],
};

/** What is longer is no name, and would be gone through for every word of the menu. */
const LONGEST_HOUSE_NAME = 60;

function toHouse(name: string, { meats }: TitleReading): House {
  const [meat, ...others] = meatsWhere((each) => meats[each] === 'yes');
  return {
    name: name.slice(0, LONGEST_HOUSE_NAME).toLowerCase().replaceAll(' ', ''),
    meat: meat && others.length === 0 ? meat : null,
  };
}

function judgeMenu(dishes: readonly DishDiet[]): MenuReading {
  const known = dishes.filter(isKnownDish);
  const menuKnown = known.length > 0 && known.length >= dishes.length * KNOWN_SHARE;
  const meats = everyMeat('unknown');
  for (const meat of MEATS) meats[meat] = meatVerdict(dishes, meat, menuKnown);
  // A glass of wine is vegan, but nobody goes there to eat it.
  const food = known.filter((dish) => dish.alcohol !== 'yes');
  const servesMeat = food.some(({ mainMeats }) => mainMeats.length > 0);
  const verdictsOf = (diet: 'vegan' | 'lactoOvo') =>
    food.map((dish): Verdict => {
      // Nobody goes to a grill house for a bowl of rice.
      const isBesideMeat = servesMeat && dish.serving === 'side';
      return isBesideMeat && dish[diet] === 'yes' ? 'maybe' : dish[diet];
    });
  return {
    meats,
    strictVegan: dietVerdict(verdictsOf('vegan'), menuKnown),
    lactoOvo: dietVerdict(verdictsOf('lactoOvo'), menuKnown),
    hidden: mergeHidden(dishes),
    because: known.flatMap((dish) => dish.because),
  };
}

/**
 * What a restaurant offers to each kind of guest, from its menu and its name. Nothing to judge by is `unknown`.
 */
export function classifyRestaurant(
  index: LexiconIndex,
  classify: (dish: string) => DishDiet,
  text: RestaurantText,
): RestaurantDiet {
  const name = text.title.normalize('NFC');
  const title = readTitle(index, name);
  const dishes = readDishes(index, classify, text, toHouse(name, title));
  const menu = dishes.length === 0 ? NO_MENU : judgeMenu(dishes);
  const meats = { ...menu.meats };
  if (title !== SILENT_TITLE) {
    for (const meat of MEATS) meats[meat] = orTitle(meats[meat], title.meats[meat]);
  }
  const halal = judgeHalal(index, text, dishes, meats);
  return {
    contentId: text.contentId,
    dishes,
    meats,
    strictVegan: orTitle(menu.strictVegan, title.strictVegan),
    lactoOvo: orTitle(menu.lactoOvo, title.lactoOvo),
    halal: halal.verdict,
    byName: { strictVegan: title.strictVegan, lactoOvo: title.lactoOvo },
    hidden: menu.hidden,
    because: [...new Set([...menu.because, ...title.because, ...halal.because])],
  };
}
