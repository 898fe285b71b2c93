import type { Menu } from './menus';

const toDishes = (rows: readonly (readonly [ko: string, price: number])[]) =>
  rows.map(([ko, price]) => ({ ko, price, written: price.toLocaleString('en') }));

const DEFAULTS: Pick<Menu, 'split' | 'font' | 'widthPx' | 'leaders'> = {
  split: 'tune',
  font: 'nanum-gothic',
  widthPx: 800,
  leaders: false,
};

/** Small menus for browser tests, stored in `e2e/photos`. */
export const JOURNEY_MENUS: readonly Menu[] = [
  {
    ...DEFAULTS,
    name: 'two-columns',
    kind: 'columns',
    seed: 91,
    widthPx: 1100,
    columns: 2,
    headings: [],
    dishes: toDishes([
      ['돌솥비빔밥', 9000],
      ['김치찌개', 8000],
      ['된장찌개', 8000],
      ['제육볶음', 9000],
      ['물냉면', 10000],
      ['비빔냉면', 10000],
      ['해물파전', 15000],
      ['감자전', 12000],
      ['잡채', 11000],
      ['순두부찌개', 8000],
      ['삼계탕', 16000],
      ['콩국수', 9000],
    ]),
  },
  {
    ...DEFAULTS,
    name: 'dark-board',
    kind: 'dark',
    seed: 92,
    columns: 1,
    headings: [],
    dishes: toDishes([
      ['불고기', 15000],
      ['갈비탕', 13000],
      ['설렁탕', 11000],
      ['칼국수', 8000],
      ['도토리묵', 9000],
      ['두부김치', 12000],
      ['계란말이', 10000],
      ['김치전', 9000],
    ]),
  },
  {
    ...DEFAULTS,
    name: 'tilted',
    font: 'noto-sans-kr',
    kind: 'tilt',
    seed: 93,
    columns: 1,
    headings: [],
    dishes: toDishes([
      ['떡볶이', 5000],
      ['김밥', 4000],
      ['라면', 4500],
      ['만두국', 8000],
      ['비빔국수', 7000],
      ['쫄면', 7500],
      ['순대', 6000],
      ['오징어튀김', 6000],
    ]),
  },
];
