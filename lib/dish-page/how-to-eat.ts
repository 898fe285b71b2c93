import type { Messages } from 'next-intl';
import type { Dish } from '../dishes/dish';
import type { DishForm } from './dish-form';

/** Advice on eating a dish. */
export type EatingAdvice = keyof Messages['dishFacts']['eat'];

const ADVICE_BY_FORM: Readonly<Partial<Record<DishForm, readonly EatingAdvice[]>>> = {
  wraps: ['wrap'],
  mixedRice: ['oneBowl', 'mix', 'pasteApart'],
  riceSoup: ['oneBowl', 'riceIn'],
  porridge: ['oneBowl'],
  riceBowl: ['oneBowl'],
  riceRolls: ['pieces'],
  mixedNoodles: ['oneBowl', 'mix'],
  coldNoodles: ['oneBowl'],
  blackBeanNoodles: ['oneBowl', 'mix'],
  noodleSoup: ['oneBowl'],
  soup: ['oneBowl'],
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

/** Advice by the end of a name, beside that of its form. */
const ADVICE_BY_ENDING: readonly (readonly [RegExp, EatingAdvice])[] = [
  // Courses and the large set table (한정식) may come one dish after another.
  [/(?:(?<!한)정식|백반)$/, 'together'],
  [/(?:국|탕|개장)$(?<!떡국|만둣국|삼계탕|해신탕|초계탕|냉국|맛탕|누룽지탕|느른국)/, 'riceIn'],
  [/(?<!비빔|회|중국)냉면$/, 'vinegar'],
  [/(?:(?<!중국)냉면|쫄면)$/, 'scissors'],
];

/** Advice that a dish for the whole table replaces. */
const FOR_ONE: ReadonlySet<EatingAdvice> = new Set(['oneBowl', 'onePot', 'riceIn', 'sideDish']);
const POTS: ReadonlySet<DishForm | undefined> = new Set<DishForm>(['soup', 'stew', 'hotpot']);
/** Forms that are ordered or come by the portion, whatever a word in their name says. */
const NEVER_SHARED: ReadonlySet<DishForm | undefined> = new Set<DishForm>([
  ...(['tableGrill', 'kimchi', 'pickles', 'sauce', 'saltedSeafood'] as const),
]);
const JELLY = /묵/;

/** Advice for a dish by its form, and whether guests share it; empty where nothing is certain. */
export function getEatingAdvice(
  { ko, facts }: Pick<Dish, 'ko' | 'facts'>,
  form: DishForm | undefined,
): readonly EatingAdvice[] {
  // Salads of meat, seafood or jelly are ordered.
  const isOrdered = Object.values(facts.meats).includes('yes') || JELLY.test(ko);
  const advice = [
    ...((form && ADVICE_BY_FORM[form]) ?? []),
    ...ADVICE_BY_ENDING.flatMap(([ending, each]) => (form && ending.test(ko) ? [each] : [])),
  ].filter((each) => !(form === 'seasoned' && each === 'sideDish' && isOrdered));
  if (!facts.isShared || NEVER_SHARED.has(form)) return advice;
  const rest = advice.filter((each) => !FOR_ONE.has(each) && each !== 'sharedPot');
  return [POTS.has(form) ? 'sharedPot' : 'sharedPlate', ...rest];
}
