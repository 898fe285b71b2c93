import type { Messages } from 'next-intl';
import type { Dish } from '../dishes/dish';

/** Form of a dish that its name tells. */
export type DishForm = keyof Messages['dishFacts']['form'];

/**
 * Endings of Korean names, the first match wins; longer names of another form come first. Null for
 * names that end like a form and are none.
 */
const FORM_BY_ENDING: readonly (readonly [DishForm | null, RegExp])[] = [
  [null, /(?:두부김치|케밥|라볶이|맛탕|누룽지탕|느른국|빙떡|호떡|함박스테이크)$/],
  ['setMeal', /(?:정식|백반|코스|한상)$/],
  ['wraps', /(?:쌈밥|월남쌈|보쌈|구절판)$/],
  ['mixedRice', /(?:비빔밥|회덮밥)$/],
  ['riceSoup', /(?:국밥|온반)$/],
  ['porridge', /죽$/],
  ['friedRice', /볶음밥$/],
  ['riceBowl', /(?:덮밥|규동|가츠동|텐동)$/],
  ['riceRolls', /김밥$/],
  ['coldSoup', /(?:냉국|물회|묵사발|묵밥|초계탕)$/],
  ['rice', /(?<!초|빵)밥$/],
  ['mixedNoodles', /(?:비빔국수|비빔냉면|비빔막국수|회냉면|쫄면|쟁반국수|쟁반막국수)$/],
  ['coldNoodles', /(?:냉면|콩국수|열무국수|김치말이국수|냉소바|자루소바|물막국수)$/],
  ['blackBeanNoodles', /[짜자]장면?$/],
  [
    'noodleSoup',
    /(?:칼국수|잔치국수|멸치국수|고기국수|쌀국수|(?<!붓카케)우동|짬뽕|라면|라멘|수제비|칼제비|옹심이)$/,
  ],
  ['noodles', /(?:국수|국시|면|소바|우동)$/],
  ['hotpot', /(?:전골|샤[브부]샤[브부]|샤브|신선로|스키야키|어복쟁반|닭한마리)$/],
  ['stew', /(?:찌개|청국장|뚝배기)$/],
  ['simmered', /(?:조림|닭볶음탕)$/],
  ['soup', /(?:국|탕|지리|개장)$/],
  ['tteokbokki', /떡볶이$/],
  ['stirFry', /(?:볶음|두루치기)$/],
  ['braised', /(?:찜|찜닭)$/],
  ['deepFried', /(?:튀김|탕수육|꽈배기|부각)$/],
  ['boiledMeat', /(?:수육|편육|백숙)$/],
  ['pancake', /(?:[^풀]전|부침|부침개|빈대떡|장떡)$/],
  ['rawBeef', /육회$/],
  ['parboiled', /(?:숙회|초회|강회)$/],
  ['rawFish', /(?:회|사시미)$/],
  ['kimchi', /(?:김치|깍두기|동치미|섞박지|소박이)$/],
  ['pickles', /(?:장아찌|오이지|깻잎지|절임)$/],
  ['saltedSeafood', /(?:젓|젓갈|식해)$/],
  ['marinatedSeafood', /(?:게장|새우장|연어장|전복장)$/],
  ['sauce', /(?:간장|고추장|된장|쌈장|막장|초간장|초고추장|집장)$/],
  ['seasoned', /(?:나물|무침|생채|냉채|겉절이)$/],
  ['riceCake', /(?:떡|송편|경단|인절미|설기|절편|증편)$/],
  ['skewers', /(?:꼬치|산적|샤슬릭)$/],
  ['grilled', /(?:구이|구이통닭|스테이크|탄두리치킨)$/],
  [
    'tableGrill',
    /(?:(?<!닭)갈비|숯불닭갈비|불고기|주물럭|오리로스|곱창|껍데기|특수부위|소한마리)$/,
  ],
];

/** Cooked in the kitchen, whatever their names end in. */
const GRILLED_IN_KITCHEN = /(?:떡갈비|바싹불고기)$/;

/** Meats of a grill at the table; fish and shellfish come grilled as often. */
const TABLE_MEATS: ReadonlySet<string> = new Set(['beef', 'pork', 'chicken', 'duck', 'lamb']);

const FORM_BY_KIND: Readonly<Partial<Record<Dish['kind'], DishForm>>> = {
  'grilled-beef': 'tableGrill',
  'grilled-pork': 'tableGrill',
  gimbap: 'riceRolls',
  dumplings: 'dumplings',
  pancake: 'pancake',
  tteokbokki: 'tteokbokki',
};

/** Kinds that describe each of their dishes better than the end of its name. */
const DESCRIPTIVE_KINDS = [
  ...(['sushi', 'ramen', 'curry', 'pizza', 'pasta', 'burger', 'salad', 'malatang'] as const),
  ...(['dim-sum', 'bakery', 'cutlet', 'fried-chicken'] as const),
] as const satisfies readonly Dish['kind'][];
type DescriptiveKind = (typeof DESCRIPTIVE_KINDS)[number];

/** Forms that are certain for those kinds too: a cutlet on rice. */
const CERTAIN_FORMS: ReadonlySet<DishForm | null | undefined> = new Set<DishForm>([
  ...(['riceBowl', 'setMeal', 'grilled', 'deepFried', 'skewers', 'riceRolls'] as const),
]);

type FormFacts = Pick<Dish, 'ko' | 'kind' | 'serving' | 'facts'>;

const isDescriptive = (kind: Dish['kind']): kind is DescriptiveKind =>
  DESCRIPTIVE_KINDS.some((each) => each === kind);

const findEnding = (ko: string) =>
  FORM_BY_ENDING.find(([, ending]) => ending.test(ko.replace(/\s/g, '')))?.[0];

/** Kind that describes a dish without a form; undefined where a drawing alone is certain enough. */
export const getDescriptiveKind = ({ kind, serving }: FormFacts): DescriptiveKind | undefined =>
  serving !== 'drink' && isDescriptive(kind) ? kind : undefined;

/**
 * Form of a dish by the end of its name; undefined where that tells none. Meat on a grill at the
 * table is one that guests share (`isShared`).
 */
export function getDishForm({ ko, kind, serving, facts }: FormFacts): DishForm | undefined {
  if (serving === 'drink') return facts.alcohol === 'yes' ? 'alcohol' : 'drink';
  const ending = findEnding(ko);
  if (isDescriptive(kind)) return ending && CERTAIN_FORMS.has(ending) ? ending : undefined;
  if (ending === null) return undefined;
  const form = ending ?? FORM_BY_KIND[kind];
  if (form === 'grilled' || form === 'tableGrill') {
    if (!facts.isShared) return form === 'grilled' ? form : undefined;
    const isMeat = [...facts.mainMeats, ...facts.possibleMainMeats].some((meat) =>
      TABLE_MEATS.has(meat),
    );
    return isMeat && !GRILLED_IN_KITCHEN.test(ko) ? 'tableGrill' : 'grilled';
  }
  return form ?? (serving === 'sweet' ? 'sweet' : undefined);
}
