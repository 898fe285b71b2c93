import { MEATS, readMenu, type DishFacts, type Engine, parseDishName } from '@kioot/engine';
import { toWrongShare, type Share } from './shares';

/** Maximum rise of the share of `ask` when brackets are classified too. */
const MAX_RISE = 0.02;

const asksAboutVegan = ({ vegan }: DishFacts): boolean => vegan === 'ask';

/** True when a line certainly names an animal, milk, eggs or an allergen. */
function namesHazard({ meats, egg, dairy, allergens }: DishFacts): boolean {
  return (
    egg === 'yes' ||
    dairy === 'yes' ||
    MEATS.some((meat) => meats[meat] === 'yes') ||
    Object.values(allergens).some(([is]) => is === 'yes')
  );
}

/**
 * Share of menu lines with vegan `ask`, by the name alone and with brackets. Lines without a named
 * animal, milk, egg or allergen are counted separately, against a limit.
 */
export function measureAskRate(engine: Engine, texts: readonly string[]): Share[] {
  const dishes = texts.flatMap((text) =>
    readMenu({ firstmenu: text, treatmenu: '' }).flatMap(({ dish, isDish }) =>
      isDish ? [dish] : [],
    ),
  );
  const lines = [...new Set(dishes)].map((dish) => ({
    dish,
    alone: engine.classifyDish(parseDishName(dish).name),
    whole: engine.classifyDish(dish),
  }));
  const unnamed = lines.filter(({ whole }) => !namesHazard(whole));
  const toShare = (what: string, counted: typeof lines, of: 'alone' | 'whole'): Share => ({
    ...toWrongShare(what, counted, (line) => asksAboutVegan(line[of]), String),
    // A line that asks by its name alone is no mistake of the brackets.
    mistakes: counted
      .filter((line) => asksAboutVegan(line[of]) && !asksAboutVegan(line.alone))
      .map(({ dish, alone }) => `${dish}: ${alone.vegan} by its name, ask as a line`),
  });
  const before = toShare('asks: nothing named, by the name alone', unnamed, 'alone');
  const limit = unnamed.length === 0 ? MAX_RISE : before.count / before.total + MAX_RISE;
  const after = toShare('asks: nothing named, with brackets', unnamed, 'whole');
  return [
    toShare('asks: all lines, by the name alone', lines, 'alone'),
    toShare('asks: all lines, with brackets', lines, 'whole'),
    before,
    { ...after, bar: { kind: 'at most', limit } },
  ];
}
