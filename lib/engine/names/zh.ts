import { MEATS, type Meat } from '../reading/meats';
import type { KnownDish } from './agree';
import type { Grammar } from './foreign';
import type { AnimalNames } from './foreign-agree';
import { romanise } from './romanise';
import type { Part } from './types';

/** Where a form has the food it is made of: "炖{x}". */
const SLOT = '{x}';
/** What joiners are in Chinese, by what they are in English (`read.ts`). */
const JOINERS: Readonly<Record<string, string>> = { and: '和', '&': '&', with: '配' };
/** What 곁들인 and 넣은 are: the guest stands before them in Korean and behind them in Chinese. */
const GUEST = '配';
/** A full stop or a dash between two words is no word. */
const ONLY_MARKS = /^[.:'’!?*~-]+$/;
const SIGN = /^[&+/,]$/;
const LATIN_END = /[\p{Script=Latin}\p{N}]$/u;
const LATIN_START = /^[\p{Script=Latin}\p{N}]/u;
/** What a way of cooking is done with, not to: "辣椒酱烤牛肉", "盐烤虾", not "烤辣椒酱". */
const SEASONING = /(?:[酱醬盐鹽油醋糖姜薑味]|大蒜|蒜香|蜂蜜|照烧|照燒|麻辣|咖喱|咖哩|胡椒)$/;
/** "猪肉" before its cut is the animal of the cut: "猪里脊". */
const MEAT_BEFORE_CUT = /(?<=[猪豬牛羊鸡雞鸭鴨])肉$/;
const CUT = /^(?:[^烤炒炖燉炸煮]*(?:肉|排骨|里脊|里肌|外脊|沙朗|肋眼|肉眼|[蹄腿翅舌肠腸皮排]))$/;
/** Of these a name has one where two words meet: "炭烤" + "烤牛肉", "生" + "生拌牛肉", "韩牛" + "牛排骨". */
const SAID_ONCE = /^[面麵饭飯汤湯锅鍋粥烤炸炒炖燉蒸拌辣煎生鲜鮮牛猪豬羊鸭鴨]$/u;
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
  return withGuestLast(phrases).reduce(join, '');
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
  for (const part of parts) {
    if (part.opensWord) {
      before.push(...word);
      word = [];
    }
    if (!isForm(part)) word.push({ kind: part.kind, text: part.head, before: part.attribute });
    else if (word.length > 0) word = applyForm(part, word);
    else before = applyForm(part, before);
  }
  return toText(toFront([...before, ...word]));
}

const isForm = ({ kind, attribute }: Part): boolean =>
  kind === 'form' || kind === 'serving' || attribute.includes(SLOT);

const isAside = ({ kind }: Noun): boolean => kind === 'modifier' || kind === 'name';

function applyForm(form: Part, nouns: readonly Noun[]): Noun[] {
  const isCooking = !form.attribute.startsWith(SLOT);
  const isBeside = (noun: Noun) => isAside(noun) || (isCooking && SEASONING.test(noun.text));
  const start = nouns.findIndex((noun) => !isBeside(noun));
  const alone = toAlone(form, isCooking);
  if (start < 0) return [...nouns, alone];
  const filling = toText(nouns.slice(start), 'before');
  // "버섯불고기" is beef with mushrooms: a form that brings its own meat takes another one only.
  if (isCooking && hasAnimal(alone.text) && !hasAnimal(filling)) return [...nouns, alone];
  return [...nouns.slice(0, start), toDish(form.attribute.replace(SLOT, () => filling))];
}

const toDish = (text: string): Noun => ({ kind: 'dish', text, before: text });

/** A way of cooking that opens a name describes what follows: "什锦寿司". */
function toAlone({ attribute, head, lead = head }: Part, isCooking: boolean): Noun {
  if (head === attribute) return toDish(attribute.replace(SLOT, ''));
  const isAsideOnly = isCooking && lead !== head;
  return { kind: isAsideOnly ? 'modifier' : 'dish', text: head, before: lead };
}

/** A describing word at the end goes to the front: "순두부찌개 특". */
function toFront(nouns: readonly Noun[]): readonly Noun[] {
  const last = nouns.at(-1);
  const isAsideOnly = last?.kind === 'modifier' && last.text === last.before;
  return last && isAsideOnly ? [last, ...nouns.slice(0, -1)] : nouns;
}

function toText(nouns: readonly Noun[], as: 'text' | 'before' = 'text'): string {
  const text = nouns.reduce((name, noun, at) => {
    const isCut = noun.kind === 'food' && CUT.test(noun.text);
    const word = as === 'text' && at === nouns.length - 1 ? noun.text : noun.before;
    return join(isCut ? name.replace(MEAT_BEFORE_CUT, '') : name, word);
  }, '');
  return text.replace(STEAK, '排');
}

/** What ends one word and begins the next is said once: "芝士" + "芝士披萨", "荞麦面" + "面". */
function join(a: string, b: string): string {
  if (LATIN_END.test(a) && LATIN_START.test(b)) return `${a} ${b}`;
  if (a.length > 1 && b.startsWith(a.slice(-2))) return a + b.slice(2);
  return SAID_ONCE.test(a.slice(-1)) && b.startsWith(a.slice(-1)) ? a + b.slice(1) : a + b;
}

/** Meat, ribs and feet of no named animal are those of a pig. */
const PORK_UNLESS_NAMED =
  /(?<![猪豬豚牛羊鸡雞鸭鴨鹅鵝鱼魚虾蝦蟹贝貝螺马馬鹿兔鲸鯨鳄鱷素果肌花植物豆蛤蜊骨鲍鮑鱿魷尾头頭舌颈頸腿排心胸臀肩腹腱裙膜柱条條翅])(?:肉(?![桂豆眼])|排骨)/u;
const OWNERS: ReadonlyArray<readonly [Meat, string, string]> = [
  ['beef', '牛', '牛'],
  ['pork', '猪', '豬'],
  ['lamb', '羊', '羊'],
  ['chicken', '鸡', '雞'],
  ['duck', '鸭', '鴨'],
];

/**
 * "排骨汤" of a dish of beef alone is "牛排骨汤", and where another animal took the place of the usual one, its name does too:
 * 고추장불고기 of pork is "辣椒酱烤猪肉".
 */
const specify =
  (script: 1 | 2) =>
  (name: string, { meats, mainMeats }: KnownDish): string => {
    const owners = OWNERS.filter(([meat]) => meats[meat] === 'yes' && mainMeats.includes(meat));
    const [owner] = owners;
    if (!owner || owners.length > 1 || MOCK.test(name)) return name;
    const [meat, ...animal] = owner;
    const ours = animal[script - 1] ?? '';
    const others = OWNERS.filter(([other]) => meats[other] === 'no').map((other) => other[script]);
    if (NAMED[meat].test(name)) return name;
    const swapped =
      others.length === 0 ? name : name.replace(new RegExp(`[${others.join('')}]肉`), `${ours}肉`);
    return meats.pork === 'no'
      ? swapped.replace(PORK_UNLESS_NAMED, (word) => ours + word)
      : swapped;
  };

const NAMED: Readonly<Record<Meat, RegExp>> = {
  chicken: /(?<!田)[鸡雞](?!蛋|尾酒|油菌)/,
  pork: new RegExp(
    `[猪豬]|(?<!河)豚|火腿|培根|五花肉|叉[烧燒]|松阪|伊比利|血[肠腸]|香[肠腸]|午餐肉|${PORK_UNLESS_NAMED.source}`,
    'u',
  ),
  beef: /(?<![蜗蝸])牛(?![奶油蒡蛙轧軋至角肝])|雪[浓濃]汤|雪濃湯/,
  lamb: /羊(?![羹栖棲肚角])/,
  fish: /(?<![鱿魷墨章鲍鮑鳄鱷甲])[鱼魚](?!香|腥草)|三文|[鮭鲑鮪鯖鳗鰻鳕鱈鲷鯛鲈鱸鰤鰶鳐鰩魟鳀鯷鱒鳟]|泥[鳅鰍]|河豚|[寿壽]司|刺身/,
  seafood:
    /海[鲜鮮参參螺胆膽鞘蜇肠腸瓜]|三[鲜鮮]|[虾蝦蟹贝貝蛤蚌蛎蠣鲍鮑鱿魷螺蚬蜆蚶]|章[鱼魚]|墨[鱼魚]|透抽|[软軟][丝絲]|江珧|八爪|[寿壽]司|刺身/,
  duck: /[鸭鴨]/,
};
const hasAnimal = (name: string): boolean => MEATS.some((meat) => NAMED[meat].test(name));

const NONE = /(?!)/g;
const ITSELF: Readonly<Record<Meat, RegExp>> = {
  chicken: /[鸡雞]肉/g,
  pork: /[猪豬]肉/g,
  beef: /牛肉/g,
  lamb: /羊肉/g,
  fish: NONE,
  seafood: NONE,
  duck: /[鸭鴨]肉/g,
};
const MOCK = /素|植物|Beyond|Impossible/;

const toAnimals = (word: Readonly<Record<Meat, string>>): AnimalNames => ({
  named: NAMED,
  itself: ITSELF,
  word,
  mock: MOCK,
});

/** How Simplified Chinese names dishes, as on the mainland. What nothing explains is spelt in Latin letters, never in Hanzi. */
export const SIMPLIFIED: Grammar = {
  compose,
  spell: romanise,
  specify: specify(1),
  animals: toAnimals({
    chicken: '鸡肉',
    pork: '猪肉',
    beef: '牛肉',
    lamb: '羊肉',
    fish: '鱼',
    seafood: '海鲜',
    duck: '鸭肉',
  }),
};

/** The same for Traditional Chinese, as in Taiwan. */
export const TRADITIONAL: Grammar = {
  compose,
  spell: romanise,
  specify: specify(2),
  animals: toAnimals({
    chicken: '雞肉',
    pork: '豬肉',
    beef: '牛肉',
    lamb: '羊肉',
    fish: '魚',
    seafood: '海鮮',
    duck: '鴨肉',
  }),
};
