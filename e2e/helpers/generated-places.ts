import { readMenu } from '@kioot/engine';
import type { Place } from '@kioot/places/place';
import { parseBundledRows } from '@/lib/places/snapshot-store';
import { createRandom } from '../../tools/random';
import { createPoints } from './generated-points';

/*
 * Simulated Seoul with the register's number of places and menu lines; densities, lengths and
 * repetitions are measured from recorded register responses and `data/synced/restaurants.json`.
 * Deterministic.
 */

const SEED = 20_261_123;
/** Share of places with a menu, and mean and maximum number of its lines. */
const MENU_SHARE = 0.42;
const MEAN_LINES = 8.4;
const MAX_LINES = 42;
/** Share of lines that add a word to a common dish, so that they occur a few times at max. */
const RARE_DISH_SHARE = 0.24;
/** Exponent of the power law over the ranks of common dishes. */
const POPULARITY_EXPONENT = 2.2;
const HOURS_SHARE = 0.63;
/** Quantiles of name lengths in letters: 10 %, 50 % and 90 %. */
const NAME_LENGTH_QUANTILES = [3, 6, 12] as const;
const MAX_MENU_LENGTH = 1_000;

const HOURS = Array.from({ length: 40 }, (_, at) => {
  const opens = String(6 + (at % 8)).padStart(2, '0');
  const closes = String(19 + (at % 5)).padStart(2, '0');
  return at % 3 === 0
    ? `평일 ${opens}:00~${closes}:30, 주말 ${opens}:30~${closes}:00`
    : `매일 ${opens}:${at % 2 ? '30' : '00'}~${closes}:${at % 5 ? '00' : '30'}`;
});

/** Dishes of the bundled menus by frequency, and syllables of restaurant names. */
function readVocabulary(): { dishes: string[]; syllables: string[] } {
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
  rows: Place[];
  /** Menu lines of the row at the same index. */
  lines: string[][];
}

export function generatePlaces(count: number): GeneratedPlaces {
  const random = createRandom(SEED);
  const { dishes, syllables } = readVocabulary();
  const below = (max: number) => Math.floor(random() * max);
  const pick = (list: readonly string[]) => list[below(list.length)] ?? '';
  const name = () => {
    const [min, median, max] = NAME_LENGTH_QUANTILES;
    const letters = random() < 0.5 ? min + below(median - min) : median + below(max - median);
    return Array.from({ length: letters }, () => pick(syllables)).join('');
  };
  const dish = () => {
    const usual = dishes[Math.floor(dishes.length * random() ** POPULARITY_EXPONENT)] ?? '';
    if (random() >= RARE_DISH_SHARE) return usual;
    const word = pick(syllables) + pick(syllables);
    return random() < 0.5 ? `${word} ${usual}` : `${usual} ${word}`;
  };

  const lines: string[][] = [];
  const rows = createPoints(count).map(({ mapx, mapy }, at): Place => {
    const size = Math.min(MAX_LINES, Math.ceil(-Math.log(1 - random()) * MEAN_LINES));
    const menu = random() < MENU_SHARE ? Array.from({ length: size }, dish) : [];
    lines.push(menu);
    return {
      contentId: `generated-${at}`,
      title: name(),
      title_eng: '',
      firstmenu: '',
      treatmenu: menu.join(' / ').slice(0, MAX_MENU_LENGTH),
      opentimefood: random() < HOURS_SHARE ? pick(HOURS) : '',
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
