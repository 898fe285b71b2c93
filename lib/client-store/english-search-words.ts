/**
 * English words of menus -> parts of Korean names, because rows further down the list have no
 * English yet. Searched by meaning only, as the words without any, which sound like Korean.
 */
const KOREAN_BY_ENGLISH: Readonly<Record<string, readonly string[]>> = {
  ...{
    bacon: ['베이컨'],
    bagel: ['베이글'],
    barbecue: ['바비큐', '바베큐', '숯불'],
    bbq: ['숯불'],
  },
  ...{ beef: ['소고기', '쇠고기', '한우', '불고기', '차돌'], beer: ['맥주', '비어', '호프'] },
  ...{
    bread: ['빵', '브레드', '베이커리'],
    burger: ['버거'],
    cafe: ['카페'],
    cake: ['케이크', '케익'],
  },
  ...{ cheese: ['치즈'], chicken: ['닭', '치킨'], clam: ['조개', '바지락'], coffee: ['커피'] },
  ...{ crab: ['게장', '꽃게', '대게', '크랩'], curry: ['카레', '커리'], duck: ['오리'] },
  ...{ dumpling: ['만두', '딤섬'], egg: ['계란', '달걀', '에그'] },
  ...{
    eel: ['장어'],
    fish: ['생선', '물고기', '횟집'],
    ham: ['햄'],
    hotpot: ['전골', '훠궈', '샤브'],
  },
  ...{ kebab: ['케밥'], lamb: ['양고기', '양갈비', '양꼬치'], latte: ['라떼', '라테'] },
  ...{ lemon: ['레몬'], mango: ['망고'], melon: ['멜론'], noodle: ['국수', '면'] },
  ...{
    meat: ['고기', '정육'],
    octopus: ['낙지', '문어', '쭈꾸미', '주꾸미'],
    pasta: ['파스타'],
  },
  ...{ pizza: ['피자'], pork: ['돼지', '삼겹', '제육', '돈까스', '돈카츠', '보쌈', '족발'] },
  ...{ ramen: ['라면', '라멘'], ramyeon: ['라면', '라멘'], ramyun: ['라면', '라멘'] },
  ...{ rice: ['밥'], sake: ['사케'], salad: ['샐러드'], salmon: ['연어'], shrimp: ['새우'] },
  ...{ soup: ['국', '탕'], squid: ['오징어'], steak: ['스테이크'], stew: ['찌개', '전골'] },
  ...{ sushi: ['초밥', '스시'], taco: ['타코'], tea: ['홍차', '녹차', '전통차', '티룸'] },
  ...{ toast: ['토스트'], tofu: ['두부'], tuna: ['참치'], vegan: ['비건'], wine: ['와인'] },
  ...{ alone: [], date: [], halal: ['할랄'], hot: [], late: [], menu: [], near: [], open: [] },
  ...{ pan: [], pub: ['펍', '호프'], sweet: [], take: [], tip: [] },
};

const koreanByEnglish = new Map(Object.entries(KOREAN_BY_ENGLISH));

/** Word of more than four letters without the "s" at its end: "cafes" -> "cafe". */
export const toSingular = (word: string): string => word.replace(/(?<=.{4})s$/, '');

/** Korean parts of names that mean an English word; undefined for a word that is none of them. */
export const getKoreanParts = (word: string): readonly string[] | undefined =>
  koreanByEnglish.get(word) ?? koreanByEnglish.get(toSingular(word));

const ONSET = '(?:kk|gg|tt|pp|bb|ss|jj|ch|sh|[bdghjklmnprst])';
const RIME = '(?:eo|eu|ae|oe|ui|oo|ee|[aeiou])(?:ng|[kgnmlptb])?';
/** Syllables of any romanization of Korean, the first with or without a consonant. */
const ROMANIZATION = new RegExp(`^${ONSET}?[wy]?${RIME}(?:(?:${ONSET}[wy]?|[wy])${RIME})*$`);

/** English words up to this length sound like too many Korean ones. */
const MAX_ENGLISH_LENGTH = 5;

/**
 * True for a word that may be Korean written by ear; false for an English word that is known or
 * short.
 *
 * @example
 * isSearchedBySound('kalbi'); // => true
 * isSearchedBySound('cheap'); // => false
 */
export const isSearchedBySound = (word: string): boolean =>
  getKoreanParts(word) === undefined &&
  (word.length > MAX_ENGLISH_LENGTH || ROMANIZATION.test(word));
