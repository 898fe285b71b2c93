import type { Example, VerdictRule } from './rule';

/** Asks about an ingredient without a preparation: it may become soup, salad or pasta. */
export const bareIngredient: VerdictRule = (verdict, { hasForm }, diet) =>
  verdict === 'yes' && diet === 'strictVegan' && !hasForm ? 'ask' : null;

export const EXAMPLES: readonly Example[] = [
  { dish: '토마토', vegan: 'ask', lactoOvo: 'yes' },
  { dish: '마늘간장', vegan: 'ask' },
  { dish: '블루베리 바나나', vegan: 'ask' },
  { dish: '흑임자죽과 잣', vegan: 'yes' },
  { dish: '후무스와 두부', vegan: 'ask' },
  { dish: '상추 추가', vegan: 'yes' },
  { dish: '치즈 추가', vegan: 'no' },
];
