import type { Messages } from 'next-intl';
import forms from '@/content/dish-forms.json';
import type { Dish } from '../dishes/dish';

/** Form of a dish that its name tells. */
export type DishForm = keyof Messages['dishFacts']['form'];

/** Regular expression of names that end like this. */
export const toEnding = (pattern: string): RegExp => new RegExp(`(?:${pattern})$`);

/**
 * Endings of Korean names, the first match wins; longer names of another form come first. Null for
 * names that end like a form and are none.
 */
const FORM_BY_ENDING = forms.endings.map(({ form, ending }) => ({
  // The values of a JSON file are strings; a test compares each with the messages.
  form: form as DishForm | null,
  ending: toEnding(ending),
}));

/** Cooked in the kitchen, whatever their names end in. */
const GRILLED_IN_KITCHEN = /(?:떡갈비|바싹불고기)$/;

/** Meats of a grill at the table; fish and shellfish come grilled as often. */
const TABLE_MEATS: ReadonlySet<string> = new Set(['beef', 'pork', 'chicken', 'duck', 'lamb']);

const FORM_BY_KIND = forms.kinds as Readonly<Partial<Record<Dish['kind'], DishForm>>>;

/** Kinds that describe each of their dishes better than the end of its name. */
const DESCRIPTIVE_KINDS = [
  ...(['sushi', 'ramen', 'curry', 'pizza', 'pasta', 'burger', 'salad', 'malatang'] as const),
  ...(['dim-sum', 'bakery', 'cutlet', 'fried-chicken'] as const),
] as const satisfies readonly Dish['kind'][];
type DescriptiveKind = (typeof DESCRIPTIVE_KINDS)[number];

/** Forms that are certain for those kinds too: a cutlet on rice. */
const CERTAIN_FORMS: ReadonlySet<DishForm | null | undefined> = new Set<DishForm>([
  ...(['riceBowl', 'setMeal', 'grilled', 'deepFried', 'skewers', 'riceRolls'] as const),
]);

type FormFacts = Pick<Dish, 'ko' | 'kind' | 'serving' | 'facts'>;

const isDescriptive = (kind: Dish['kind']): kind is DescriptiveKind =>
  DESCRIPTIVE_KINDS.some((each) => each === kind);

const findEnding = (ko: string) =>
  FORM_BY_ENDING.find(({ ending }) => ending.test(ko.replace(/\s/g, '')))?.form;

/** Kind that describes a dish without a form; undefined where a drawing alone is certain enough. */
export const getDescriptiveKind = ({ kind, serving }: FormFacts): DescriptiveKind | undefined =>
  serving !== 'drink' && isDescriptive(kind) ? kind : undefined;

/**
 * Form of a dish by the end of its name; undefined where that tells none. Meat on a grill at the
 * table is one that guests share (`isShared`).
 */
export function getDishForm({ ko, kind, serving, facts }: FormFacts): DishForm | undefined {
  if (serving === 'drink') return facts.alcohol === 'yes' ? 'alcohol' : 'drink';
  const ending = findEnding(ko);
  if (isDescriptive(kind)) return ending && CERTAIN_FORMS.has(ending) ? ending : undefined;
  if (ending === null) return undefined;
  const form = ending ?? FORM_BY_KIND[kind];
  if (form === 'grilled' || form === 'tableGrill') {
    if (!facts.isShared) return form === 'grilled' ? form : undefined;
    const isMeat = [...facts.mainMeats, ...facts.possibleMainMeats].some((meat) =>
      TABLE_MEATS.has(meat),
    );
    return isMeat && !GRILLED_IN_KITCHEN.test(ko) ? 'tableGrill' : 'grilled';
  }
  return form ?? (serving === 'sweet' ? 'sweet' : undefined);
}
