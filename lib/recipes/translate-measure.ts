import 'server-only';
import type { ForeignLocale } from '../locales';
import { getRecipeLabels } from './recipe-labels';

/** Measures of English posts: "2 tbsp", "1/2 tsp", "1 1/2 cups". */
const ENGLISH_MEASURE = /^((?:\d+ )?\d+\/\d+|\d+) (tsp|tbsp|cup)s?$/;

/** Cup size of the recipes. */
const ML_PER_CUP = 240;

/**
 * Translates the spoons or cups of a post; undefined for cups of milliliters and for other
 * measures.
 * @example translateMeasure('2 tbsp', 'g', 'ja') // '大さじ2'
 */
export function translateMeasure(
  spoons: string,
  unit: string,
  locale: ForeignLocale,
): string | undefined {
  const [, count = '', measure] = ENGLISH_MEASURE.exec(spoons) ?? [];
  if (measure === 'tsp' || measure === 'tbsp') {
    return getRecipeLabels(locale)[measure].replace('#', count);
  }
  return measure === 'cup' && unit !== 'ml' ? `${toNumber(count) * ML_PER_CUP} ml` : undefined;
}

/** "1 1/2" is 1.5. */
function toNumber(count: string): number {
  return count.split(' ').reduce((sum, part) => {
    const [upper = 0, lower = 1] = part.split('/').map(Number);
    return sum + upper / lower;
  }, 0);
}
