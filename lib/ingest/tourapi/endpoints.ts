import type { TourApiClient } from './client';
import { commonItemSchema, introItemSchema, listItemSchema, RESTAURANT_TYPE } from './items';
import type { CallResult, ListName } from './journal-entry';

/** Seoul in `lDongRegnCd`. The older `areaCode=1` misses rows that leave it blank. */
const SEOUL_REGION_CODE = 11;

/** Content type of restaurants in all services but the Korean one. */
const FOREIGN_RESTAURANT_TYPE = '82';

const RESTAURANT_SERVICES = {
  ko: { service: 'KorService2', contentTypeId: RESTAURANT_TYPE },
  en: { service: 'EngService2', contentTypeId: FOREIGN_RESTAURANT_TYPE },
  ja: { service: 'JpnService2', contentTypeId: FOREIGN_RESTAURANT_TYPE },
  'zh-Hans': { service: 'ChsService2', contentTypeId: FOREIGN_RESTAURANT_TYPE },
  'zh-Hant': { service: 'ChtService2', contentTypeId: FOREIGN_RESTAURANT_TYPE },
} as const satisfies Record<ListName, object>;

/** Fetches a page of the Seoul restaurants in a language. */
export async function fetchListPage(
  client: TourApiClient,
  list: ListName,
  page: number,
  pageSize: number,
): Promise<Extract<CallResult, { t: 'page' }>> {
  const { service, contentTypeId } = RESTAURANT_SERVICES[list];
  const { items, totalCount, unreadable } = await client.call({
    service,
    operation: 'areaBasedList2',
    params: {
      lDongRegnCd: SEOUL_REGION_CODE,
      contentTypeId,
      // Sorted by creation: edits during the read do not move rows between pages.
      arrange: 'D',
      numOfRows: pageSize,
      pageNo: page,
    },
    schema: listItemSchema,
  });
  return { t: 'page', list, page, totalCount, unreadable, items: [...items] };
}

/** Fetches menu, hours, closing days and telephone of a restaurant. */
export async function fetchIntroDetail(
  client: TourApiClient,
  id: string,
  modifiedtime: string,
): Promise<Extract<CallResult, { t: 'intro' }>> {
  const params = { contentId: id, contentTypeId: RESTAURANT_TYPE };
  const call = { service: 'KorService2', operation: 'detailIntro2', params } as const;
  const { items } = await client.call({ ...call, schema: introItemSchema });
  return { t: 'intro', id, modifiedtime, item: findItem(items, id) };
}

/**
 * Fetches address and coordinates of a restaurant whose list row lacks them. The operation rejects
 * parameters other than `contentId`.
 */
export async function fetchCommonDetail(
  client: TourApiClient,
  id: string,
  modifiedtime: string,
): Promise<Extract<CallResult, { t: 'common' }>> {
  const params = { contentId: id };
  const call = { service: 'KorService2', operation: 'detailCommon2', params } as const;
  const { items } = await client.call({ ...call, schema: commonItemSchema });
  return { t: 'common', id, modifiedtime, item: findItem(items, id) };
}

/** Item of the requested id; null when the API has none or returns another one. */
function findItem<Item extends { contentid: string }>(items: readonly Item[], id: string) {
  return items.find(({ contentid }) => contentid === id) ?? null;
}
