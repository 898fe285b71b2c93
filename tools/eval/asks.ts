import { MEATS, readMenu, type DishFacts, type Engine, parseDish } from '@kioot/engine';
import type { Share } from './shares';

/** The share of lines that ask may rise by so much when their brackets count. */
const MOST_RISE = 0.02;

const isAsked = ({ vegan }: DishFacts): boolean => vegan === 'ask';

/** True where a line names an animal, milk, eggs or an allergen for certain. */
function namesHazard({ meats, egg, dairy, allergens }: DishFacts): boolean {
  return (
    egg === 'yes' ||
    dairy === 'yes' ||
    MEATS.some((meat) => meats[meat] === 'yes') ||
    Object.values(allergens).some(([is]) => is === 'yes')
  );
}

/**
 * The lines of menus that ask whether they are vegan: by their names alone, as they were judged before brackets counted, and
 * with their brackets. Lines without a named animal, milk, egg or allergen are counted apart, and have a bar.
 */
export function measureAsks(engine: Engine, texts: readonly string[]): Share[] {
  const dishes = texts.flatMap((text) =>
    readMenu({ firstmenu: text, treatmenu: '' }).flatMap(({ dish, isDish }) =>
      isDish ? [dish] : [],
    ),
  );
  const lines = [...new Set(dishes)].map((dish) => ({
    dish,
    alone: engine.classifyDish(parseDish(dish).name),
    whole: engine.classifyDish(dish),
  }));
  const unnamed = lines.filter(({ whole }) => !namesHazard(whole));
  const toShare = (
    what: string,
    counted: typeof lines,
    of: 'alone' | 'whole',
    bar: Share['bar'] = null,
  ): Share => {
    const asking = counted.filter((line) => isAsked(line[of]));
    const risen = asking.filter((line) => of === 'whole' && !isAsked(line.alone));
    return {
      what,
      count: asking.length,
      total: counted.length,
      bar,
      mistakes: risen.map(
        ({ dish, alone }) => `${dish}: ${alone.vegan} by its name, ask as a line`,
      ),
    };
  };
  const before = toShare('asks: nothing named, by the name alone', unnamed, 'alone');
  const limit = unnamed.length === 0 ? MOST_RISE : before.count / before.total + MOST_RISE;
  return [
    toShare('asks: all lines, by the name alone', lines, 'alone'),
    toShare('asks: all lines, with brackets', lines, 'whole'),
    before,
    toShare('asks: nothing named, with brackets', unnamed, 'whole', { kind: 'at most', limit }),
  ];
}
