import { readMenu } from '@kioot/engine';
import { isKnownDish } from '@kioot/engine/verdicts';
import { createDishDescriber } from '@kioot/menu-reader';
import { getLexicon } from '@kioot/engine/lexicon';
import { readDataFile } from '../../scripts/engine/data-file';
import { createRandom } from '../eval/simulate-ocr-errors';

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

/** Dish of a menu with its price in won. */
export interface ExpectedDish {
  ko: string;
  price: number;
}

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

const PRINT_FONTS: Readonly<Record<Split, readonly string[]>> = {
  tune: ['noto-sans-kr', 'noto-serif-kr', 'nanum-gothic', 'black-han-sans', 'jua', 'gowun-dodum'],
  report: ['gothic-a1', 'ibm-plex-sans-kr', 'nanum-myeongjo', 'do-hyeon', 'gugi'],
};
const BRUSH_FONTS: Readonly<Record<Split, readonly string[]>> = {
  tune: ['nanum-pen-script', 'east-sea-dokdo', 'gaegu'],
  report: ['nanum-brush-script', 'poor-story'],
};
const MENUS_PER_KIND = 3;
const MIN_DISHES = 8;
const MAX_EXTRA_DISHES = 7;
const RESTAURANT_NAMES = ['할머니 손맛', '종로집', '남산 식당', '우리 분식', '한강 회관'];
const HEADINGS = ['식사류', '안주류', '면류', '탕 · 찌개', '계절 메뉴', '주류'];
const PRICES = [3000, 4500, 6000, 7000, 7500, 8000, 8500, 9000, 10000, 11000, 12000, 15000];
const HIGH_PRICES = [18000, 23000, 25000, 28000, 32000, 35000, 45000];
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
  const pick = <Item>(items: readonly [Item, ...Item[]] | readonly Item[]): Item => {
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
    font: pick((kind === 'brush' || kind === 'chalk' ? BRUSH_FONTS : PRINT_FONTS)[split]),
    seed,
    widthPx: kind === 'large' ? 3024 : kind === 'small' ? 460 : 800 + Math.floor(random() * 700),
    columns,
    leaders: kind === 'leaders' || random() < 0.15,
    headings: hasHeadings ? [pick(RESTAURANT_NAMES), pick(HEADINGS), pick(HEADINGS)] : [],
    dishes: [...chosen].map((ko) => {
      const price = pick(random() < 0.75 ? PRICES : HIGH_PRICES);
      return { ko, price, written: write(price) };
    }),
  };
}
