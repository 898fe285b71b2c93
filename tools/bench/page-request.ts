import { PAGE_SIZE } from '@/lib/search/contract/rec-endpoints';
import type { Restaurant } from '@/lib/search/contract/rec-contract';
import { pageRequestSchema } from '@/lib/search/contract/rec-requests';
import { createBundledSource } from '@/lib/search/service/place-source';
import { createSearchService } from '@/lib/search/service/search-service';
import { parseOrNull } from '@/lib/validation';
import type { RestaurantRow } from '@/lib/places/row';
import { toPreferenceSentence } from '@kioot/engine';
import { getMedianMs } from './timing';

const LIST_SIZES = [500, 5_000] as const;
const RUNS = 21;

/** Cost of one "Load more". */
export interface PageRequestTiming {
  places: number;
  /**
   * Rows in the request body: the whole list, as in the specification's example, or the ten rows of
   * the page.
   */
  sent: 'the whole list' | 'ten rows';
  rows: number;
  bytes: number;
  /** Median time for parsing the request by its schema. */
  readMs: number;
}

/** Filter response of a given size: places of `data/` repeated under new ids. */
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

/** Rows and bytes of a page request with the whole list and with its own rows only. */
export async function measurePageRequests(
  rows: readonly RestaurantRow[],
): Promise<PageRequestTiming[]> {
  const found: PageRequestTiming[] = [];
  for (const places of LIST_SIZES) {
    const list = await createList(rows, places);
    for (const [sent, restaurantInfo, page] of [
      ['the whole list', list, 2],
      ['ten rows', list.slice(PAGE_SIZE, 2 * PAGE_SIZE), 1],
    ] as const) {
      const body = JSON.stringify({ restaurantInfo, page, pageSize: PAGE_SIZE });
      const read = () => parseOrNull(pageRequestSchema, JSON.parse(body));
      if (!read()) throw new Error('The contract refuses the page.');
      const readMs = getMedianMs(RUNS, read);
      found.push({
        ...{ places, sent, rows: restaurantInfo.length, bytes: Buffer.byteLength(body), readMs },
      });
    }
  }
  return found;
}
