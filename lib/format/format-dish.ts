import type { Allergen, Presence } from '@kioot/engine/needs';
import type { CompactDishFacts } from '@kioot/engine/verdicts';
import type { FoodKind } from '@kioot/engine/lexicon';
import type { Translator } from '../i18n/translator';
import { formatCodeList, formatCode, capitalize } from './format-code';

type Translate = Translator<'words'>;

/** Code of an ingredient, as opposed to Korean text from the dish name. */
const INGREDIENT_CODE = /^[a-z-]+$/;

/** Plants whose presence the facts know by an allergen of another name. */
const ALLERGEN_OF: Readonly<Partial<Record<string, Allergen>>> = { barley: 'gluten' };

/** Presence of a substance: `yes` if the name says so, `maybe` if kitchens usually add it. */
function getPresence(
  dish: CompactDishFacts,
  { name, origin, meat, alcohol }: ContainedSubstance,
): Presence {
  if (alcohol) return dish.alcohol;
  const allergen = ALLERGEN_OF[name];
  const evidence = dish.allergens[allergen ?? (name.replace(' ', '-') as Allergen)];
  const isOther = allergen && !evidence?.slice(1).includes(name);
  const known = isOther ? undefined : evidence?.[0];
  if (known === 'yes') return known;
  // Meats are known by group: fish in a dish does not identify one of two fishes.
  const isAlone = dish.contains.filter((each) => each.meat === meat).length === 1;
  if (meat) return meat === name || isAlone ? dish.meats[meat] : 'maybe';
  if (origin === 'egg' || origin === 'dairy') return dish[origin];
  // Honey and gelatin: the facts do not tell a certain one from a possible one.
  if (origin !== 'plant') return name === 'blood' ? 'yes' : 'maybe';
  // Plants affect no diet, so that only allergens among them have a presence.
  return known ?? 'yes';
}

type ContainedSubstance = CompactDishFacts['contains'][number];

/** True where one of these codes of a verdict is certainly in the dish. */
export function hasCertainly(dish: CompactDishFacts, codes: readonly string[]): boolean {
  const certain = dish.contains.filter((each) => getPresence(dish, each) === 'yes');
  return codes.some(
    (code) =>
      certain.some(({ name }) => name === code) ||
      dish.allergens[code as Allergen]?.[0] === 'yes' ||
      NAMED_BY_VERDICT.has(code) ||
      (code in dish.meats && dish.meats[code as keyof typeof dish.meats] === 'yes'),
  );
}

/** Codes of a verdict that it gives for certain heat and alliums only. */
const NAMED_BY_VERDICT: ReadonlySet<string> = new Set(['hot', 'very-hot', 'pungent']);

/** Hidden ingredients that are the rule in a food (`usually` in the lexicon), in the order named. */
const USUAL_SEASONINGS = ['fish-sauce', 'salted-shrimp'] as const;
const isUsualSeasoning = (code: string): boolean =>
  USUAL_SEASONINGS.some((usual) => usual === code);

/** True where these codes of a verdict are in the dish by a usual seasoning alone. */
export const isUsuallyIn = (
  { allergens }: Pick<CompactDishFacts, 'allergens'>,
  codes: readonly string[],
): boolean =>
  codes.length > 0 &&
  codes.every((code) => {
    const [is, ...sources] = allergens[code as Allergen] ?? [];
    return is === 'yes' && sources.every(isUsualSeasoning);
  });

/** "Usually has fish sauce and salted shrimp."; '' for a dish without such seasonings. */
export function formatUsualSeasonings(
  t: Translate,
  { allergens }: Pick<CompactDishFacts, 'allergens'>,
): string {
  const sources = new Set(
    Object.values(allergens).flatMap(([is, ...by]) => (is === 'yes' ? by : [])),
  );
  const codes = USUAL_SEASONINGS.filter((code) => sources.has(code));
  if (codes.length === 0) return '';
  return t('usuallyHas', { what: codes.map((code) => formatCode(t, code)).join(t('and')) });
}

/** Codes of ingredients that an allergen of the same dish names. */
const NAMED_BY_ALLERGEN: Readonly<Record<string, Allergen>> = { anchovy: 'fish', dairy: 'milk' };

/**
 * Ingredients and allergens of a dish in two lists, certain ones and possible ones, each food once,
 * and a sentence about all others. Empty lists where none is known.
 */
export function formatContents(
  t: Translate,
  dish: CompactDishFacts,
): { has: string; may: string; others: string } {
  const list = (wanted: Presence) => {
    // Snails and abalones are no clams, as the form of allergies names its class.
    const toName = (code: Allergen) =>
      code === 'shellfish' ? formatCode(t, code) : t(`allergen.${code}`);
    const allergens = listAllergens(t, dish, wanted, toName);
    const isNamed = ({ name }: ContainedSubstance) => {
      const code = NAMED_BY_ALLERGEN[name] ?? name.replace(' ', '-');
      // A certain allergen also covers a possible ingredient.
      return code in dish.allergens;
    };
    const others = dish.contains.filter(
      (each) => getPresence(dish, each) === wanted && !isNamed(each),
    );
    return [...others.map(({ name }) => formatCode(t, name)), ...allergens].join(t('comma'));
  };
  return {
    has: list('yes'),
    may: list('maybe'),
    others: t(`otherAllergens.${dish.otherAllergens}`),
  };
}

/** Description of a dish and its ingredients, in sentences. */
export function formatDish(
  t: Translate,
  dish: CompactDishFacts & { kind: FoodKind },
): {
  what: string;
  inIt: readonly string[];
  allergens: readonly string[];
  spice: string;
} {
  const certain = dish.contains.filter((each) => getPresence(dish, each) === 'yes');
  const possible = dish.contains.filter((each) => getPresence(dish, each) === 'maybe');
  return {
    what: formatKind(t, dish),
    inIt: [
      ...(certain.length > 0 ? [t('usuallyInIt', { what: formatSubstances(t, certain) })] : []),
      ...(possible.length > 0 ? [t('perhapsInIt', { what: formatSubstances(t, possible) })] : []),
      ...(dish.contains.length === 0 ? [t('nothingKnownInIt')] : []),
    ],
    allergens: formatAllergens(t, dish),
    spice: t(`spice.${dish.spice}`),
  };
}

const formatSubstances = (t: Translate, contained: readonly ContainedSubstance[]) =>
  formatCodeList(
    t,
    contained.map(({ name }) => name),
  );

function formatKind(t: Translate, dish: CompactDishFacts & { kind: FoodKind }): string {
  const { kind: code, mainMeats, possibleMainMeats } = dish;
  const kind = code === 'unknown' ? '' : t(`kind.${code}`);
  const toMeats = (meats: typeof mainMeats, between: string) =>
    meats.map((meat) => formatCode(t, meat)).join(between);
  const meats =
    mainMeats.length > 0 ? toMeats(mainMeats, t('and')) : toMeats(possibleMainMeats, t('or'));
  const isCovered = meats === '' || kind.toLowerCase().includes(meats);
  if (isCovered) return kind && t('itIs', { what: kind });
  return kind ? t('itIsOf', { what: kind, meats }) : t('itIs', { what: capitalize(meats) });
}

/** Allergens of a presence with their sources. */
function listAllergens(
  t: Translate,
  { allergens }: CompactDishFacts,
  wanted: Presence,
  toName = (code: Allergen) => t(`allergen.${code}`),
): readonly string[] {
  // `Object.entries` widens the keys.
  const allergenFacts = Object.entries(allergens) as [Allergen, readonly [Presence, string]][];
  return allergenFacts
    .filter(([, [presence]]) => presence === wanted)
    .map(([code, [, sourceCode]]) => {
      const name = toName(code);
      const source = formatCode(t, sourceCode);
      const omitsSource =
        !INGREDIENT_CODE.test(sourceCode) || sourceCode === 'seasoning' || sourceCode === code;
      return omitsSource || name.startsWith(source)
        ? name
        : t('allergenFrom', { allergen: name, from: source });
    });
}

function formatAllergens(t: Translate, dish: CompactDishFacts): string[] {
  const [has, may] = [listAllergens(t, dish, 'yes'), listAllergens(t, dish, 'maybe')];
  return [
    ...(has.length > 0 ? [t('has', { what: has.join(t('comma')) })] : []),
    ...(may.length > 0 ? [t('mayHave', { what: may.join(t('comma')) })] : []),
    t(`otherAllergens.${dish.otherAllergens}`),
  ];
}
