import 'server-only';
import type { ForeignLocale } from '../locales';
import { getLocaleWords } from './locale-words';

/** "2 tbsp", "1/2 tsp", "1 1/2 cups", as posts write them. */
const ENGLISH_MEASURE = /^((?:\d+ )?\d+\/\d+|\d+) (tsp|tbsp|cup)s?$/;

/** The cup of these recipes. */
const ML_PER_CUP = 240;

/**
 * Spoons and cups of a post ("2 tbsp") in another language, or undefined where they add nothing: a cup of what is
 * given in millilitres, and what is not in spoons or cups.
 */
export function translateMeasure(
  spoons: string,
  unit: string,
  locale: ForeignLocale,
): string | undefined {
  const [, count = '', measure] = ENGLISH_MEASURE.exec(spoons) ?? [];
  if (measure === 'tsp' || measure === 'tbsp') {
    return getLocaleWords(locale)[measure].replace('#', count);
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
