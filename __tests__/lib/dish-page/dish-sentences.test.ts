import { describe, expect, it } from '@jest/globals';
import sentences from '@/content/dish-sentences.json';
import { getDishes } from '@/lib/dishes/dish-catalog';
import type { Dish } from '@/lib/dishes/dish';
import { formatContents } from '@/lib/format/format-dish';
import { translatorOf } from '../../helpers/translator';

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

const dishes = new Map(getDishes().map((dish): [string, Dish] => [dish.ko, dish]));
const all = Object.entries(sentences);
const words = translatorOf('en', 'words');

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
