import type { Meat } from '../engine';
import type { Allergen } from './choice';

/** A noun as both readers of the card say it. */
export interface Food {
  ko: string;
  en: string;
}

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
  { ko: '달걀', en: 'eggs', allergen: 'egg' },
  { ko: '유제품', en: 'dairy products', allergen: 'milk' },
];

/** What an allergy is called, and where its food stands on a Korean table, openly and out of sight. */
export interface AllergenFoods {
  /** On the form. */
  label: string;
  /** The words of the allergy sentence: those of the labels on Korean packets where there are any. */
  nouns: readonly Food[];
  /** The foods everybody sees it in. */
  open: readonly Food[];
  /** The foods it hides in. */
  hidden: readonly Food[];
}

export const ALLERGEN_FOODS: Readonly<Record<Allergen, AllergenFoods>> = {
  shellfish: {
    label: 'Shellfish',
    nouns: [
      { ko: '갑각류', en: 'crustaceans' },
      { ko: '조개류', en: 'shellfish' },
    ],
    open: [
      { ko: '새우', en: 'shrimp' },
      { ko: '게', en: 'crab' },
      { ko: '조개', en: 'clams' },
      { ko: '굴', en: 'oysters' },
    ],
    hidden: [
      { ko: '새우젓', en: 'salted shrimp' },
      { ko: '액젓', en: 'fish sauce' },
      { ko: '굴소스', en: 'oyster sauce' },
      { ko: '해물 육수', en: 'seafood stock' },
    ],
  },
  peanut: {
    label: 'Peanut',
    nouns: [{ ko: '땅콩', en: 'peanuts' }],
    open: [
      { ko: '땅콩버터', en: 'peanut butter' },
      { ko: '땅콩 소스', en: 'peanut sauce' },
    ],
    hidden: [
      { ko: '호떡', en: 'sweet pancakes' },
      { ko: '강정', en: 'sweet rice puffs' },
      { ko: '콩국수', en: 'cold bean-soup noodles' },
      { ko: '쌈장', en: 'ssamjang' },
    ],
  },
  treeNut: {
    label: 'Tree nut',
    nouns: [{ ko: '견과류', en: 'tree nuts' }],
    open: [
      { ko: '호두', en: 'walnuts' },
      { ko: '잣', en: 'pine nuts' },
      { ko: '아몬드', en: 'almonds' },
    ],
    hidden: [
      { ko: '약과', en: 'honey cookies' },
      { ko: '강정', en: 'sweet rice puffs' },
      { ko: '수정과', en: 'cinnamon punch' },
      { ko: '멸치볶음', en: 'stir-fried anchovies' },
    ],
  },
  wheat: {
    label: 'Wheat',
    nouns: [{ ko: '밀', en: 'wheat' }],
    open: [
      { ko: '밀가루', en: 'flour' },
      { ko: '국수', en: 'noodles' },
      { ko: '튀김옷', en: 'batter' },
    ],
    hidden: [
      { ko: '간장', en: 'soy sauce' },
      { ko: '고추장', en: 'chili paste' },
      { ko: '된장', en: 'soybean paste' },
    ],
  },
  soy: {
    label: 'Soy',
    nouns: [{ ko: '대두', en: 'soybeans' }],
    open: [
      { ko: '두부', en: 'tofu' },
      { ko: '두유', en: 'soy milk' },
      { ko: '콩나물', en: 'bean sprouts' },
    ],
    hidden: [
      { ko: '간장', en: 'soy sauce' },
      { ko: '된장', en: 'soybean paste' },
      { ko: '고추장', en: 'chili paste' },
    ],
  },
  sesame: {
    label: 'Sesame',
    nouns: [{ ko: '참깨', en: 'sesame' }],
    open: [
      { ko: '참기름', en: 'sesame oil' },
      { ko: '깨소금', en: 'sesame salt' },
    ],
    hidden: [
      { ko: '나물', en: 'seasoned vegetables' },
      { ko: '김밥', en: 'gimbap' },
      { ko: '양념장', en: 'seasoning sauce' },
    ],
  },
  egg: {
    label: 'Egg',
    nouns: [{ ko: '달걀', en: 'eggs' }],
    open: [
      { ko: '달걀찜', en: 'steamed egg' },
      { ko: '지단', en: 'egg garnish' },
    ],
    hidden: [
      { ko: '전', en: 'savoury pancakes' },
      { ko: '튀김옷', en: 'batter' },
      { ko: '마요네즈', en: 'mayonnaise' },
    ],
  },
  milk: {
    label: 'Milk',
    nouns: [{ ko: '우유', en: 'milk' }],
    open: [
      { ko: '치즈', en: 'cheese' },
      { ko: '버터', en: 'butter' },
      { ko: '크림', en: 'cream' },
    ],
    hidden: [
      { ko: '빵', en: 'bread' },
      { ko: '과자', en: 'cookies' },
      { ko: '소스', en: 'sauces' },
    ],
  },
  buckwheat: {
    label: 'Buckwheat',
    nouns: [{ ko: '메밀', en: 'buckwheat' }],
    open: [
      { ko: '메밀국수', en: 'buckwheat noodles' },
      { ko: '막국수', en: 'makguksu' },
    ],
    hidden: [
      { ko: '냉면', en: 'cold noodles' },
      { ko: '전병', en: 'rolled crêpes' },
      { ko: '묵', en: 'jelly' },
    ],
  },
  peach: {
    label: 'Peach',
    nouns: [{ ko: '복숭아', en: 'peaches' }],
    open: [
      { ko: '생과일', en: 'the fresh fruit' },
      { ko: '통조림', en: 'the canned fruit' },
    ],
    hidden: [
      { ko: '주스', en: 'juice' },
      { ko: '잼', en: 'jam' },
      { ko: '고기 양념', en: 'meat marinades' },
    ],
  },
};
