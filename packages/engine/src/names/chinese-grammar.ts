import type { Grammar } from './foreign-namer';
import { SIMPLIFIED_NOTES, TRADITIONAL_NOTES } from './foreign-notes';
import {
  ONLY_PUNCTUATION,
  CONJUNCTION_SIGN,
  FOOD_SLOT,
  needsBlankBetween,
} from './name-punctuation';
import { romanize } from '../text/romanize';
import type { NamePart } from './types';
import {
  hasAnimal,
  CHINESE_REMOVAL_PATTERNS,
  CHINESE_MOCK_MEAT,
  CHINESE_MEAT_PATTERNS,
  SIMPLIFIED_MEATS,
  createAnimalSpecifier,
  TRADITIONAL_MEATS,
} from './chinese-animals';

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

/** Word of the name, or the result of applying forms to several. */
interface Noun {
  kind: NamePart['kind'];
  /** Text as the last word. */
  text: string;
  /** Text before another word. */
  attribute: string;
}

/**
 * Composes in the order modifiers, way of cooking, food: "매운 돼지갈비찜" -> "辣炖猪排骨". A form
 * without a slot, or one that ends in a noun, comes last: "海鲜嫩豆腐锅".
 */
function composeChinese(parts: readonly NamePart[]): string {
  const phrases: string[] = [];
  let phrase: NamePart[] = [];
  const endPhrase = () => {
    if (phrase.length > 0) phrases.push(toPhrase(phrase));
    phrase = [];
  };
  for (const part of parts) {
    const isAccompaniment = part.kind === 'modifier' && part.head === ACCOMPANIMENT;
    if (
      isAccompaniment ||
      part.kind === 'joiner' ||
      (part.kind === 'verbatim' && CONJUNCTION_SIGN.test(part.ko))
    ) {
      endPhrase();
      const sign = part.kind === 'joiner' ? (JOINERS[part.head] ?? '') : part.head;
      if (sign !== '') phrases.push(sign);
    } else if (part.kind !== 'verbatim' || !ONLY_PUNCTUATION.test(part.ko)) {
      phrase.push(part);
    }
  }
  endPhrase();
  return moveAccompanimentLast(trimEdgeSigns(phrases)).reduce(joinWords, '');
}

/** Removes signs that join nothing, left over from a size: "삼겹살(국내산/200g)". */
function trimEdgeSigns(phrases: readonly string[]): readonly string[] {
  const isWord = (phrase: string) => !CONJUNCTION_SIGN.test(phrase);
  const first = phrases.findIndex(isWord);
  return first < 0 ? phrases : phrases.slice(first, phrases.findLastIndex(isWord) + 1);
}

function moveAccompanimentLast(phrases: readonly string[]): readonly string[] {
  const at = phrases.lastIndexOf(ACCOMPANIMENT);
  const dish = phrases.slice(at + 1);
  return at < 1 || dish.length === 0
    ? phrases
    : [...dish, ACCOMPANIMENT, ...moveAccompanimentLast(phrases.slice(0, at))];
}

/**
 * Applies a form to the words before it in its written word, or, at the start of a word, to all
 * before it.
 */
function toPhrase(parts: readonly NamePart[]): string {
  let before: Noun[] = [];
  let word: Noun[] = [];
  for (const [at, part] of parts.entries()) {
    if (part.startsWord) {
      before.push(...word);
      word = [];
    }
    const hasContinuation = part.startsWord && parts[at + 1]?.startsWord === false;
    if (!isForm(part)) word.push({ kind: part.kind, text: part.head, attribute: part.attribute });
    else if (hasContinuation && isDescribing(part)) word.push(toLoneForm(part));
    else if (word.length > 0) word = applyForm(part, word);
    else before = applyForm(part, before);
  }
  return toText(moveModifierToFront([...before, ...word]));
}

const isForm = ({ kind, attribute }: NamePart): boolean =>
  kind === 'form' || kind === 'serving' || attribute.includes(FOOD_SLOT);

const isModifier = ({ kind }: Noun): boolean => kind === 'modifier' || kind === 'name';

function applyForm(form: NamePart, nouns: readonly Noun[]): Noun[] {
  const isCooked = ({ text }: Noun) =>
    !(isCooking(form) && SEASONING.test(text)) || ABSENT.test(form.attribute);
  const start = nouns.findIndex((noun) => !isModifier(noun) && isCooked(noun));
  const alone = toLoneForm(form);
  if (start < 0) return [...nouns, alone];
  const after = nouns.slice(start);
  const beside = [...nouns.slice(0, start), ...after.filter((noun) => !isCooked(noun))];
  const filling = toText(after.filter(isCooked), 'before');
  // "버섯불고기" is beef with mushrooms: a form with its own meat takes only another meat.
  if (isCooking(form) && hasAnimal(alone.text) && !hasAnimal(filling)) return [...nouns, alone];
  const [left = '', right = ''] = form.attribute.split(FOOD_SLOT);
  // "章鱼生鱼片" would be fish.
  const sliced =
    hasAnimal(filling) && !CHINESE_MEAT_PATTERNS.fish.test(filling)
      ? right.replace(RAW_FISH, '刺身')
      : right;
  return [...beside, toDishNoun(joinWords(joinWords(left, filling), sliced).replace(STEAK, '排'))];
}

const toDishNoun = (text: string): Noun => ({ kind: 'dish', text, attribute: text });

/** True for a form before the food: "炖{x}". */
const isCooking = ({ attribute }: NamePart): boolean => !attribute.startsWith(FOOD_SLOT);

/** True for a form that describes the next word: "什锦{x}|拼盘|什锦". */
const isDescribing = (form: NamePart): boolean =>
  isCooking(form) && form.lead !== undefined && form.lead !== form.head;

function toLoneForm(form: NamePart): Noun {
  const { attribute, head, lead = head } = form;
  if (head === attribute) return toDishNoun(attribute.replace(FOOD_SLOT, ''));
  return { kind: isDescribing(form) ? 'modifier' : 'dish', text: head, attribute: lead };
}

/** Moves a final modifier to the front: "순두부찌개 특". */
function moveModifierToFront(nouns: readonly Noun[]): readonly Noun[] {
  const last = nouns.at(-1);
  const isAsideOnly = last?.kind === 'modifier' && last.text === last.attribute;
  return last && isAsideOnly ? [last, ...nouns.slice(0, -1)] : nouns;
}

/** "烤牛肉" and "羊排" are of two animals. */
const isOtherAnimal = (name: string, word: string): boolean =>
  ANIMAL_FIRST.test(word) && !name.replace(MEAT_BEFORE_CUT, '').endsWith(word.slice(0, 1));

function toText(nouns: readonly Noun[], as: 'text' | 'before' = 'text'): string {
  const text = nouns.reduce((name, noun, at) => {
    const word = as === 'text' && at === nouns.length - 1 ? noun.text : noun.attribute;
    if (noun.kind !== 'food' || !CUT.test(noun.text)) return joinWords(name, word);
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

/**
 * Grammar of Simplified Chinese, as on the mainland. Unknown words are romanized, never given
 * Hanzi.
 */
export const SIMPLIFIED: Grammar = {
  compose: composeChinese,
  spell: romanize,
  quoteUnknown: (ko) => `“${ko}”（未能翻译）`,
  notes: SIMPLIFIED_NOTES,
  specifyAnimal: createAnimalSpecifier(SIMPLIFIED_MEATS),
  animals: {
    patterns: CHINESE_MEAT_PATTERNS,
    removalPatterns: CHINESE_REMOVAL_PATTERNS,
    labels: SIMPLIFIED_MEATS,
    mockMeat: CHINESE_MOCK_MEAT,
  },
};

/** Grammar of Traditional Chinese, as in Taiwan. */
export const TRADITIONAL: Grammar = {
  compose: composeChinese,
  spell: romanize,
  quoteUnknown: (ko) => `「${ko}」（未能翻譯）`,
  notes: TRADITIONAL_NOTES,
  specifyAnimal: createAnimalSpecifier(TRADITIONAL_MEATS),
  animals: {
    patterns: CHINESE_MEAT_PATTERNS,
    removalPatterns: CHINESE_REMOVAL_PATTERNS,
    labels: TRADITIONAL_MEATS,
    mockMeat: CHINESE_MOCK_MEAT,
  },
};
