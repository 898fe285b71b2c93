import type { Meat } from '../engine';
import type { Allergen } from '../engine/needs/allergens';
import type { Ingredient as Food } from '../kept/profile';

/**
 * Fish before seafood, and seafood last: 해산물 takes fish in unless it is told otherwise, which makes its words
 * too long to stand in the middle of a list.
 */
export const CARD_MEATS: readonly Meat[] = [
  'chicken',
  'pork',
  'beef',
  'lamb',
  'duck',
  'fish',
  'seafood',
];

export const MEAT_FOODS: Readonly<Record<Meat, Food>> = {
  chicken: { ko: '닭고기', en: 'chicken' },
  pork: { ko: '돼지고기', en: 'pork' },
  beef: { ko: '소고기', en: 'beef' },
  lamb: { ko: '양고기', en: 'lamb' },
  duck: { ko: '오리고기', en: 'duck' },
  fish: { ko: '생선', en: 'fish' },
  seafood: { ko: '해산물', en: 'seafood' },
};

/** Who eats fish but no other seafood cannot say 해산물, which would take the fish back. */
export const SEAFOOD_WITHOUT_FISH: Food = {
  ko: '생선이 아닌 해산물',
  en: 'seafood other than fish',
};

/** What a vegetarian eats, each with the allergy that forbids it; the last two are for lacto-ovo alone. */
export const PLANT_FOODS: readonly (Food & { allergen?: Allergen })[] = [
  { ko: '밥', en: 'rice' },
  { ko: '채소', en: 'vegetables' },
  { ko: '버섯', en: 'mushrooms' },
  { ko: '두부', en: 'tofu', allergen: 'soy' },
];
export const LACTO_OVO_FOODS: readonly (Food & { allergen?: Allergen })[] = [
  { ko: '계란', en: 'eggs', allergen: 'egg' },
  { ko: '유제품', en: 'dairy products', allergen: 'milk' },
];

/** What an allergy is called, and where its food stands on a Korean table, openly and out of sight. */
export interface AllergenFoods {
  /** The words of the allergy sentence: those of the labels on Korean packets where there are any. */
  nouns: readonly Food[];
  /** The foods everybody sees it in. */
  open: readonly Food[];
  /** The foods it hides in. */
  hidden: readonly Food[];
}

/** What the card speaks of: an allergen, or several that one sentence can name. */
export type CardAllergen = Allergen | 'allShellfish' | 'allNuts';

/** Allergens that one sentence names together. */
export const TOGETHER: readonly { all: readonly Allergen[]; as: CardAllergen }[] = [
  { all: ['crab', 'shrimp', 'shellfish'], as: 'allShellfish' },
  { all: ['walnut', 'pine-nut', 'tree-nut'], as: 'allNuts' },
  { all: ['wheat', 'gluten'], as: 'gluten' },
  { all: ['mackerel', 'fish'], as: 'fish' },
];

/** Foods as "땅콩 peanuts; 잣 pine nuts": Korean up to the last Hangul, then English. */
function toFoods(written: string): Food[] {
  return written.split('; ').map((food) => {
    const [, ko = '', en = ''] = /^(.*[가-힣]) (.+)$/.exec(food) ?? [];
    return { ko, en };
  });
}

/** The foods of an allergen: its nouns, where it is seen, where it hides. */
function foods(nouns: string, open: string, hidden: string): AllergenFoods {
  return { nouns: toFoods(nouns), open: toFoods(open), hidden: toFoods(hidden) };
}

/** In the order of the card. */
export const ALLERGEN_FOODS: Readonly<Record<CardAllergen, AllergenFoods>> = {
  peanut: foods(
    '땅콩 peanuts',
    '땅콩버터 peanut butter; 땅콩 소스 peanut sauce',
    '호떡 sweet pancakes; 강정 sweet rice puffs; 콩국수 cold bean-soup noodles; 쌈장 ssamjang',
  ),
  allNuts: foods(
    '호두나 잣 같은 견과류 tree nuts such as walnuts',
    '호두 walnuts; 잣 pine nuts; 아몬드 almonds',
    '약과 honey cookies; 강정 sweet rice puffs; 수정과 cinnamon punch; 멸치볶음 stir-fried anchovies',
  ),
  walnut: foods(
    '호두 walnuts',
    '호두과자 walnut cakes; 호두파이 walnut pie',
    '멸치볶음 stir-fried anchovies; 강정 sweet rice puffs; 쌈장 ssamjang',
  ),
  'pine-nut': foods(
    '잣 pine nuts',
    '잣죽 pine-nut porridge; 잣국수 pine-nut noodles',
    '수정과 cinnamon punch; 식혜 sweet rice punch; 갈비찜 braised ribs',
  ),
  'tree-nut': foods(
    '견과류 tree nuts',
    '아몬드 almonds; 캐슈너트 cashews; 피스타치오 pistachios',
    '강정 sweet rice puffs; 샐러드 salads; 빵 bread; 과자 cookies',
  ),
  sesame: foods(
    '참깨 sesame',
    '참기름 sesame oil; 깨소금 sesame salt',
    '나물 seasoned vegetables; 김밥 gimbap; 양념장 seasoning sauce',
  ),
  egg: foods(
    '계란 eggs',
    '계란찜 steamed egg; 지단 egg garnish',
    '전 savoury pancakes; 튀김옷 batter; 마요네즈 mayonnaise',
  ),
  milk: foods(
    '우유 milk',
    '치즈 cheese; 버터 butter; 크림 cream',
    '빵 bread; 과자 cookies; 소스 sauces',
  ),
  fish: foods(
    '생선 fish',
    '회 raw fish; 생선구이 grilled fish; 생선조림 braised fish',
    '멸치 육수 anchovy stock; 액젓 fish sauce; 어묵 fish cake; 가쓰오부시 bonito flakes',
  ),
  mackerel: foods(
    '고등어 mackerel',
    '고등어구이 grilled mackerel; 고등어조림 braised mackerel',
    '생선구이 grilled fish; 생선조림 braised fish; 추어탕 loach soup',
  ),
  allShellfish: foods(
    '새우나 게 같은 갑각류 crustaceans such as shrimp; 조개류 molluscs',
    '새우 shrimp; 게 crab; 조개 clams; 굴 oysters',
    '새우젓 salted shrimp; 액젓 fish sauce; 굴소스 oyster sauce; 해물 육수 seafood stock',
  ),
  shrimp: foods(
    '새우 shrimp',
    '새우튀김 fried shrimp; 새우볶음밥 shrimp fried rice',
    '새우젓 salted shrimp; 김치 kimchi; 해물 육수 seafood stock',
  ),
  crab: foods(
    '게 crab',
    '게장 marinated crab; 꽃게탕 crab stew',
    '게맛살 crab sticks; 된장찌개 soybean paste stew; 해물 육수 seafood stock',
  ),
  shellfish: foods(
    '조개류 molluscs',
    '조개 clams; 굴 oysters; 홍합 mussels; 전복 abalone',
    '굴소스 oyster sauce; 김치 kimchi; 해물 육수 seafood stock',
  ),
  squid: foods(
    '오징어 squid',
    '오징어볶음 stir-fried squid; 오징어튀김 fried squid',
    '해물파전 seafood pancakes; 짬뽕 spicy seafood noodles; 젓갈 salted seafood',
  ),
  wheat: foods(
    '밀 wheat',
    '밀가루 flour; 국수 noodles; 튀김옷 batter',
    '간장 soy sauce; 고추장 chili paste; 된장 soybean paste',
  ),
  gluten: foods(
    '글루텐 gluten; 밀 wheat; 보리 barley',
    '밀가루 flour; 국수 noodles; 보리밥 barley rice',
    '간장 soy sauce; 고추장 chili paste; 된장 soybean paste',
  ),
  buckwheat: foods(
    '메밀 buckwheat',
    '메밀국수 buckwheat noodles; 막국수 makguksu',
    '냉면 cold noodles; 전병 rolled crêpes; 묵 jelly',
  ),
  soy: foods(
    '대두 soybeans',
    '두부 tofu; 두유 soy milk; 콩나물 bean sprouts',
    '간장 soy sauce; 된장 soybean paste; 고추장 chili paste',
  ),
  beef: foods(
    '소고기 beef',
    '불고기 bulgogi; 갈비 ribs; 육회 raw beef',
    '사골 육수 beef-bone stock; 미역국 seaweed soup; 떡국 rice-cake soup; 조미료 seasoning',
  ),
  pork: foods(
    '돼지고기 pork',
    '삼겹살 pork belly; 제육볶음 spicy pork; 족발 pig trotters',
    '만두 dumplings; 김치찌개 kimchi stew; 순대 blood sausage; 햄 ham',
  ),
  chicken: foods(
    '닭고기 chicken',
    '치킨 fried chicken; 삼계탕 ginseng chicken soup; 닭갈비 spicy stir-fried chicken',
    '닭 육수 chicken stock; 죽 porridge; 만두 dumplings',
  ),
  peach: foods(
    '복숭아 peaches',
    '생복숭아 fresh peaches; 복숭아 통조림 canned peaches',
    '주스 juice; 잼 jam; 고기 양념 meat marinades',
  ),
  tomato: foods(
    '토마토 tomatoes',
    '생토마토 fresh tomatoes; 케첩 ketchup; 토마토소스 tomato sauce',
    '떡볶이 spicy rice cakes; 탕수육 소스 sweet-and-sour sauce; 돈가스 소스 cutlet sauce',
  ),
  sulphites: foods(
    '아황산류 sulphites',
    '말린 과일 dried fruit; 와인 wine',
    '단무지 yellow pickled radish; 깐 도라지 peeled bellflower root; 냉동 새우 frozen shrimp',
  ),
};
