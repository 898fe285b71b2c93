import type { Preference } from '@kioot/engine';
import { VEGETARIAN_CLASSES } from '@kioot/engine/needs';
import { VEGAN_OPTIONS, type VeganOption } from '../needs/user-pref';
import type { DietRestrictions } from './diet-profile';

type VegetarianClass = keyof typeof VEGETARIAN_CLASSES;

/** Choice of a vegetarian diet: one of the specification's two, or a class without alliums. */
export interface VegetarianChoice {
  kind: VeganOption;
  /** Class of Taiwan's labels; undefined for the specification's two. */
  name?: VegetarianClass;
}

/** Restrictions that a class consists of, beside the preference. */
type ClassRestrictions = Pick<DietRestrictions, 'noFivePungent' | 'vegetarianClass'>;

const SPECIFIED_CHOICES: readonly VegetarianChoice[] = VEGAN_OPTIONS.map((kind) => ({ kind }));

// `Object.keys` widens the keys.
const CLASS_NAMES = Object.keys(VEGETARIAN_CLASSES) as VegetarianClass[];
const TAIWANESE_CHOICES: readonly VegetarianChoice[] = [
  ...CLASS_NAMES.map((name) => ({ kind: VEGETARIAN_CLASSES[name].kind, name })),
  ...SPECIFIED_CHOICES,
];

const hasClasses = (locale: string): boolean => locale === 'zh-Hant';

/** Vegetarian diets to choose from: in Taiwan the classes of its labels as well (decision 0214). */
export function getVegetarianChoices(locale: string): readonly VegetarianChoice[] {
  return hasClasses(locale) ? TAIWANESE_CHOICES : SPECIFIED_CHOICES;
}

/** Class that a diet and its restrictions amount to; undefined where alliums are eaten. */
export function toVegetarianClass(
  kind: VeganOption,
  { noFivePungent, vegetarianClass }: Partial<ClassRestrictions>,
): VegetarianClass | undefined {
  if (!noFivePungent) return undefined;
  return vegetarianClass ?? kind;
}

/**
 * True for the choice that a diet amounts to. Without classes it reads as one of the
 * specification's two.
 */
export function isVegetarianChoice(
  choice: VegetarianChoice,
  kind: Preference['kind'] | undefined,
  restrictions: Partial<ClassRestrictions>,
  locale: string,
): boolean {
  if (choice.kind !== kind) return false;
  return !hasClasses(locale) || choice.name === toVegetarianClass(choice.kind, restrictions);
}

/**
 * Restrictions after a choice. The first choice of a diet with alliums keeps "no alliums" of the
 * allergy panel, the stricter reading; a change from a class drops it.
 *
 * @param hasDiet true where a vegetarian diet was chosen before
 */
export function toClassRestrictions(
  { name }: VegetarianChoice,
  { noFivePungent }: Pick<ClassRestrictions, 'noFivePungent'>,
  { locale, hasDiet }: { locale: string; hasDiet: boolean },
): ClassRestrictions {
  if (name)
    return { noFivePungent: true, vegetarianClass: VEGETARIAN_CLASSES[name].vegetarianClass };
  const isKept = !hasClasses(locale) || !hasDiet;
  return { noFivePungent: noFivePungent && isKept, vegetarianClass: undefined };
}
