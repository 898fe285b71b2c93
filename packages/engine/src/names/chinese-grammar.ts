import { chinese, simplified, traditional } from '../../lexicon/meat-names.json';
import { MEATS, type Meat } from '../segmentation/meats';
import { createForeignGrammar, toAnimalNames, type ForeignGrammar } from './foreign-grammar';
import {
  applyForms,
  CONJUNCTION_SIGN,
  FOOD_SLOT,
  moveAccompanimentLast,
  needsBlankBetween,
  toPhrases,
  type Noun,
} from './phrases';
import { romanize } from '../text/romanize';
import type { AnimalFacts } from './reconcile-english';
import type { NamePart } from './types';

/** Meat and ribs without a named animal, which readers attribute to a pig. */
const PORK_UNLESS_NAMED = new RegExp(chinese.meatOfNoAnimal, 'u');
/** Ribs that readers attribute to a pig even next to another animal: "韩牛调味牛排骨". */
const RIBS = /(?<![牛猪豬羊鸡雞鸭鴨脊])排骨/gu;
/** Cuts that several animals have. */
const CUT_OF_ANY =
  /(?<![牛猪豬羊鸡雞鸭鴨])(?:外脊|里脊|里肌)|(?<=[^牛猪豬羊鸡雞鸭鴨鱼魚虾蝦士司炸])排(?=$|（)/u;

const WORDS = {
  ...chinese,
  mentions: {
    ...chinese.mentions,
    pork: `${chinese.mentions.pork}|(?<!烤)${chinese.meatOfNoAnimal}`,
  },
};
const { patterns: MEAT_PATTERNS, mockMeat: MOCK_MEAT } = toAnimalNames(WORDS, simplified.labels);
const hasAnimal = (name: string): boolean => MEATS.some((meat) => MEAT_PATTERNS[meat].test(name));

const LAND_MEATS = ['beef', 'pork', 'lamb', 'chicken', 'duck'] as const;

/**
 * Creates a function that names the animal when the dish is of a single one and its name mentions
 * none, or another: "排骨汤" of beef is "牛排骨汤", and 고추장불고기 of pork is "辣椒酱烤猪肉", not
 * "烤牛肉".
 */
const createAnimalSpecifier =
  (words: Readonly<Record<Meat, string>>) =>
  (name: string, { meats, mainMeats }: AnimalFacts): string => {
    const [meat, ...others] = LAND_MEATS.filter((land) => mainMeats.includes(land));
    if (!meat || others.length > 0 || MOCK_MEAT.test(name)) return name;
    const animal = words[meat].slice(0, 1);
    const ribs = meats.pork === 'no' ? name.replace(RIBS, `${animal}$&`) : name;
    if (MEAT_PATTERNS[meat].test(ribs)) return ribs;
    const absent = LAND_MEATS.filter((land) => meats[land] === 'no');
    const swapped = absent.reduce((text, land) => text.replace(words[land], words[meat]), ribs);
    const vague = meats.pork === 'no' ? PORK_UNLESS_NAMED : CUT_OF_ANY;
    return [vague, CUT_OF_ANY].reduce(
      (text, part) =>
        MEAT_PATTERNS[meat].test(text) ? text : text.replace(part, (cut) => animal + cut),
      swapped,
    );
  };

/** Chinese of joiners, by their English (`segment-name.ts`). */
const JOINERS: Readonly<Record<string, string>> = { and: '和', '&': '&', with: '配' };
/**
 * Chinese of 곁들인 and 넣은; the accompaniment precedes them in Korean and follows them in
 * Chinese.
 */
const ACCOMPANIMENT = '配';
/** Seasonings, which a dish is cooked with: "辣椒酱烤牛肉", "盐烤虾", not "烤辣椒酱". */
const SEASONING = /(?:[酱醬盐鹽油醋糖姜薑味]|大蒜|蒜香|蜂蜜|照烧|照燒|麻辣|咖喱|咖哩|胡椒)$/;
/** A form that denies takes a seasoning as well: "无虾酱泡菜". */
const ABSENT = /^[无無]/u;
/** "猪肉" before its cut shortens to the animal: "猪里脊". */
const MEAT_BEFORE_CUT = /(?<=[猪豬牛羊鸡雞鸭鴨])肉$/;
/** "소생갈비" is "鲜牛排骨", not "牛鲜排骨". */
const FRESH = /^[鲜鮮生](?!拌)/;
const ANIMAL_LAST = /[韩韓]?[猪豬牛羊鸡雞鸭鴨]$/;
const ANIMAL_FIRST = /^[猪豬牛羊鸡雞鸭鴨]/;
const CUT = /^(?:[^烤炒炖燉炸煮]*(?:肉|排骨|里脊|里肌|外脊|沙朗|肋眼|肉眼|[蹄腿翅舌肠腸皮排]))$/;
/**
 * Characters that merge where two words meet: "炭烤" + "烤牛肉", "生" + "生拌牛肉", "韩牛" +
 * "牛排骨".
 */
const MERGED_CHARACTER = /^[面麵饭飯汤湯锅鍋粥烤炸炒炖燉蒸拌辣煎生鲜鮮牛猪豬羊鸭鴨排]$/u;
const HAN_ONLY = /^\p{Script=Han}+$/u;
/** Maximum length of an overlap: "帕马森芝士", "義大利麵". */
const MAX_OVERLAP = 8;
const RAW_FISH = /生[鱼魚]片/;
/** "牛肉" + "排". */
const STEAK = /(?:(?<=[猪豬牛羊鸡雞鸭鴨])肉|(?<=[猪豬牛羊])排骨)排(?!骨)/u;

/**
 * Composes in the order modifiers, way of cooking, food: "매운 돼지갈비찜" -> "辣炖猪排骨". A form
 * without a slot, or one that ends in a noun, comes last: "海鲜嫩豆腐锅".
 */
function composeChinese(parts: readonly NamePart[]): string {
  const phrases = toPhrases(parts, {
    accompaniment: ACCOMPANIMENT,
    toSign: ({ kind, head }) => (kind === 'joiner' ? (JOINERS[head] ?? '') : head),
    toPhrase,
  });
  return moveAccompanimentLast(trimEdgeSigns(phrases), ACCOMPANIMENT).reduce(joinWords, '');
}

/** Removes signs that join nothing, left over from a size: "삼겹살(국내산/200g)". */
function trimEdgeSigns(phrases: readonly string[]): readonly string[] {
  const isWord = (phrase: string) => !CONJUNCTION_SIGN.test(phrase);
  const first = phrases.findIndex(isWord);
  return first < 0 ? phrases : phrases.slice(first, phrases.findLastIndex(isWord) + 1);
}

const toPhrase = (parts: readonly NamePart[]): string =>
  toText(applyForms(parts, applyForm, (form) => (isDescribing(form) ? toLoneForm(form) : null)));

const isModifier = ({ kind }: Noun): boolean => kind === 'modifier' || kind === 'name';

function applyForm(form: NamePart, nouns: readonly Noun[]): Noun[] {
  const isCooked = ({ head }: Noun) =>
    !(isCooking(form) && SEASONING.test(head)) || ABSENT.test(form.attribute);
  const start = nouns.findIndex((noun) => !isModifier(noun) && isCooked(noun));
  const alone = toLoneForm(form);
  if (start < 0) return [...nouns, alone];
  const after = nouns.slice(start);
  const beside = [...nouns.slice(0, start), ...after.filter((noun) => !isCooked(noun))];
  const filling = toText(after.filter(isCooked), 'before');
  // "버섯불고기" is beef with mushrooms: a form with its own meat takes only another meat.
  if (isCooking(form) && hasAnimal(alone.head) && !hasAnimal(filling)) return [...nouns, alone];
  const [left = '', right = ''] = form.attribute.split(FOOD_SLOT);
  // "章鱼生鱼片" would be fish.
  const sliced =
    hasAnimal(filling) && !MEAT_PATTERNS.fish.test(filling)
      ? right.replace(RAW_FISH, '刺身')
      : right;
  return [...beside, toDishNoun(joinWords(joinWords(left, filling), sliced).replace(STEAK, '排'))];
}

const toDishNoun = (text: string): Noun => ({ kind: 'dish', head: text, attribute: text });

/** True for a form before the food: "炖{x}". */
const isCooking = ({ attribute }: NamePart): boolean => !attribute.startsWith(FOOD_SLOT);

/** True for a form that describes the next word: "什锦{x}|拼盘|什锦". */
const isDescribing = (form: NamePart): boolean =>
  isCooking(form) && form.lead !== undefined && form.lead !== form.head;

function toLoneForm(form: NamePart): Noun {
  const { attribute, head, lead = head } = form;
  if (head === attribute) return toDishNoun(attribute.replace(FOOD_SLOT, ''));
  return { kind: isDescribing(form) ? 'modifier' : 'dish', head, attribute: lead };
}

/** "烤牛肉" and "羊排" are of two animals. */
const isOtherAnimal = (name: string, word: string): boolean =>
  ANIMAL_FIRST.test(word) && !name.replace(MEAT_BEFORE_CUT, '').endsWith(word.slice(0, 1));

function toText(nouns: readonly Noun[], as: 'head' | 'before' = 'head'): string {
  const text = nouns.reduce((name, noun, at) => {
    const word = as === 'head' && at === nouns.length - 1 ? noun.head : noun.attribute;
    if (noun.kind !== 'food' || !CUT.test(noun.head)) return joinWords(name, word);
    const animal = isOtherAnimal(name, word) ? name : name.replace(MEAT_BEFORE_CUT, '');
    return FRESH.test(word) && ANIMAL_LAST.test(animal)
      ? joinWords(animal.replace(ANIMAL_LAST, `${word.slice(0, 1)}$&`), word.slice(1))
      : joinWords(animal, word);
  }, '');
  return text.replace(STEAK, '排');
}

/** Joins two words and merges their overlap: "芝士" + "芝士披萨", "荞麦面" + "面". */
function joinWords(a: string, b: string): string {
  if (needsBlankBetween(a, b)) return `${a} ${b}`;
  for (let length = Math.min(a.length, b.length, MAX_OVERLAP); length > 0; length -= 1) {
    const shared = b.slice(0, length);
    if (a.endsWith(shared) && (length > 1 ? HAN_ONLY : MERGED_CHARACTER).test(shared))
      return a + b.slice(length);
  }
  return a + b;
}

const HANGUL = /\p{Script=Hangul}/gu;

function createGrammar(
  labels: Readonly<Record<Meat, string>>,
  quoteUnknown: ForeignGrammar['quoteUnknown'],
): ForeignGrammar {
  return createForeignGrammar(toAnimalNames(WORDS, labels), {
    compose: (pieces) => pieces.map(composeChinese).join(''),
    // Never given Hanzi; single letters of Hangul are left out: "ㅎㄷ".
    spell: (ko) => romanize(ko).replace(HANGUL, ''),
    quoteUnknown,
    specifyAnimal: createAnimalSpecifier(labels),
  });
}

/** Grammar of Simplified Chinese, as on the mainland. */
export const SIMPLIFIED = createGrammar(simplified.labels, (ko) => `“${ko}”（未能翻译）`);

/** Grammar of Traditional Chinese, as in Taiwan. */
export const TRADITIONAL = createGrammar(traditional.labels, (ko) => `「${ko}」（未能翻譯）`);
