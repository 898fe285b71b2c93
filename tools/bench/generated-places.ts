import { readMenu } from '@kioot/engine';
import type { RestaurantRow } from '@/lib/places/row';
import { parseBundledRows } from '@/lib/places/store';
import { compareByBand } from '@/lib/ingest/spatial-order';
import { createRandom, spread } from './near';

/*
 * All of Seoul, made up: as many places and lines as its register has, with the densities, lengths and repetitions counted in
 * recorded answers of the register and in `data/restaurants.json`. The same ones every time.
 */

const SEED = 20_261_123;
/** How many of the places have a menu, and how many lines it has on average and at most. */
const WITH_MENU = 0.42;
const LINES = 8.4;
const MOST_LINES = 42;
/** How many lines are a usual dish with a word of the house in front, or behind, so that they occur a few times at most. */
const OF_THE_HOUSE = 0.24;
/** How steeply usual dishes fall off: the exponent of a power law over their ranks. */
const STEEPNESS = 2.2;
const WITH_HOURS = 0.63;
/** Letters of a name: one in ten is shorter than the first, half are shorter than the second, one in ten longer than the third. */
const NAME_LETTERS = [3, 6, 12] as const;
const MOST_MENU_LETTERS = 1_000;

const HOURS = Array.from({ length: 40 }, (_, at) => {
  const opens = String(6 + (at % 8)).padStart(2, '0');
  const closes = String(19 + (at % 5)).padStart(2, '0');
  return at % 3 === 0
    ? `평일 ${opens}:00~${closes}:30, 주말 ${opens}:30~${closes}:00`
    : `매일 ${opens}:${at % 2 ? '30' : '00'}~${closes}:${at % 5 ? '00' : '30'}`;
});

/** The dishes of the bundled menus, and the words over the doors. */
function readWords(): { dishes: string[]; syllables: string[] } {
  const rows = parseBundledRows();
  const dishes = rows.flatMap((row) =>
    readMenu(row).flatMap(({ dish, isDish }) => (isDish && /\p{L}/u.test(dish) ? [dish] : [])),
  );
  const counts = new Map<string, number>();
  for (const dish of dishes) counts.set(dish, (counts.get(dish) ?? 0) + 1);
  return {
    dishes: [...counts].sort(([, a], [, b]) => b - a).map(([dish]) => dish),
    syllables: [...new Set(rows.flatMap(({ title }) => title.match(/[가-힣]/gu) ?? []))],
  };
}

export interface GeneratedPlaces {
  rows: RestaurantRow[];
  /** The menu of the row at the same place, line by line. */
  lines: string[][];
}

/** So many places of Seoul. */
export function generatePlaces(count: number): GeneratedPlaces {
  const random = createRandom(SEED);
  const { dishes, syllables } = readWords();
  const below = (most: number) => Math.floor(random() * most);
  const pick = (list: readonly string[]) => list[below(list.length)] ?? '';
  const name = () => {
    const [least, middle, most] = NAME_LETTERS;
    const letters = random() < 0.5 ? least + below(middle - least) : middle + below(most - middle);
    return Array.from({ length: letters }, () => pick(syllables)).join('');
  };
  const dish = () => {
    const usual = dishes[Math.floor(dishes.length * random() ** STEEPNESS)] ?? '';
    if (random() >= OF_THE_HOUSE) return usual;
    const word = pick(syllables) + pick(syllables);
    return random() < 0.5 ? `${word} ${usual}` : `${usual} ${word}`;
  };

  const lines: string[][] = [];
  const rows = spread(count).map(({ mapx, mapy }, at): RestaurantRow => {
    const size = Math.min(MOST_LINES, Math.ceil(-Math.log(1 - random()) * LINES));
    const menu = random() < WITH_MENU ? Array.from({ length: size }, dish) : [];
    lines.push(menu);
    return {
      contentId: `generated-${at}`,
      title: name(),
      title_eng: '',
      firstmenu: '',
      treatmenu: menu.join(' / ').slice(0, MOST_MENU_LETTERS),
      opentimefood: random() < WITH_HOURS ? pick(HOURS) : '',
      restdatefood: '',
      addr1: `서울특별시 종로구 ${pick(syllables)}${pick(syllables)}로 ${below(300)}`,
      mapx,
      mapy,
      tel: `02-${1000 + below(9000)}-${1000 + below(9000)}`,
      lclsSystm3: '',
      source: 'generated',
      modifiedtime: '',
      vanishedOn: '',
    };
  });
  return { rows, lines };
}

/** The same in the order in which an import writes them. */
export function inOrderOfImport({ rows, lines }: GeneratedPlaces): GeneratedPlaces {
  const sorted = rows
    .map((row, at) => ({ row, menu: lines[at] ?? [] }))
    .sort((one, other) => compareByBand(one.row, other.row));
  return { rows: sorted.map(({ row }) => row), lines: sorted.map(({ menu }) => menu) };
}
