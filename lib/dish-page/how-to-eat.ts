import type { Dish } from '../dishes/dish';
import type { DishForm } from './dish-form';

/** Advice on eating a dish, each with a sentence (`dishFacts.eat` in messages). */
export const EATING_ADVICE = [
  ...(['oneBowl', 'onePot', 'sharedPot', 'sharedPlate', 'tableGrill', 'wrap', 'mix'] as const),
  ...(['pasteApart', 'scissors', 'vinegar', 'riceIn', 'riceWith', 'extrasLast', 'dip'] as const),
  ...(['pieces', 'sideDish', 'together'] as const),
] as const;
export type EatingAdvice = (typeof EATING_ADVICE)[number];

const ADVICE_BY_FORM: Readonly<Partial<Record<DishForm, readonly EatingAdvice[]>>> = {
  setMeal: ['together'],
  wraps: ['wrap'],
  mixedRice: ['oneBowl', 'mix', 'pasteApart'],
  riceSoup: ['oneBowl', 'riceIn'],
  porridge: ['oneBowl'],
  riceBowl: ['oneBowl'],
  riceRolls: ['pieces'],
  mixedNoodles: ['oneBowl', 'mix', 'scissors'],
  coldNoodles: ['oneBowl', 'vinegar', 'scissors'],
  blackBeanNoodles: ['oneBowl', 'mix'],
  noodleSoup: ['oneBowl'],
  soup: ['oneBowl', 'riceIn'],
  stew: ['onePot', 'riceWith'],
  hotpot: ['sharedPot', 'extrasLast'],
  tableGrill: ['tableGrill', 'wrap'],
  simmered: ['riceWith'],
  pancake: ['dip'],
  rawFish: ['dip', 'wrap'],
  kimchi: ['sideDish'],
  pickles: ['sideDish'],
  saltedSeafood: ['sideDish'],
  seasoned: ['sideDish'],
  dumplings: ['dip'],
};

/** Advice that a dish for the whole table replaces. */
const FOR_ONE: ReadonlySet<EatingAdvice> = new Set(['oneBowl', 'onePot', 'riceIn', 'sideDish']);
const POTS: ReadonlySet<DishForm | undefined> = new Set<DishForm>(['soup', 'stew', 'hotpot']);

/** Advice for a dish by its form, and whether guests share it; empty where nothing is certain. */
export function getEatingAdvice(
  { facts }: Pick<Dish, 'facts'>,
  form: DishForm | undefined,
): readonly EatingAdvice[] {
  const advice = (form && ADVICE_BY_FORM[form]) ?? [];
  if (!facts.isShared || form === 'tableGrill') return advice;
  const rest = advice.filter((each) => !FOR_ONE.has(each) && each !== 'sharedPot');
  return [POTS.has(form) ? 'sharedPot' : 'sharedPlate', ...rest];
}
