import table from '../../lexicon/free-from.json';
import { ALLERGENS, type Allergen } from '../needs/allergens';
import type { Verdict } from '../needs/need';
import type { LexiconIndex } from '../segmentation/index-lexicon';
import { strongerPresence } from '../segmentation/presence';
import type { Part } from '../segmentation/segment';
import { isDrink, type IngredientEvidence } from './rules/rule';

/**
 * Presence of one allergen and its sources, the first one found first: substances or hidden
 * ingredients of the lexicon, or terms of the dish's families. `no`: the menu itself says so.
 */
export type AllergenEvidence = readonly [
  is: 'yes' | 'maybe' | 'no',
  by: string,
  ...alsoBy: string[],
];

/** Source code of a `no` that the menu claims for the allergen itself: "땅콩 없는", "dairy-free". */
export const FREE_FROM_CLAIM = 'printed-free';

/** Evidence with one source more; the stronger presence alone keeps its sources. */
export function addSource(
  known: AllergenEvidence | undefined,
  [is, ...sources]: AllergenEvidence,
): AllergenEvidence {
  if (!known) return [is, ...sources];
  const [before, by, ...alsoBy] = known;
  if (before === is) {
    const added = sources.filter((source) => source !== by && !alsoBy.includes(source));
    return added.length > 0 ? [is, by, ...alsoBy, ...added] : known;
  }
  return strongerPresence(before, is) === before ? known : [is, ...sources];
}

/** Allergens of a dish; read them with `getAllergenPresence`. */
export interface DishAllergens {
  /** Allergens that are or may be in the dish, and those that the menu denies. */
  allergens: Readonly<Partial<Record<Allergen, AllergenEvidence>>>;
  /**
   * Default for all other allergens. `absent`: only what the name says (an orange, black coffee);
   * `unlikely`: never {@link RARELY_HIDDEN} unsaid (soups); `unknown`: neither.
   */
  otherAllergens: 'absent' | 'unlikely' | 'unknown';
}

/** Allergens that some families of dishes contain only when their name says so (decision 0166). */
export const RARELY_HIDDEN: ReadonlySet<Allergen> = new Set([
  ...(['buckwheat', 'peanut', 'mackerel', 'peach', 'walnut', 'pine-nut', 'tree-nut'] as const),
]);

const LAND_MEATS = ['pork', 'chicken', 'beef'] as const;

/** Meats of land animals that a dish or dishes like it (파스타, 샌드위치) may have. */
export const getPossibleMeats = ({ allergens }: Pick<DishAllergens, 'allergens'>) =>
  LAND_MEATS.filter((meat) => {
    const [presence = 'no'] = allergens[meat] ?? [];
    return presence !== 'no';
  });

const SEA_ANIMALS = ['fish', 'shrimp', 'crab', 'squid', 'shellfish'] as const;

/** Animals that a dish or dishes like it may have, also in a sauce. */
export const getPossibleAnimals = (dish: Pick<DishAllergens, 'allergens'>): Allergen[] => [
  ...getPossibleMeats(dish),
  ...SEA_ANIMALS.filter((animal) => (dish.allergens[animal]?.[0] ?? 'no') !== 'no'),
];

/** Allergens that are meat, fish or shellfish. */
export const FLESH_ALLERGENS: ReadonlySet<Allergen> = new Set([
  ...(['pork', 'chicken', 'beef', 'fish', 'mackerel'] as const),
  ...(['crab', 'shrimp', 'squid', 'shellfish'] as const),
]);
const ANIMAL_ALLERGENS: ReadonlySet<Allergen> = new Set([...FLESH_ALLERGENS, 'egg', 'milk']);
const NO_ALLERGENS: ReadonlySet<Allergen> = new Set();

/** Hidden-ingredient code of the seasoning in nearly everything cooked. */
export const SEASONING = 'seasoning';

/** Substances that are neither cooked nor seasoned when served alone. */
const UNSEASONED: ReadonlySet<string> = new Set(['fruit', 'peach', 'drink', 'alcohol', 'honey']);

/** True for a part that names food, a way of cooking or a sauce. */
export const isEdible = ({ entry }: Part): boolean =>
  entry !== null &&
  entry.kind !== 'word' &&
  (entry.kind !== 'claim' || entry.has.length > 0 || entry.claim === 'sauce');

/** True for a drink, fruit or a bowl of rice. */
export function isUnseasoned(parts: readonly Part[]): boolean {
  const edible = parts.filter(isEdible);
  if (isDrink(edible.at(-1)?.entry)) return true;
  return (
    edible.length > 0 &&
    edible.every(
      ({ entry }) =>
        entry?.claim === 'side' ||
        (entry?.claim !== 'sauce' &&
          entry?.has.every(({ substance }) => UNSEASONED.has(substance.name))),
    )
  );
}

/**
 * Neutral words must match a family as a whole (비엔나, but not 태국); unknown letters need more than
 * one matching letter.
 */
function findFamilyOfPart(index: LexiconIndex, part: Part): ReturnType<LexiconIndex['findFamily']> {
  const known = index.findFamily(part.text);
  if (!known || isEdible(part)) return known;
  const matchesWord = part.entry ? known.word === part.text : known.word.length > 1;
  return matchesWord ? known : null;
}

const OTHER_ALLERGENS = ['unknown', 'unlikely', 'absent'] as const;

/** Weakest reason of all pieces: `absent` needs every part, `unlikely` only the last (김치찌개). */
function toOtherAllergens(
  index: LexiconIndex,
  pieces: ReadonlyArray<readonly Part[]>,
  isBare: boolean,
): DishAllergens['otherAllergens'] {
  const reasons = pieces.map((parts) => {
    const edible = parts.filter(isEdible).map(({ text }) => index.findFamily(text)?.family.others);
    const isAbsent = isBare && edible.every((others) => others === 'absent');
    return edible.at(-1) === undefined ? 0 : isAbsent ? 2 : 1;
  });
  return OTHER_ALLERGENS[Math.min(...reasons)] ?? 'unknown';
}

/**
 * Nouns of a denial that cover a whole allergen. Not 치즈 (butter may remain), and 견과류 without
 * peanuts, which are legumes.
 */
const ALLERGENS_OF_NOUN: ReadonlyMap<string, readonly Allergen[]> = new Map(
  table.flatMap(({ nouns, allergens }) => {
    const listed = allergens.split(' ');
    const codes = ALLERGENS.filter((code) => listed.includes(code));
    return nouns.split(' ').map((noun) => [noun, codes] as const);
  }),
);

/** Nouns that cover everything with the allergen, also what such a dish may contain otherwise. */
const WHOLE_GROUP_NOUNS: ReadonlySet<string> = new Set(['유제품', 'dairy']);

/** Denials that imply presence: a swap (대신) or a removal (뺀, 제외). */
const SWAP_OR_REMOVAL = /대신|instead|뺀|빼|빠진|제외/u;

/** Free-from claim of one allergen. */
interface FreeFromClaim {
  code: Allergen;
  /** True where the noun leaves nothing of it: 유제품 includes butter, 우유 does not. */
  isWhole: boolean;
}

/** Free-from claims of a name with a single piece; another piece is another dish. */
function getFreeFromClaims(pieces: ReadonlyArray<readonly Part[]>): readonly FreeFromClaim[] {
  const [parts, ...others] = pieces;
  if (!parts || others.length > 0) return [];
  return parts.flatMap(({ text, denied }) => {
    if (!denied || SWAP_OR_REMOVAL.test(text)) return [];
    const deniedNoun = denied.map((part) => part.text).join('');
    const codes = ALLERGENS_OF_NOUN.get(deniedNoun) ?? [];
    return codes.map((code) => ({ code, isWhole: WHOLE_GROUP_NOUNS.has(deniedNoun) }));
  });
}

/**
 * Classifies the allergens of a dish by its ingredient evidence and by the families of its parts.
 * Cooked food counts as seasoned, whatever its name.
 */
export function classifyAllergens(
  index: LexiconIndex,
  pieces: ReadonlyArray<readonly Part[]>,
  evidence: readonly IngredientEvidence[],
  {
    isUnderstood,
    isVegan,
    isClaimedMeatless,
    vegan,
    lactoOvo,
  }: {
    isUnderstood: boolean;
    /** The dish calls itself vegan. */
    isVegan: boolean;
    /** The name itself denies or replaces meat: dishes like it are no reason for doubt. */
    isClaimedMeatless: boolean;
    vegan: Verdict;
    lactoOvo: Verdict;
  },
): DishAllergens {
  const allergens: Partial<Record<Allergen, AllergenEvidence>> = {};
  // A vegan or vegetarian verdict denies what is merely possible, except flesh that kitchens often
  // add to such dishes: ham in a rolled omelet.
  const denied =
    vegan === 'yes' ? ANIMAL_ALLERGENS : lactoOvo === 'yes' ? FLESH_ALLERGENS : NO_ALLERGENS;
  const add = (code: Allergen, is: 'yes' | 'maybe', by: string, isDenied = denied.has(code)) => {
    if (is === 'maybe' && isDenied) return;
    const known = allergens[code];
    if (known?.[0] !== 'no') allergens[code] = addSource(known, [is, by]);
  };
  for (const { substance, certainty, hidden } of evidence) {
    for (const { code, certainty: own } of substance.allergens) {
      const is = certainty === 'yes' && own === 'yes' ? 'yes' : 'maybe';
      add(code, is, hidden?.code ?? substance.name);
    }
  }
  // A named ingredient contradicts a free-from claim; a merely possible one does not.
  for (const { code, isWhole } of isUnderstood ? getFreeFromClaims(pieces) : []) {
    const known = allergens[code]?.[0];
    if (!known || (isWhole && known === 'maybe')) allergens[code] = ['no', FREE_FROM_CLAIM];
  }
  let isSeasoned = false;
  for (const parts of pieces) {
    const isPlainPiece = isUnseasoned(parts);
    const last = parts.findLast(isEdible);
    if (!isPlainPiece && last) isSeasoned = true;
    for (const part of parts) {
      const known = findFamilyOfPart(index, part);
      if (!known) continue;
      const isMeal = (part === last || part.entry?.kind === 'dish') && !isDrink(part.entry);
      const keepsFlesh = isMeal && !isClaimedMeatless && !known.family.isPlain;
      for (const code of known.family.possibleAllergens) {
        const isKeptFlesh = keepsFlesh && FLESH_ALLERGENS.has(code);
        const isDenied = denied.has(code) && !isKeptFlesh;
        // A chocolate drink may have nuts on top, but no egg.
        if (!isPlainPiece || isKeptFlesh || RARELY_HIDDEN.has(code))
          add(code, 'maybe', known.word, isDenied);
      }
    }
  }
  if (isSeasoned) {
    for (const substance of index.hidden.get(SEASONING) ?? []) {
      for (const { code } of substance.allergens) add(code, 'maybe', SEASONING);
    }
  }
  if (isVegan) for (const code of ANIMAL_ALLERGENS) allergens[code] ??= ['no', 'vegan'];
  const isBare =
    !isSeasoned &&
    evidence.every(
      ({ substance, hidden, certainty }) =>
        UNSEASONED.has(substance.name) && !substance.alcohol && !hidden && certainty === 'yes',
    );
  return {
    allergens,
    otherAllergens: isUnderstood ? toOtherAllergens(index, pieces, isBare) : 'unknown',
  };
}
