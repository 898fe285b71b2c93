import * as v from 'valibot';
import { readMenu } from '@kioot/engine';
import { isKnownDish } from '@kioot/engine/verdicts';
import { createDishDescriber } from '@kioot/menu-reader';
import { getLexicon } from '@kioot/engine/lexicon';
import { readDataFile } from '../../scripts/engine/data-file';
import { createRandom } from '../random';
import journeyMenus from './journey-menus.json';
import { fonts, headings, highPrices, prices, restaurantNames } from './menu-parts.json';

/**
 * Data splits: rules are tuned on `tune`; `report` has other names, fonts and prices and is used
 * for figures only.
 */
const SPLITS = ['tune', 'report'] as const;
type Split = (typeof SPLITS)[number];

const KINDS = [
  ...['print', 'columns', 'headings', 'leaders', 'dark', 'chalk', 'banner', 'brush', 'tilt'],
  ...['perspective', 'shadow', 'uneven', 'noise', 'blur', 'jpeg', 'small', 'large'],
] as const;
export type Kind = (typeof KINDS)[number];

/** Dishes of a menu with their prices in won, as stored beside its photo. */
export const dishesSchema = v.array(v.object({ ko: v.string(), price: v.number() }));
export type ExpectedDish = v.InferOutput<typeof dishesSchema>[number];

/** Content and appearance of a menu. */
export interface Menu {
  name: string;
  split: Split;
  kind: Kind;
  font: string;
  seed: number;
  widthPx: number;
  columns: 1 | 2;
  leaders: boolean;
  /** Evenly spread above the dishes; the first is the name of the restaurant. */
  headings: readonly string[];
  dishes: readonly (ExpectedDish & { written: string })[];
}

const MENUS_PER_KIND = 3;
const MIN_DISHES = 8;
const MAX_EXTRA_DISHES = 7;
const PRICE_FORMS: readonly ((won: number) => string)[] = [
  (won) => `${won.toLocaleString('en')}원`,
  (won) => won.toLocaleString('en'),
  (won) => won.toLocaleString('en'),
  (won) => `${won}원`,
  (won) => `₩${won.toLocaleString('en')}`,
  (won) => (won / 1000).toFixed(1),
];

/** Split of a name by its hash, so that no name is in both. */
function toSplit(name: string): Split {
  const sum = [...name].reduce((total, letter) => (total * 31 + letter.charCodeAt(0)) % 1009, 7);
  return sum % 2 === 0 ? 'tune' : 'report';
}

function readNames(): Record<Split, string[]> {
  const published = Object.keys(getLexicon().tables.official);
  const served = readDataFile()
    .flatMap((row) => readMenu(row))
    .map(({ dish }) => dish);
  const getDish = createDishDescriber(getLexicon());
  const names = [...new Set([...published, ...served])].filter(
    (name) => /^[가-힣]{2,7}(?: [가-힣]{2,4})?$/.test(name) && isKnownDish(getDish(name)),
  );
  return {
    tune: names.filter((name) => toSplit(name) === 'tune'),
    report: names.filter((name) => toSplit(name) === 'report'),
  };
}

const journeyMenusSchema = v.array(
  v.object({
    ...{ name: v.string(), kind: v.picklist(KINDS), font: v.string(), seed: v.number() },
    ...{ widthPx: v.number(), columns: v.picklist([1, 2]), dishes: dishesSchema },
  }),
);

/** Small menus for browser tests. */
export const getJourneyMenus = (): Menu[] =>
  v.parse(journeyMenusSchema, journeyMenus.menus).map((menu) => ({
    ...menu,
    split: 'tune',
    leaders: false,
    headings: [],
    dishes: menu.dishes.map((dish) => ({ ...dish, written: dish.price.toLocaleString('en') })),
  }));

/** All menus of the set; deterministic. */
export function createMenus(): Menu[] {
  const names = readNames();
  return SPLITS.flatMap((split, part) =>
    KINDS.flatMap((kind, at) =>
      Array.from({ length: MENUS_PER_KIND }, (_, turn) => {
        const seed = 1 + part * 10_000 + at * 100 + turn;
        return createMenu({ split, kind, seed, turn, names: names[split] });
      }),
    ),
  );
}

function createMenu(given: {
  split: Split;
  kind: Kind;
  seed: number;
  turn: number;
  names: readonly string[];
}): Menu {
  const { split, kind, seed, turn, names } = given;
  const random = createRandom(seed);
  const pick = <Item>(items: readonly Item[]): Item => {
    const picked = items[Math.floor(random() * items.length)];
    if (picked === undefined) throw new RangeError('nothing to pick from');
    return picked;
  };
  const write = pick(PRICE_FORMS);
  const columns = kind === 'columns' ? 2 : 1;
  const count = MIN_DISHES + Math.floor(random() * MAX_EXTRA_DISHES) * columns;
  const chosen = new Set<string>();
  while (chosen.size < count) chosen.add(pick(names));
  const hasHeadings = kind === 'headings' || random() < 0.3;
  return {
    name: `${split}-${kind}-${turn + 1}`,
    split,
    kind,
    font: pick(fonts[kind === 'brush' || kind === 'chalk' ? 'brush' : 'print'][split]),
    seed,
    widthPx: kind === 'large' ? 3024 : kind === 'small' ? 460 : 800 + Math.floor(random() * 700),
    columns,
    leaders: kind === 'leaders' || random() < 0.15,
    headings: hasHeadings ? [pick(restaurantNames), pick(headings), pick(headings)] : [],
    dishes: [...chosen].map((ko) => {
      const price = pick(random() < 0.75 ? prices : highPrices);
      return { ko, price, written: write(price) };
    }),
  };
}
