import { MEATS, filterMeats, type Meat } from '../segmentation/meats';
import {
  ENGLISH_MEAT_PATTERNS,
  toMeatPatterns,
  type AnimalFacts,
  type MeatPatterns,
} from './reconcile-english';
import type { Grammar } from './dish-namer';

/** Says that something is absent, which then has to be named: "豚肉なし餃子", "无肉饺子". */
const ABSENCE = /なし|抜き|不使用|[无無]|不含/u;

/** Words of a language for animals in names of dishes (`packages/engine/lexicon/meat-names.json`). */
export interface AnimalNames {
  /** Words that mention an animal. */
  patterns: MeatPatterns;
  /** Words to remove from the name of a dish without the animal. */
  removalPatterns: MeatPatterns;
  /** Words appended for an animal that the name does not mention: "豚肉". */
  labels: Readonly<Record<Meat, string>>;
  /** Words of mock meat, which is named after the animal that it does not contain. */
  mockMeat: RegExp;
}

type MeatStrings = Readonly<Record<Meat, string>>;

/** Words of a language for animals, by its tables. */
export const toAnimalNames = (
  words: { mentions: MeatStrings; removed: MeatStrings; mockMeat: string },
  labels: MeatStrings,
): AnimalNames => ({
  patterns: toMeatPatterns(words.mentions, (pattern) => new RegExp(pattern)),
  removalPatterns: toMeatPatterns(words.removed, (pattern) => new RegExp(pattern, 'g')),
  labels,
  mockMeat: new RegExp(words.mockMeat),
});

/**
 * Reconciles a name with the facts of the dish: a main animal that it does not mention follows in
 * brackets, and one that is certainly absent goes.
 */
export function reconcileForeign(
  name: string,
  { patterns, removalPatterns, labels, mockMeat }: AnimalNames,
  { meats, mainMeats }: AnimalFacts,
): string {
  let reconciled = name;
  if (!mockMeat.test(name) && !ABSENCE.test(name)) {
    for (const meat of MEATS) {
      if (meats[meat] === 'no')
        reconciled = reconciled.replace(removalPatterns[meat], '') || reconciled;
    }
  }
  // Parts of a menu may be in English: "Grilled Lamb Skewers".
  const isNamed = (meat: Meat): boolean =>
    patterns[meat].test(reconciled) || ENGLISH_MEAT_PATTERNS[meat].test(reconciled);
  const unmentioned = filterMeats((meat) => mainMeats.includes(meat) && !isNamed(meat));
  return unmentioned.length === 0
    ? reconciled
    : `${reconciled}（${unmentioned.map((meat) => labels[meat]).join('、')}）`;
}

/** Grammar of a language besides English. */
export interface ForeignGrammar extends Grammar {
  animals: AnimalNames;
}

const VEGAN = '비건';
const VEGAN_ON_REQUEST = '비건가능';
/** Foods that a preceding 비건 describes; a vegan cheese says nothing about the dish. */
const VEGAN_PART = /^(?:옵션|미트|마요|치즈|크림|버터|빵|드레싱|소스|달걀|계란|모[차짜]렐라)/;

/** Grammar with the punctuation of Japanese and Chinese, which names animals by its tables. */
export const createForeignGrammar = (
  animals: AnimalNames,
  rules: Pick<Grammar, 'compose' | 'spell' | 'quoteUnknown' | 'specifyAnimal'>,
): ForeignGrammar => ({
  ...rules,
  animals,
  markOnRequest: (parts, { [VEGAN_ON_REQUEST]: onRequest }) =>
    parts.map((part, at) => {
      const isDish = part.ko === VEGAN && !VEGAN_PART.test(parts[at + 1]?.ko ?? '');
      return isDish && onRequest ? { ...part, attribute: onRequest, head: onRequest } : part;
    }),
  toDietNote: (diet) => diet,
  reconcile: (name, facts) => reconcileForeign(name, animals, facts),
  comma: '、',
  brackets: ['（', '）'],
});
