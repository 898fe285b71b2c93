import { MEATS, type Meat } from '../segmentation/meats';
import type { AnimalFacts } from './reconcile-english';

export const SIMPLIFIED_MEATS: Readonly<Record<Meat, string>> = {
  chicken: '鸡肉',
  pork: '猪肉',
  beef: '牛肉',
  lamb: '羊肉',
  fish: '鱼',
  seafood: '海鲜',
  duck: '鸭肉',
};
export const TRADITIONAL_MEATS: Readonly<Record<Meat, string>> = {
  chicken: '雞肉',
  pork: '豬肉',
  beef: '牛肉',
  lamb: '羊肉',
  fish: '魚',
  seafood: '海鮮',
  duck: '鴨肉',
};

/** Meat and ribs without a named animal, which readers attribute to a pig. */
const PORK_UNLESS_NAMED =
  /(?<![猪豬豚牛羊鸡雞鸭鴨鹅鵝鱼魚虾蝦蟹贝貝螺马馬鹿兔鲸鯨鳄鱷素果肌花植物豆蛤蜊骨鲍鮑鱿魷尾头頭舌颈頸腿排心胸臀肩腹腱裙膜柱条條翅脊板盖蓋狗])(?:肉(?![桂豆眼])|排骨)/u;
/** Ribs that readers attribute to a pig even next to another animal: "韩牛调味牛排骨". */
const RIBS = /(?<![牛猪豬羊鸡雞鸭鴨脊])排骨/gu;
/** Cuts that several animals have. */
const CUT_OF_ANY =
  /(?<![牛猪豬羊鸡雞鸭鴨])(?:外脊|里脊|里肌)|(?<=[^牛猪豬羊鸡雞鸭鴨鱼魚虾蝦士司炸])排(?=$|（)/u;

/** Words that mention an animal, in either script. */
export const CHINESE_MEAT_PATTERNS: Readonly<Record<Meat, RegExp>> = {
  chicken: /(?<![田山])[鸡雞](?!蛋|尾酒|油菌)/,
  pork: new RegExp(
    `[猪豬]|(?<!河)豚|火腿|培根|(?<![牛羊鸡雞鸭鴨])五花肉|叉[烧燒]|松阪|梅花肉|伊比利|血[肠腸]|(?<![牛羊鸡雞鸭鴨素])香[肠腸]|午餐肉|(?<!烤)${PORK_UNLESS_NAMED.source}`,
    'u',
  ),
  beef: /(?<![蜗蝸水])牛(?![奶油蒡蛙轧軋至角]|肝菌)|雪[浓濃][汤湯]|(?<!羊)(?:沙朗|肋眼)|菲力/,
  lamb: /羊(?![羹栖棲肚角])/,
  // Characters with the radical for fish, except squid, abalone, fresh (鲜) and the like.
  fish: /(?<![鱿魷墨章鲍鮑鳄鱷甲])[鱼魚](?!香|腥草)|(?![鱼魚鱿魷鲍鮑鳄鱷鲜鮮鲸鯨鳖鱉])[\u9b5a-\u9ce4]|三文|河豚|[寿壽]司|刺身/,
  seafood:
    /海[鲜鮮参參螺胆膽鞘蜇肠腸]|三[鲜鮮]|[虾蝦蟹蛤蚌蛎蠣鱿魷螺蚬蜆蚶](?!面包|麵包)|[贝貝](?!果|壳酥|殼酥)|[鲍鮑](?!菇)|川蜷|章[鱼魚]|墨[鱼魚]|透抽|[软軟][丝絲]|江珧|八爪|淡菜|[寿壽]司|刺身/,
  duck: /[鸭鴨]/,
};

export const hasAnimal = (name: string): boolean =>
  MEATS.some((meat) => CHINESE_MEAT_PATTERNS[meat].test(name));

const MATCHES_NOTHING = /(?!)/g;
/** Words to remove from the name of a dish without the animal. */
export const CHINESE_REMOVAL_PATTERNS: Readonly<Record<Meat, RegExp>> = {
  chicken: /[鸡雞]肉/g,
  pork: /[猪豬]肉/g,
  beef: /牛肉/g,
  lamb: /羊肉/g,
  fish: MATCHES_NOTHING,
  seafood: MATCHES_NOTHING,
  duck: /[鸭鴨]肉/g,
};

/** Words of mock meat, which is named after the animal that it does not contain. */
export const CHINESE_MOCK_MEAT = /素|植物|Beyond|Impossible/;

const LAND_MEATS = ['beef', 'pork', 'lamb', 'chicken', 'duck'] as const;

/**
 * Creates a function that names the animal when the dish is of a single one and its name mentions
 * none, or another: "排骨汤" of beef is "牛排骨汤", and 고추장불고기 of pork is "辣椒酱烤猪肉", not
 * "烤牛肉".
 */
export const createAnimalSpecifier =
  (words: Readonly<Record<Meat, string>>) =>
  (name: string, { meats, mainMeats }: AnimalFacts): string => {
    const [meat, ...others] = LAND_MEATS.filter((land) => mainMeats.includes(land));
    if (!meat || others.length > 0 || CHINESE_MOCK_MEAT.test(name)) return name;
    const animal = words[meat].slice(0, 1);
    const ribs = meats.pork === 'no' ? name.replace(RIBS, `${animal}$&`) : name;
    if (CHINESE_MEAT_PATTERNS[meat].test(ribs)) return ribs;
    const absent = LAND_MEATS.filter((land) => meats[land] === 'no');
    const swapped = absent.reduce((text, land) => text.replace(words[land], words[meat]), ribs);
    const vague = meats.pork === 'no' ? PORK_UNLESS_NAMED : CUT_OF_ANY;
    return [vague, CUT_OF_ANY].reduce(
      (text, part) =>
        CHINESE_MEAT_PATTERNS[meat].test(text) ? text : text.replace(part, (cut) => animal + cut),
      swapped,
    );
  };
