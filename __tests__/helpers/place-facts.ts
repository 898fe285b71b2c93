import { createPlaceClassifier, getLexicon } from '@kioot/engine/lexicon';
import { toCompactFacts } from '@kioot/engine/verdicts';
import type { PageFacts } from '@/lib/place-page/match-place';

const classify = createPlaceClassifier();
const substances = new Map(getLexicon().substances.map((each) => [each.name, each]));

/** Facts of a place by its name and menu. */
export function toFacts(title: string, menu: string): PageFacts {
  const text = { contentId: '1', title, firstmenu: '', treatmenu: menu };
  const { dishes, ...place } = classify(text);
  return {
    ...place,
    because: [],
    dishes: dishes.map((dish) => ({
      ...{ ko: dish.dish, en: dish.dish, serving: dish.serving },
      ...{ verdictSource: { by: 'name' as const }, ...toCompactFacts(dish, substances) },
    })),
  };
}
