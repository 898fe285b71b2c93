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
  rawFish: ['dipRawFish'],
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

/** Dishes that the advice of their form does not fit. */
const EXCEPTIONS: readonly (readonly [RegExp, EatingAdvice])[] = [
  // Innards, skin and feet are dipped; the wrap of these rolls is rice paper or a pancake.
  [/(?:껍데기|(?:곱창|막창|대창|양)(?:구이)?|닭발|양갈비|월남쌈|구절판)$/, 'wrap'],
  // Eaten with salt and chilli, or mixed with the sauce.
  [/(?:홍어회|막회|회무침)$/, 'dipRawFish'],
  [/(?:신선로|국수전골|우동전골|칼국수전골)$/, 'extrasLast'],
  // The sauce is on top.
  [/(?:오코노미야키|타코야키)$/, 'dip'],
  // One pot on the table of a bar, or of everyone.
  [/(?:오뎅탕|어묵탕|조개탕|홍합탕|지리|술국|맑은탕)$/, 'oneBowl'],
  [/(?:오뎅탕|어묵탕|조개탕|홍합탕|지리|술국)$/, 'riceIn'],
  [/(?:생태|동태|우럭|도루묵|갈치)찌개$|^양푼/, 'onePot'],
];

/** Advice that a dish for the whole table replaces. */
const FOR_ONE: ReadonlySet<EatingAdvice> = new Set(['oneBowl', 'onePot', 'riceIn', 'sideDish']);
const POTS: ReadonlySet<DishForm | undefined> = new Set<DishForm>(['soup', 'stew', 'hotpot']);
/** Forms that are ordered or come by the portion, whatever a word in their name says. */
const NEVER_SHARED: ReadonlySet<DishForm | undefined> = new Set<DishForm>([
  ...(['tableGrill', 'kimchi', 'pickles', 'sauce', 'saltedSeafood'] as const),
]);
/** Whole chicken or duck comes in its broth. */
const BROTH = /백숙$/;
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
  ].filter(
    (each) =>
      !(form === 'seasoned' && each === 'sideDish' && isOrdered) &&
      !EXCEPTIONS.some(([ending, exception]) => exception === each && ending.test(ko)),
  );
  if (!facts.isShared || NEVER_SHARED.has(form)) return advice;
  const rest = advice.filter((each) => !FOR_ONE.has(each) && each !== 'sharedPot');
  const isPot = POTS.has(form) || BROTH.test(ko);
  return [isPot ? 'sharedPot' : 'sharedPlate', ...rest];
}
