import type { Messages } from 'next-intl';
import type { Dish } from '../dishes/dish';
import advice from '@/content/eating-advice.json';
import { toEnding, type DishForm } from './dish-form';

/** Advice on eating a dish. */
export type EatingAdvice = keyof Messages['dishFacts']['eat'];

// The values of a JSON file are strings; a test compares each with the messages.
const BY_FORM = advice.forms as Readonly<Partial<Record<DishForm, readonly EatingAdvice[]>>>;

const toRule = ({ advice: each, ending }: (typeof advice.endings)[number]) => ({
  advice: each as EatingAdvice,
  ending: toEnding(ending),
});
/** Advice by the end of a name, beside that of its form; and dishes that one does not fit. */
const BY_ENDING = advice.endings.map(toRule);
const EXCEPTIONS = advice.exceptions.map(toRule);

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
  const found = [
    ...((form && BY_FORM[form]) ?? []),
    ...BY_ENDING.flatMap((rule) => (form && rule.ending.test(ko) ? [rule.advice] : [])),
  ].filter(
    (each) =>
      !(form === 'seasoned' && each === 'sideDish' && isOrdered) &&
      !EXCEPTIONS.some((rule) => rule.advice === each && rule.ending.test(ko)),
  );
  if (!facts.isShared || NEVER_SHARED.has(form)) return found;
  const rest = found.filter((each) => !FOR_ONE.has(each) && each !== 'sharedPot');
  const isPot = POTS.has(form) || BROTH.test(ko);
  return [isPot ? 'sharedPot' : 'sharedPlate', ...rest];
}
