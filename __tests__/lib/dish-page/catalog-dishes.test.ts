import { describe, expect, it, test } from '@jest/globals';
import { getBaseRate, getLexicon } from '@kioot/engine/lexicon';
import { ALLERGENS } from '@kioot/engine/needs';
import { getAllergenPresence } from '@kioot/engine/verdicts';
import sentences from '@/content/dish-sentences.json';
import { COMMON_NEEDS, explainNeed } from '@/lib/dish-page/common-needs';
import { describeDish, getEatingAdvice } from '@/lib/dish-page/describe-dish';
import { getDishForm } from '@/lib/dish-page/dish-form';
import { formatNeedAnswer } from '@/lib/dish-page/format-need';
import { formatHowOften, getHowOften, getHowOftenAsked } from '@/lib/dish-page/how-often';
import { getDishes } from '@/lib/dishes/dish-catalog';
import type { Dish } from '@/lib/dishes/dish';
import { formatContents, formatUsualSeasonings } from '@/lib/format/format-dish';
import type { Locale } from '@/lib/locales';
import { translatorOf } from '../../helpers/translator';

// One file for all that reads the catalog: computing it takes longer than any of these tests.
const dishes = new Map(getDishes().map((dish): [string, Dish] => [dish.ko, dish]));
const words = translatorOf('en', 'words');

function getDish(ko: string) {
  const dish = dishes.get(ko);
  if (!dish) throw new Error(`${ko} is not in the catalog`);
  return dish;
}

describe('names', () => {
  /** Words of names that a reader of the language knows the food by. */
  const WORDS: ReadonlyArray<[locale: Locale, ko: string, word: string]> = [
    ['zh-Hans', '우럭조림', '许氏平鲉'],
    ['zh-Hant', '우럭매운탕', '許氏平鮋'],
    ['zh-Hans', '미역국', '裙带菜'],
    ['zh-Hant', '미역국', '裙帶菜'],
    ['zh-Hant', '홍합탕', '淡菜'],
    ['zh-Hant', '어묵국', '魚板'],
    ['zh-Hans', '도토리묵무침', '凉拌'],
    ['zh-Hans', '상추겉절이', '凉拌'],
    ['ja', '조개찜', '蒸し'],
    ['zh-Hans', '조개찜', '蒸'],
    ['en', '오란다', 'Wheat'],
    ['zh-Hans', '두부 샐러드 빠네디까사', '农家面包'],
  ];

  it.each(WORDS)('%s: %s is called by the word %s', (locale, ko, word) => {
    expect(dishes.get(ko)?.names[locale]).toContain(word);
  });

  it.each([
    ['언양불고기', 'eonyangbulgogi'],
    ['모듬야채커리', 'modeumyachaekeori'],
    ['구운야채샐러드', 'guunyachaesaelleodeu'],
    ['고춧잎나물', 'gochunnimnamul'],
    ['된장찌개', 'doenjangjjigae'],
  ])('%s is romanized as %s', (ko, latin) => {
    expect(dishes.get(ko)?.romanized).toBe(latin);
  });
});

describe('how often', () => {
  describe('getHowOften', () => {
    it('counts what a dish may contain, the most frequent first', () => {
      const often = getHowOften(getDish('돌솥비빔밥'));
      expect(often?.dish.ko).toBe('비빔밥');
      expect(often?.ingredients.map(([code]) => code)).toContain('egg');
      const counts = often?.ingredients.map(([, count]) => count) ?? [];
      expect(counts).toEqual(counts.toSorted((a, b) => b - a));
      expect(Math.max(...counts)).toBeLessThanOrEqual(often?.recipes ?? 0);
    });

    it.each(['삼겹살', '된장찌개', '공기밥', '고구마튀김'])(
      'counts nothing by the end of %s',
      (ko) => {
        expect(getBaseRate(ko)?.family).not.toBe('밥');
        expect(getBaseRate(ko)?.family).not.toBe('김');
      },
    );

    it('speaks of nothing that the facts deny or are sure of', () => {
      const shown = getDishes().flatMap((dish) =>
        (getHowOften(dish)?.ingredients ?? []).flatMap(([code]) => {
          const allergen = ALLERGENS.find((each) => each === code);
          return allergen ? [[dish.ko, code, getAllergenPresence(dish.facts, allergen)]] : [];
        }),
      );
      expect(shown.length).toBeGreaterThan(50);
      expect(shown.filter(([, , presence]) => presence !== 'maybe')).toEqual([]);
    });
  });

  describe('beside a question', () => {
    const dish = getDish('돌솥비빔밥');
    const toOften = (need: (typeof COMMON_NEEDS)[number]) =>
      getHowOftenAsked(dish, explainNeed(dish.facts, need));

    it('are the numbers of what is asked, alone', () => {
      expect(toOften('lactoOvo')?.ingredients.map(([code]) => code)).not.toContain('egg');
      expect(toOften('strictVegan')?.ingredients[0]).toEqual(['egg', expect.any(Number)]);
      expect(toOften('notSpicy')).toBeNull();
    });

    it('is a sentence in the language of the page', () => {
      const often = toOften('strictVegan');
      const [t, words] = [translatorOf('ja', 'dish'), translatorOf('ja', 'words')];
      const text = often ? formatHowOften(t, words, often, 'ja') : '';
      expect(text).toContain(String(often?.recipes));
      expect(text).toMatch(/卵 ?\d+/);
    });

    it('speaks of nothing that is not asked about', () => {
      for (const each of getDishes()) {
        for (const need of COMMON_NEEDS) {
          const verdict = explainNeed(each.facts, need);
          if (verdict.verdict !== 'ask') expect(getHowOftenAsked(each, verdict)).toBeNull();
        }
      }
    });

    it('asks about the most frequent ingredient first', () => {
      const { about } = explainNeed(dish.facts, 'strictVegan');
      expect(about[0]).toBe('egg');
    });
  });
});

describe('how to eat', () => {
  it.each([
    ['된장찌개', 'stew'],
    ['비빔밥', 'mixedRice'],
    ['물냉면', 'coldNoodles'],
    ['비빔냉면', 'mixedNoodles'],
    ['삼겹살', 'tableGrill'],
    ['고등어구이', 'grilled'],
    ['탕수육', 'deepFried'],
    ['콩나물국밥', 'riceSoup'],
    ['해물파전', 'pancake'],
    ['배추김치', 'kimchi'],
    ['간장게장', 'marinatedSeafood'],
    ['간장', 'sauce'],
    ['물회', 'coldSoup'],
    ['송편', 'riceCake'],
    ['막걸리', 'alcohol'],
    ['녹차', 'drink'],
    ['낙지젓', 'saltedSeafood'],
    ['문어숙회', 'parboiled'],
    ['닭볶음탕', 'simmered'],
    ['가츠동', 'riceBowl'],
    ['양꼬치', 'skewers'],
    ['탄두리 치킨', 'grilled'],
    ['생선양념구이', 'grilled'],
    ['조개구이', 'grilled'],
    ['한우떡갈비', 'grilled'],
    ['바싹불고기', 'grilled'],
    ['치킨케밥', undefined],
    ['라볶이', undefined],
  ])('%s is %s', (ko, form) => {
    expect(getDishForm(getDish(ko))).toBe(form);
  });

  it.each([
    ['비빔밥', ['oneBowl', 'mix', 'pasteApart']],
    ['물냉면', ['oneBowl', 'vinegar', 'scissors']],
    ['갈비탕', ['oneBowl', 'riceIn']],
    ['부대찌개', ['sharedPot', 'riceWith']],
    ['곱창전골', ['sharedPot', 'extrasLast']],
    ['삼겹살', ['tableGrill', 'wrap']],
    ['쌈밥', ['wrap']],
    ['아귀찜', ['sharedPlate']],
    ['삼계탕', ['oneBowl']],
    ['콩국수', ['oneBowl']],
    ['비빔냉면', ['oneBowl', 'mix', 'scissors']],
    ['보쌈김치', ['sideDish']],
    ['시금치나물', ['sideDish']],
    ['닭무침', []],
    ['쌈밥정식', ['together']],
    ['회코스', []],
    ['생선양념구이', ['sharedPlate']],
    ['껍데기', ['tableGrill']],
    ['양갈비', ['tableGrill']],
    ['오코노미야키', []],
    ['국수전골', ['sharedPot']],
    ['월남쌈', []],
    ['오뎅탕', []],
    ['닭백숙', ['sharedPot']],
    ['양푼김치찌개', ['riceWith']],
    ['생태찌개', ['riceWith']],
    ['신선로', ['sharedPot']],
    ['홍어회', ['sharedPlate']],
    ['참치회', ['sharedPlate', 'dipRawFish']],
  ])('%s: %j', (ko, advice) => {
    const dish = getDish(ko);
    expect(getEatingAdvice(dish, getDishForm(dish))).toEqual(advice);
  });

  it.each([
    '고구마맛탕',
    '두부김치',
    '빙떡',
    '부리또',
    '딸기빙수',
    '뺑오쇼콜라',
    '감자 부리또',
    '순두부',
  ])('%s has a name that ends like a form and is none, or no form', (ko) => {
    const dish = dishes.get(ko);
    const form = dish && getDishForm(dish);
    expect(form === undefined || form === 'sweet').toBe(true);
  });

  test('a dish of another cuisine has no advice of a Korean one', () => {
    const dish = getDish('고르곤졸라 피자');
    expect(getDishForm(dish)).toBeUndefined();
    expect(getEatingAdvice(dish, undefined)).toEqual([]);
  });
});

describe('usual seasonings', () => {
  it.each<[Locale, string]>([
    ['en', 'Usually contains fish sauce and salted shrimp.'],
    ['ja', 'ふつう魚醤とアミえびの塩辛が入っています。'],
    ['zh-Hans', '通常含有鱼露和虾酱（腌虾）。'],
    ['zh-Hant', '通常含有魚露和鹽漬蝦醬。'],
  ])('says in %s that kimchi has fish sauce and salted shrimp', (locale, sentence) => {
    const [t, facts, words] = [
      translatorOf(locale, 'dish'),
      translatorOf(locale, 'dishFacts'),
      translatorOf(locale, 'words'),
    ];
    const kimchi = getDish('배추김치');
    expect(describeDish(facts, words, kimchi)).toContain(sentence);
    expect(formatNeedAnswer(t, words, kimchi, 'lactoOvo')).toMatchObject({
      verdict: 'no',
      reason: sentence,
    });
  });

  test('barley and its gluten have one certainty', () => {
    const { has, may } = formatContents(words, getDish('잡곡밥').facts);
    expect(has).not.toMatch(/barley|gluten/);
    expect(may).toMatch(/barley/);
    expect(formatContents(words, getDish('보리비빔밥').facts).has).toMatch(/barley.*gluten/);
  });

  test('every usual hidden ingredient of the lexicon has its sentence', () => {
    const codes = new Set(
      getLexicon().entries.flatMap(({ hidden }) =>
        hidden.flatMap(({ code, certainty }) => (certainty === 'usually' ? [code] : [])),
      ),
    );
    const silent = [...codes].filter(
      (code) => formatUsualSeasonings(words, { allergens: { fish: ['yes', code] } }) === '',
    );
    expect(codes.size).toBeGreaterThan(0);
    expect(silent).toEqual([]);
  });
});

describe('sentences', () => {
  /** Words of a food in four languages, by its name in "contains" and "may contain". */
  const FOODS: Readonly<Record<string, RegExp>> = {
    pork: /\b(pork|ham|pig|pigs)\b|豚|猪|豬/i,
    beef: /\bbeef\b|牛(?!油果)/i,
    chicken: /\bchicken\b|鶏|鸡(?!蛋)|雞(?!蛋)/i,
    eggs: /\beggs?\b|卵|蛋/i,
    fish: /\b(fish|anchovy|cod|monkfish|pollack|cutlassfish|loach)\b|魚|鱼(?!鱿)/i,
    shrimp: /\b(shrimp|prawn)s?\b|えび|エビ|虾|蝦/i,
    crab: /\bcrabs?\b|蟹/i,
    squid: /\bsquid\b|イカ|鱿鱼|魷魚/i,
    shellfish:
      /\b(clams?|oysters?|abalone|shellfish|mussels?)\b|あさり|カキ|アワビ|貝|蛤|牡|鲍|鮑|贝(?!贝)/i,
    milk: /\b(cheese|butter|cream|milk)\b|チーズ|芝士|起司|牛乳|牛奶/i,
    wheat: /\b(wheat|breadcrumbs|flat bread)\b|小麦|小麥|パン粉|面包|麵包/i,
    sesame: /\bsesame\b|ごま|芝麻/i,
    soy: /\b(soy|soybeans?|tofu)\b|豆腐|醤油|酱油|醬油|大豆|豆乳|豆浆|豆漿|大酱|大醬|黄豆|黃豆/i,
    buckwheat: /\bbuckwheat\b|そば|荞麦|蕎麥/i,
    seafood: /\bseafood\b|海鮮|海鲜|海の幸/i,
    octopus: /\boctopus\b|ダコ|章鱼|章魚/i,
  };
  /** Words that would promise an absence, or a fit. */
  const PROMISES =
    /\b(no|not|without|never|free|vegan|vegetarian|safe|halal|meatless|mild)\b|なし|ない|ません|ヴィーガン|ベジタリアン|ハラール|不含|不放|没有|沒有|清真|纯素|純素|素食|純植物/i;
  const SPICY = /\b(spicy|fiery)\b|辛|辣/i;

  const all = Object.entries(sentences);

  /** Foods that a sentence names, though nothing of the dish says so. */
  function getUnfounded(dish: Dish, text: string): string[] {
    const { has, may } = formatContents(words, dish.facts);
    const known = `${has}, ${may}, ${dish.facts.mainMeats.join()}`;
    // "Seafood" of the lexicon holds fish, shellfish and the like.
    const isKnown = (food: string) =>
      new RegExp(`(?<!shell|sea)${food}`).test(known) ||
      (food === 'octopus' && known.includes('squid'));
    return Object.entries(FOODS)
      .filter(([food, named]) => named.test(text) && !isKnown(food))
      .map(([food]) => `${dish.ko}: ${food}`);
  }

  describe('sentences about common dishes', () => {
    it('are a hundred, each about a dish of the catalog', () => {
      expect(all.length).toBeGreaterThanOrEqual(100);
      expect(all.filter(([ko]) => !dishes.has(ko)).map(([ko]) => ko)).toEqual([]);
    });

    it('name no food that the lexicon does not know in the dish', () => {
      const wrong = all.flatMap(([ko, texts]) => {
        const dish = dishes.get(ko);
        return dish ? Object.values(texts).flatMap((text) => getUnfounded(dish, text)) : [];
      });
      expect([...new Set(wrong)]).toEqual([]);
    });

    it('name the animal that the dish is made with', () => {
      const SEA = ['fish', 'shrimp', 'crab', 'squid', 'shellfish', 'octopus', 'seafood'];
      const isNamed = (meat: string, text: string) =>
        (meat === 'seafood' ? SEA : [meat]).some((food) => FOODS[food]?.test(text));
      const silent = all.flatMap(([ko, texts]) =>
        (dishes.get(ko)?.facts.mainMeats ?? []).flatMap((meat) =>
          Object.values(texts)
            .filter((text) => !isNamed(meat, text))
            .map((text) => `${ko} ${meat}: ${text}`),
        ),
      );
      expect(silent).toEqual([]);
    });

    it('promise no absence and no fit', () => {
      const promises = all.flatMap(([ko, texts]) =>
        Object.values(texts)
          .filter((text) => PROMISES.test(text))
          .map((text) => `${ko}: ${text} (${PROMISES.exec(text)?.[0]})`),
      );
      expect(promises).toEqual([]);
    });

    it('call spicy what the lexicon does not call mild, and nothing else', () => {
      const wrong = all.flatMap(([ko, texts]) => {
        const isNever = dishes.get(ko)?.facts.spice === 'none';
        return isNever && Object.values(texts).some((text) => SPICY.test(text)) ? [ko] : [];
      });
      expect(wrong).toEqual([]);
    });
  });
});
