import { FOOD_KINDS, type FoodKind } from '@kioot/engine/lexicon';
import { BOWLS } from './bowls';
import { OTHERS } from './other-foods';
import { drawParts } from './parts';
import { PLATES } from './plates';

const KINDS: Record<FoodKind, string> = { ...BOWLS, ...PLATES, ...OTHERS };

/** Sprite of all kinds of food, a symbol each, shown by `components/ui/food-picture.tsx`. */
export function drawKinds(): string {
  const symbols = FOOD_KINDS.map(
    (kind) =>
      `<symbol id="${kind}" viewBox="0 0 64 64" fill="none" stroke-linecap="round">${KINDS[kind]}</symbol>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg"><defs>${drawParts()}</defs>${symbols.join('')}</svg>\n`;
}
