import { createEngine, readMenu } from '@kioot/engine';
import { getLexicon, toFoodKind, type FoodKind } from '@kioot/engine/lexicon';
import type { Place } from '@kioot/places/place';

const engine = createEngine(getLexicon());

type PlaceKind = NonNullable<Place['kind']>;

/** Lowercase names of cafés, bakeries and sweet shops; without streets, cakes of flour and chains of meals. */
const CAFE_NAME =
  /카페(?!거리|골목)|커피|베이커리|제과|빵집|(?<!청년)다방|찻집|디저트|젤라[또토]|빙수|(?<!팬)케[이익]크|컵케익|도넛|과자점|로스터|티하우스|브릭샌드|스위트|와플|마카롱|초콜릿|아이스크림|coffee|\bcafe|bakery|dessert/u;
/** Meals with "카페" or "커피" in the name: rice porridge chains, lunch counters, toast. */
const MEAL_NAME = /죽|비빔|비빕|김밥|식당|한식|토스트|핫도그|피자|파스타|반찬|브런치/u;
const BAR_NAME =
  /포차(?!거리|골목| 거리)|호프|이자카야|술집|맥주|비어(?!있)|펍(?=\s|$|\()|와인바|칵테일|막걸리|^찰스에이치$|\bpub\b|\bbar\b/u;
const BAR_MEAL_NAME = /치킨|돈까스|돈가스|그릴|아침|카페|식당/u;
const CAFE_FOODS: ReadonlySet<FoodKind> = new Set(['bakery', 'cake', 'coffee', 'tea', 'ice-cream']);

/** Kind that an open list gives, such as "채식가능음식점 카페"; undefined for kinds of meals. */
export function parseListKind(kind: string): PlaceKind | undefined {
  if (/카페$|베이커리$/u.test(kind)) return 'cafe';
  return kind.endsWith('술집') ? 'bar' : undefined;
}

/**
 * Kind of a place: by the list (`kind`), TourAPI's class (FD04 bars, FD05 cafés), name, then menu.
 * A place with a menu of meals or in doubt is for meals.
 */
export function toPlaceKind(row: Place): PlaceKind {
  if (row.kind) return row.kind;
  if (row.lclsSystm3.startsWith('FD05')) return 'cafe';
  if (row.lclsSystm3.startsWith('FD04')) return 'bar';
  const name = row.title.toLowerCase();
  const foods = readMenu(row)
    .filter(({ isDish }) => isDish)
    .map(({ dish }) => toFoodKind({ title: '', dishes: [engine.classifyDish(dish)] }))
    .filter((food) => food !== 'unknown');
  if (CAFE_NAME.test(name) && !MEAL_NAME.test(name)) return 'cafe';
  if (BAR_NAME.test(name) && !BAR_MEAL_NAME.test(name) && row.treatmenu === '') return 'bar';
  const isSweet = foods.length > 0 && foods.every((food) => CAFE_FOODS.has(food));
  return isSweet && !MEAL_NAME.test(name) ? 'cafe' : 'meal';
}
