import { isKnownDish } from '@kioot/engine/verdicts';
import type { OpenDish } from '@/lib/menu-reader/open-menu';

/** True for letters of a photo that are no word: nothing to translate, to order or to ask about. */
export const isUnreadable = (dish: OpenDish): boolean =>
  dish.photo !== null && !dish.certain && !isKnownDish(dish);
