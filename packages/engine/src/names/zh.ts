import type { Grammar } from './foreign';
import { SIMPLIFIED_NOTES, TRADITIONAL_NOTES } from './foreign-notes';
import { ONLY_MARKS, SIGN, SLOT, standApart } from './marks';
import { romanise } from '../text/romanise';
import type { Part } from './types';
import {
  hasAnimal,
  ITSELF,
  MOCK,
  NAMED,
  SIMPLIFIED_MEATS,
  toSpecify,
  TRADITIONAL_MEATS,
} from './zh-animals';

/** What joiners are in Chinese, by what they are in English (`read.ts`). */
const JOINERS: Readonly<Record<string, string>> = { and: '和', '&': '&', with: '配' };
/** What 곁들인 and 넣은 are: the guest stands before them in Korean and behind them in Chinese. */
const GUEST = '配';
/** What a way of cooking is done with, not to: "辣椒酱烤牛肉", "盐烤虾", not "烤辣椒酱". */
const SEASONING = /(?:[酱醬盐鹽油醋糖姜薑味]|大蒜|蒜香|蜂蜜|照烧|照燒|麻辣|咖喱|咖哩|胡椒)$/;
/** "猪肉" before its cut is the animal of the cut: "猪里脊". */
const MEAT_BEFORE_CUT = /(?<=[猪豬牛羊鸡雞鸭鴨])肉$/;
/** "소생갈비" is "鲜牛排骨", not "牛鲜排骨". */
const FRESH = /^[鲜鮮生](?!拌)/;
const ANIMAL_LAST = /[韩韓]?[猪豬牛羊鸡雞鸭鴨]$/;
const ANIMAL_FIRST = /^[猪豬牛羊鸡雞鸭鴨]/;
const CUT = /^(?:[^烤炒炖燉炸煮]*(?:肉|排骨|里脊|里肌|外脊|沙朗|肋眼|肉眼|[蹄腿翅舌肠腸皮排]))$/;
/** Of these a name has one where two words meet: "炭烤" + "烤牛肉", "生" + "生拌牛肉", "韩牛" + "牛排骨". */
const SAID_ONCE = /^[面麵饭飯汤湯锅鍋粥烤炸炒炖燉蒸拌辣煎生鲜鮮牛猪豬羊鸭鴨排]$/u;
const HAN_ONLY = /^\p{Script=Han}+$/u;
/** "帕马森芝士", "義大利麵". */
const LONGEST_SHARED = 8;
const RAW_FISH = /生[鱼魚]片/;
/** "牛肉" + "排". */
const STEAK = /(?:(?<=[猪豬牛羊鸡雞鸭鴨])肉|(?<=[猪豬牛羊])排骨)排(?!骨)/u;

/** A word of the name, or what forms have made of several. */
interface Noun {
  kind: Part['kind'];
  /** As the last word. */
  text: string;
  /** Before another word. */
  before: string;
}

/**
 * Chinese puts what describes in front, then how it is cooked, then what is: "매운 돼지갈비찜" -> "辣炖猪排骨". A form without a
 * slot, and all that ends in a noun of its own, stands behind: "海鲜嫩豆腐锅".
 */
function compose(parts: readonly Part[]): string {
  const phrases: string[] = [];
  let phrase: Part[] = [];
  const endPhrase = () => {
    if (phrase.length > 0) phrases.push(toPhrase(phrase));
    phrase = [];
  };
  for (const part of parts) {
    const isGuest = part.kind === 'modifier' && part.head === GUEST;
    if (isGuest || part.kind === 'joiner' || (part.kind === 'verbatim' && SIGN.test(part.ko))) {
      endPhrase();
      const sign = part.kind === 'joiner' ? (JOINERS[part.head] ?? '') : part.head;
      if (sign !== '') phrases.push(sign);
    } else if (part.kind !== 'verbatim' || !ONLY_MARKS.test(part.ko)) {
      phrase.push(part);
    }
  }
  endPhrase();
  return withGuestLast(withoutEdges(phrases)).reduce(join, '');
}

/** A sign that joins nothing is what was left of a size: "삼겹살(국내산/200g)". */
function withoutEdges(phrases: readonly string[]): readonly string[] {
  const isWord = (phrase: string) => !SIGN.test(phrase);
  const first = phrases.findIndex(isWord);
  return first < 0 ? phrases : phrases.slice(first, phrases.findLastIndex(isWord) + 1);
}

function withGuestLast(phrases: readonly string[]): readonly string[] {
  const at = phrases.lastIndexOf(GUEST);
  const dish = phrases.slice(at + 1);
  return at < 1 || dish.length === 0
    ? phrases
    : [...dish, GUEST, ...withGuestLast(phrases.slice(0, at))];
}

/** A form changes what stands before it in its written word, or, opening a word, all before it. */
function toPhrase(parts: readonly Part[]): string {
  let before: Noun[] = [];
  let word: Noun[] = [];
  for (const [at, part] of parts.entries()) {
    if (part.opensWord) {
      before.push(...word);
      word = [];
    }
    const opensMore = part.opensWord && parts[at + 1]?.opensWord === false;
    if (!isForm(part)) word.push({ kind: part.kind, text: part.head, before: part.attribute });
    else if (opensMore && isDescribing(part)) word.push(toAlone(part));
    else if (word.length > 0) word = applyForm(part, word);
    else before = applyForm(part, before);
  }
  return toText(toFront([...before, ...word]));
}

const isForm = ({ kind, attribute }: Part): boolean =>
  kind === 'form' || kind === 'serving' || attribute.includes(SLOT);

const isAside = ({ kind }: Noun): boolean => kind === 'modifier' || kind === 'name';

function applyForm(form: Part, nouns: readonly Noun[]): Noun[] {
  const isCooked = ({ text }: Noun) => !(isCooking(form) && SEASONING.test(text));
  const start = nouns.findIndex((noun) => !isAside(noun) && isCooked(noun));
  const alone = toAlone(form);
  if (start < 0) return [...nouns, alone];
  const after = nouns.slice(start);
  const beside = [...nouns.slice(0, start), ...after.filter((noun) => !isCooked(noun))];
  const filling = toText(after.filter(isCooked), 'before');
  // "버섯불고기" is beef with mushrooms: a form that brings its own meat takes another one only.
  if (isCooking(form) && hasAnimal(alone.text) && !hasAnimal(filling)) return [...nouns, alone];
  const [left = '', right = ''] = form.attribute.split(SLOT);
  // "章鱼生鱼片" would be fish.
  const sliced =
    hasAnimal(filling) && !NAMED.fish.test(filling) ? right.replace(RAW_FISH, '刺身') : right;
  return [...beside, toDish(join(join(left, filling), sliced).replace(STEAK, '排'))];
}

const toDish = (text: string): Noun => ({ kind: 'dish', text, before: text });

/** Whether a form stands before the food: "炖{x}". */
const isCooking = ({ attribute }: Part): boolean => !attribute.startsWith(SLOT);

/** "什锦{x}|拼盘|什锦": before another word it says how that is. */
const isDescribing = (form: Part): boolean =>
  isCooking(form) && form.lead !== undefined && form.lead !== form.head;

function toAlone(form: Part): Noun {
  const { attribute, head, lead = head } = form;
  if (head === attribute) return toDish(attribute.replace(SLOT, ''));
  return { kind: isDescribing(form) ? 'modifier' : 'dish', text: head, before: lead };
}

/** A describing word at the end goes to the front: "순두부찌개 특". */
function toFront(nouns: readonly Noun[]): readonly Noun[] {
  const last = nouns.at(-1);
  const isAsideOnly = last?.kind === 'modifier' && last.text === last.before;
  return last && isAsideOnly ? [last, ...nouns.slice(0, -1)] : nouns;
}

/** "烤牛肉" and "羊排" are of two animals. */
const isOther = (name: string, word: string): boolean =>
  ANIMAL_FIRST.test(word) && !name.replace(MEAT_BEFORE_CUT, '').endsWith(word.slice(0, 1));

function toText(nouns: readonly Noun[], as: 'text' | 'before' = 'text'): string {
  const text = nouns.reduce((name, noun, at) => {
    const word = as === 'text' && at === nouns.length - 1 ? noun.text : noun.before;
    if (noun.kind !== 'food' || !CUT.test(noun.text)) return join(name, word);
    const animal = isOther(name, word) ? name : name.replace(MEAT_BEFORE_CUT, '');
    return FRESH.test(word) && ANIMAL_LAST.test(animal)
      ? join(animal.replace(ANIMAL_LAST, `${word.slice(0, 1)}$&`), word.slice(1))
      : join(animal, word);
  }, '');
  return text.replace(STEAK, '排');
}

/** What ends one word and begins the next is said once: "芝士" + "芝士披萨", "荞麦面" + "面". */
function join(a: string, b: string): string {
  if (standApart(a, b)) return `${a} ${b}`;
  for (let length = Math.min(a.length, b.length, LONGEST_SHARED); length > 0; length -= 1) {
    const shared = b.slice(0, length);
    if (a.endsWith(shared) && (length > 1 ? HAN_ONLY : SAID_ONCE).test(shared))
      return a + b.slice(length);
  }
  return a + b;
}

/** How Simplified Chinese names dishes, as on the mainland. What nothing explains is spelt in Latin letters, never in Hanzi. */
export const SIMPLIFIED: Grammar = {
  compose,
  spell: romanise,
  notes: SIMPLIFIED_NOTES,
  specify: toSpecify(SIMPLIFIED_MEATS),
  animals: { named: NAMED, itself: ITSELF, word: SIMPLIFIED_MEATS, mock: MOCK },
};

/** The same for Traditional Chinese, as in Taiwan. */
export const TRADITIONAL: Grammar = {
  compose,
  spell: romanise,
  notes: TRADITIONAL_NOTES,
  specify: toSpecify(TRADITIONAL_MEATS),
  animals: { named: NAMED, itself: ITSELF, word: TRADITIONAL_MEATS, mock: MOCK },
};
