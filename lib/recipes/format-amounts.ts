const FRACTIONS: readonly (readonly [value: number, glyph: string])[] = [
  [0, ''],
  [1 / 4, '¼'],
  [1 / 3, '⅓'],
  [1 / 2, '½'],
  [2 / 3, '⅔'],
  [3 / 4, '¾'],
  [1, ''],
];

/** "2 tbsp", "1/2 tsp", "1 1/2 cups", "大さじ1 1/2", "2大勺" */
const SPOON_PATTERN = /^(\D*)(?:(\d+(?:\.\d+)?)(?:\s+(\d+)\/(\d+))?|(\d+)\/(\d+))(\D*)$/;

/**
 * Scales an amount: grams and milliliters rounded to kitchen scale steps, pieces to quarters and
 * thirds. Null ("to taste") is empty.
 * @example formatAmount(2, '個', 0.75) // '1½個'
 */
export function formatAmount(amount: number | null, unit: string, factor: number): string {
  if (amount === null) return '';
  const scaled = amount * factor;
  if (unit !== 'g' && unit !== 'ml')
    return `${toFractionText(scaled)}${/^\p{Script=Latin}/u.test(unit) ? ' ' : ''}${unit}`;
  const step = scaled < 10 ? 0.5 : scaled < 100 ? 1 : 5;
  // The original amount is never rounded.
  const rounded = factor === 1 ? scaled : Math.max(step, Math.round(scaled / step) * step);
  return `${rounded} ${unit}`;
}

/**
 * Scales spoons and cups; null for text without a leading number ("a handful").
 * @example formatSpoons('1 1/2 cups', 0.5) // '¾ cup'
 */
export function formatSpoons(spoons: string, factor: number): string | null {
  if (factor === 1) return spoons;
  const match = SPOON_PATTERN.exec(spoons.trim());
  if (!match) return null;
  const [, before, whole, numerator = '0', denominator = '1', top = '0', bottom = '1', after = ''] =
    match;
  const amount = whole
    ? Number(whole) + Number(numerator) / Number(denominator)
    : Number(top) / Number(bottom);
  if (after === ' ml') return formatAmount(amount, 'ml', factor);
  return `${before}${toFractionText(amount * factor)}${toPlural(after, amount * factor)}`;
}

function toPlural(measure: string, amount: number): string {
  return /^ cups?$/.test(measure) ? (amount > 1 ? ' cups' : ' cup') : measure;
}

function toFractionText(value: number): string {
  const smallest = 1 / 4;
  const whole = Math.floor(Math.max(value, smallest));
  const rest = Math.max(value, smallest) - whole;
  const [nearest, glyph] = FRACTIONS.reduce((best, candidate) =>
    Math.abs(candidate[0] - rest) < Math.abs(best[0] - rest) ? candidate : best,
  );
  const count = nearest === 1 ? whole + 1 : whole;
  return count === 0 ? glyph : `${count}${glyph}`;
}
