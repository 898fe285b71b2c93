import type { Verdict } from '../needs/need';
import type { LexiconIndex } from '../segmentation/index-lexicon';
import { MEATS } from '../segmentation/meats';
import { strongerPresence } from '../segmentation/presence';
import type { DishFacts } from './dish-facts';
import { classifyHalal, type HalalClaimReader } from './halal';
import { ruleOutPorkByHalal } from './halal-pork';
import { toDistinctReasons } from './reason';
import { toBestVerdict, type PlaceFacts, type RestaurantText } from './place-facts';
import { classifyMenu, mergeHidden, classifyDishes } from './classify-menu';
import { classifyTitle, toRestaurantContext } from './classify-title';

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
