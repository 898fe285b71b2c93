import { PAGE_SIZE } from '@/lib/search/calls';
import type { Restaurant } from '@/lib/search/contract';
import { pageRequestSchema } from '@/lib/search/requests';
import { createBundledSource } from '@/lib/search/place-source';
import { createSearchService } from '@/lib/search/search-service';
import { parseOrNull } from '@/lib/validation';
import type { RestaurantRow } from '@/lib/places/row';
import { toPreferenceSentence } from '@kioot/engine';
import { medianMs } from './timing';

const LIST_SIZES = [500, 5_000] as const;
const RUNS = 21;

/** What one "Load more" of a list costs. */
export interface Paging {
  places: number;
  /** Who sends the page: the whole list, as the specification's example does, or its ten rows. */
  sent: 'the whole list' | 'ten rows';
  rows: number;
  bytes: number;
  /** Median time of the server for reading the request with its schema. */
  readMs: number;
}

/** A list as the filter answers it, as long as it has to be: the places of `data/` over and over under ids of their own. */
async function createList(rows: readonly RestaurantRow[], size: number): Promise<Restaurant[]> {
  const { restaurantInfo } = await createSearchService(createBundledSource()).getFiltered(
    {
      contentIdList: rows.map(({ contentId }) => contentId),
      userPref: toPreferenceSentence({ kind: 'meats', meats: ['pork'] }),
    },
    new AbortController().signal,
  );
  return Array.from({ length: size }, (_, at) => {
    const place = restaurantInfo[at % restaurantInfo.length];
    if (!place) throw new Error('The filter found nothing.');
    return { ...place, contentId: String(at) };
  });
}

/** Rows and bytes of a page, sent with the whole list and with its own rows alone. */
export async function measurePaging(rows: readonly RestaurantRow[]): Promise<Paging[]> {
  const found: Paging[] = [];
  for (const places of LIST_SIZES) {
    const list = await createList(rows, places);
    for (const [sent, restaurantInfo, page] of [
      ['the whole list', list, 2],
      ['ten rows', list.slice(PAGE_SIZE, 2 * PAGE_SIZE), 1],
    ] as const) {
      const body = JSON.stringify({ restaurantInfo, page, pageSize: PAGE_SIZE });
      const read = () => parseOrNull(pageRequestSchema, JSON.parse(body));
      if (!read()) throw new Error('The contract refuses the page.');
      const readMs = medianMs(RUNS, read);
      found.push({
        ...{ places, sent, rows: restaurantInfo.length, bytes: Buffer.byteLength(body), readMs },
      });
    }
  }
  return found;
}
