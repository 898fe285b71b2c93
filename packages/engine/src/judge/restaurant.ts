import type { Verdict } from '../needs/need';
import type { LexiconIndex } from '../reading/index-lexicon';
import { MEATS } from '../reading/meats';
import { stronger } from '../reading/presence';
import type { DishFacts } from './dish-facts';
import { judgeHalal, type HalalReader } from './halal';
import { ruleOutPork } from './halal-pork';
import { distinct } from './reason';
import { bestOf, type RestaurantDiet, type RestaurantText } from './restaurant-diet';
import { judgeMenu, mergeHidden, readDishes } from './restaurant-menu';
import { readTitle, toHouse } from './restaurant-title';

/** Verdict of menu and title together: a silent title takes nothing away. */
const orTitle = (fromMenu: Verdict, fromTitle: Verdict): Verdict =>
  fromTitle === 'unknown' ? fromMenu : bestOf([fromMenu, fromTitle], false);

/** Classifies a restaurant by its menu and its title; `unknown` where neither says anything. */
export function classifyRestaurant(
  index: LexiconIndex,
  classify: (dish: string) => DishFacts,
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
