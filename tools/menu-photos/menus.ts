import { readMenu } from '@kioot/engine';
import { isKnownDish } from '@kioot/engine/verdicts';
import { createDishReader } from '@kioot/menu-reader';
import { getLexicon } from '@kioot/engine/lexicon';
import { readDataFile } from '../../scripts/engine/data-file';
import { createRandom } from '../menu-text/noise';

/** Rules are fitted to `tune`; `report` has other names, other fonts and other prices, and is read for its figures only. */
const HALVES = ['tune', 'report'] as const;
type Half = (typeof HALVES)[number];

const KINDS = [
  ...['print', 'columns', 'headings', 'leaders', 'dark', 'chalk', 'banner', 'brush', 'tilt'],
  ...['perspective', 'shadow', 'uneven', 'noise', 'blur', 'jpeg', 'small', 'large'],
] as const;
export type Kind = (typeof KINDS)[number];

/** A dish as it stands on a menu. */
export interface TrueDish {
  ko: string;
  price: number;
}

/** One menu of the set: what is on it and what it looks like. */
export interface Menu {
  name: string;
  half: Half;
  kind: Kind;
  font: string;
  seed: number;
  widthPx: number;
  columns: 1 | 2;
  leaders: boolean;
  /** Stand above the dishes, evenly spread; the first is the name of the house. */
  headings: readonly string[];
  dishes: readonly (TrueDish & { written: string })[];
}

const PRINT_FONTS: Readonly<Record<Half, readonly string[]>> = {
  tune: ['noto-sans-kr', 'noto-serif-kr', 'nanum-gothic', 'black-han-sans', 'jua', 'gowun-dodum'],
  report: ['gothic-a1', 'ibm-plex-sans-kr', 'nanum-myeongjo', 'do-hyeon', 'gugi'],
};
const BRUSH_FONTS: Readonly<Record<Half, readonly string[]>> = {
  tune: ['nanum-pen-script', 'east-sea-dokdo', 'gaegu'],
  report: ['nanum-brush-script', 'poor-story'],
};
const MENUS_PER_KIND = 3;
const DISHES_LEAST = 8;
const DISHES_MORE = 7;
const HOUSES = ['할머니 손맛', '종로집', '남산 식당', '우리 분식', '한강 회관'];
const HEADINGS = ['식사류', '안주류', '면류', '탕 · 찌개', '계절 메뉴', '주류'];
const PRICES = [3000, 4500, 6000, 7000, 7500, 8000, 8500, 9000, 10000, 11000, 12000, 15000];
const DEAR_PRICES = [18000, 23000, 25000, 28000, 32000, 35000, 45000];
const PRICE_FORMS: readonly ((won: number) => string)[] = [
  (won) => `${won.toLocaleString('en')}원`,
  (won) => won.toLocaleString('en'),
  (won) => won.toLocaleString('en'),
  (won) => `${won}원`,
  (won) => `₩${won.toLocaleString('en')}`,
  (won) => (won / 1000).toFixed(1),
];

/** A name's half, so that no name stands in both. */
function toHalf(name: string): Half {
  const sum = [...name].reduce((total, letter) => (total * 31 + letter.charCodeAt(0)) % 1009, 7);
  return sum % 2 === 0 ? 'tune' : 'report';
}

function readNames(): Record<Half, string[]> {
  const published = Object.keys(getLexicon().tables.official);
  const served = readDataFile()
    .flatMap((row) => readMenu(row))
    .map(({ dish }) => dish);
  const getDish = createDishReader(getLexicon());
  const names = [...new Set([...published, ...served])].filter(
    (name) => /^[가-힣]{2,7}(?: [가-힣]{2,4})?$/.test(name) && isKnownDish(getDish(name)),
  );
  return {
    tune: names.filter((name) => toHalf(name) === 'tune'),
    report: names.filter((name) => toHalf(name) === 'report'),
  };
}

/** Every menu of the set, the same ones every time. */
export function makeMenus(): Menu[] {
  const names = readNames();
  return HALVES.flatMap((half, part) =>
    KINDS.flatMap((kind, at) =>
      Array.from({ length: MENUS_PER_KIND }, (_, turn) => {
        const seed = 1 + part * 10_000 + at * 100 + turn;
        return makeMenu({ half, kind, seed, turn, names: names[half] });
      }),
    ),
  );
}

function makeMenu(given: {
  half: Half;
  kind: Kind;
  seed: number;
  turn: number;
  names: readonly string[];
}): Menu {
  const { half, kind, seed, turn, names } = given;
  const random = createRandom(seed);
  const pick = <Item>(items: readonly [Item, ...Item[]] | readonly Item[]): Item => {
    const picked = items[Math.floor(random() * items.length)];
    if (picked === undefined) throw new RangeError('nothing to pick from');
    return picked;
  };
  const write = pick(PRICE_FORMS);
  const columns = kind === 'columns' ? 2 : 1;
  const count = DISHES_LEAST + Math.floor(random() * DISHES_MORE) * columns;
  const chosen = new Set<string>();
  while (chosen.size < count) chosen.add(pick(names));
  const hasHeadings = kind === 'headings' || random() < 0.3;
  return {
    name: `${half}-${kind}-${turn + 1}`,
    half,
    kind,
    font: pick((kind === 'brush' || kind === 'chalk' ? BRUSH_FONTS : PRINT_FONTS)[half]),
    seed,
    widthPx: kind === 'large' ? 3024 : kind === 'small' ? 460 : 800 + Math.floor(random() * 700),
    columns,
    leaders: kind === 'leaders' || random() < 0.15,
    headings: hasHeadings ? [pick(HOUSES), pick(HEADINGS), pick(HEADINGS)] : [],
    dishes: [...chosen].map((ko) => {
      const price = pick(random() < 0.75 ? PRICES : DEAR_PRICES);
      return { ko, price, written: write(price) };
    }),
  };
}
