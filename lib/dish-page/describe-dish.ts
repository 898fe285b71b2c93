import type { Dish } from '../dishes/dish';
import { formatCode } from '../format/format-code';
import { formatUsualSeasonings } from '../format/format-dish';
import { DEFAULT_LOCALE, type Locale } from '../locales';
import type { Translator } from '../i18n/translator';
import { getDescriptiveKind, getDishForm, type DishForm, toEnding } from './dish-form';
import type { Messages } from 'next-intl';
import advice from '@/content/eating-advice.json';

const SWEET_KINDS: ReadonlySet<Dish['kind']> = new Set([
  'bakery',
  'cake',
  'ice-cream',
  'coffee',
  'tea',
]);

/** Foods that their name says, though as a taste of a dish it leaves the dish open: 간장, 새우젓. */
const NAMED_FORMS: ReadonlySet<DishForm | undefined> = new Set<DishForm>([
  'sauce',
  'saltedSeafood',
]);

/**
 * Description of a dish in sentences of facts: form and way of cooking, its main meats, heat, and that it
 * is read with uncertainty where it is.
 * @param sentence written by hand, in place of the form; it names the main meats
 */
export function describeDish(
  t: Translator<'dishFacts'>,
  words: Translator<'words'>,
  dish: Dish,
  sentence?: string,
): readonly string[] {
  const { facts, serving } = dish;
  const form = getDishForm(dish);
  const isNamed = NAMED_FORMS.has(form) && facts.contains.length > 0;
  const isUncertain = dish.isUncertain && !isNamed;
  const kind = getDescriptiveKind(dish);
  const what = form
    ? [t(`form.${form}`)]
    : kind
      ? [words('itIs', { what: words(`kind.${kind}`) })]
      : [];
  const meats = sentence && facts.mainMeats.length > 0 ? [] : describeMeats(t, words, facts);
  const known = [...(sentence ? [sentence] : what), ...meats];
  // Nobody asks for the heat of a drink or a cake; an open one alone describes nothing.
  const isSavory = (serving === 'meal' || serving === 'side') && !SWEET_KINDS.has(dish.kind);
  const isTelling = facts.spice !== 'unknown' || (known.length > 0 && !isUncertain);
  const usual = formatUsualSeasonings(words, facts);
  return [
    ...known,
    ...(usual ? [usual] : []),
    ...(isSavory && isTelling ? [words(`spice.${facts.spice}`)] : []),
    ...(isUncertain ? [t('uncertain')] : []),
  ];
}

function describeMeats(
  t: Translator<'dishFacts'>,
  words: Translator<'words'>,
  { mainMeats, possibleMainMeats, isEither }: Dish['facts'],
): readonly string[] {
  const list = (codes: typeof mainMeats, last: string) => {
    const names = codes.map((code) => formatCode(words, code));
    const before = names.slice(0, -1).join(words('comma'));
    return before ? `${before}${last}${names.at(-1) ?? ''}` : (names[0] ?? '');
  };
  if (mainMeats.length > 0) return [t('madeOf', { what: list(mainMeats, words('and')) })];
  if (possibleMainMeats.length === 0) return [];
  const what = list(possibleMainMeats, words('or'));
  const isOneOf = isEither && possibleMainMeats.length > 1;
  return [t(isOneOf ? 'madeOfEither' : 'perhapsMadeOf', { what })];
}

/** Sentences as one text; Japanese and Chinese have no blanks between them. */
export const joinSentences = (sentences: readonly string[], locale: Locale): string =>
  sentences.join(locale === DEFAULT_LOCALE ? ' ' : '');

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
