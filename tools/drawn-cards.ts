import { AREAS } from '../lib/areas';
import { createBundledSource } from '../lib/search/service/place-source';
import { createSearchService } from '../lib/search/service/search-service';
import type { SearchQuery } from '../lib/search/contract/requests';
import { toMarkdownTable } from './markdown-table';

/*
 * Share of cards with the drawing of a dish, a kind of food, or a closed cover among the first rows of
 * lists; `--missing` lists the headline dishes without a drawing, the most frequent ones first.
 */

const RADIUS_M = 1000;
const AREA_COUNT = 10;
const ROWS = 20;
/** Rows that `--missing` counts, of all areas. */
const MISSING_ROWS = 40;
const MISSING_COUNT = 150;

const PEOPLE = {
  vegan: { need: { kind: 'strictVegan' } },
  vegetarian: { need: { kind: 'lactoOvo' } },
  halal: { need: { kind: 'halal' } },
  anything: { need: { kind: 'any' } },
  'severe peanut': {
    need: { kind: 'any' },
    profile: { allergies: ['peanut'], severe: ['peanut'] },
  },
} satisfies Record<string, Pick<SearchQuery, 'need' | 'profile'>>;

const service = createSearchService(createBundledSource());

/** First rows of the lists of some areas: the dish of each card and its drawing. */
async function getCards(
  person: Pick<SearchQuery, 'need' | 'profile'>,
  areas: number,
  rows: number,
) {
  const cards: { dish: string; drawing: string }[] = [];
  for (const origin of AREAS.slice(0, areas)) {
    const { mapx, mapy } = origin;
    const search = { origin: { mapx, mapy }, radius: RADIUS_M, ...person } as const;
    const list = await service.search(search, AbortSignal.timeout(60_000));
    for (const { drawing = 'unknown', dishes, match } of await list.getRestaurants(0, rows)) {
      const groups = match?.groups ?? [];
      const asked = match?.fit === 'maybe' ? groups.flatMap(({ ask = [] }) => ask)[0] : undefined;
      const dish = dishes?.[0] ?? asked?.dish ?? groups.flatMap((group) => group.dishes)[0];
      cards.push({ dish: dish ?? '(none)', drawing });
    }
  }
  return cards;
}

if (process.argv.includes('--missing')) {
  const counts = new Map<string, Record<string, number>>();
  for (const [name, person] of Object.entries(PEOPLE))
    for (const { dish, drawing } of await getCards(person, AREAS.length, MISSING_ROWS)) {
      if (drawing.endsWith('.webp')) continue;
      const count = counts.get(dish) ?? {};
      count[name] = (count[name] ?? 0) + 1;
      counts.set(dish, count);
    }
  const sum = (count: Record<string, number>) => Object.values(count).reduce((a, b) => a + b, 0);
  const rows = [...counts].sort(([, a], [, b]) => sum(b) - sum(a)).slice(0, MISSING_COUNT);
  for (const [dish, count] of rows) console.log(sum(count), dish, JSON.stringify(count));
} else {
  const rows = [];
  for (const [name, person] of Object.entries(PEOPLE)) {
    const cards = await getCards(person, AREA_COUNT, ROWS);
    const share = (test: (drawing: string) => boolean) =>
      `${Math.round((100 * cards.filter(({ drawing }) => test(drawing)).length) / cards.length)} %`;
    const isDish = (drawing: string) => drawing.endsWith('.webp');
    const isCover = (drawing: string) => drawing === 'unknown';
    rows.push([name, share(isDish), share((d) => !isDish(d) && !isCover(d)), share(isCover)]);
  }
  console.log(toMarkdownTable([['needs', 'dish', 'kind of food', 'cover'], ...rows]));
}
