import type { TourApiClient } from './client';
import { commonItemSchema, introItemSchema, listItemSchema, RESTAURANT_TYPE } from './items';
import type { Answer, ListName } from './journal-entry';

/** Seoul's code in `lDongRegnCd`. The older `areaCode=1` misses the rows that leave it blank. */
const SEOUL_REGION_CODE = 11;

/** A restaurant in every service but the Korean one. */
const FOREIGN_RESTAURANT_TYPE = '82';

const RESTAURANTS = {
  ko: { service: 'KorService2', contentTypeId: RESTAURANT_TYPE },
  en: { service: 'EngService2', contentTypeId: FOREIGN_RESTAURANT_TYPE },
  ja: { service: 'JpnService2', contentTypeId: FOREIGN_RESTAURANT_TYPE },
  'zh-Hans': { service: 'ChsService2', contentTypeId: FOREIGN_RESTAURANT_TYPE },
  'zh-Hant': { service: 'ChtService2', contentTypeId: FOREIGN_RESTAURANT_TYPE },
} as const satisfies Record<ListName, object>;

/** One page of the Seoul restaurants of a language, as the line that goes into the journal. */
export async function getListPage(
  client: TourApiClient,
  list: ListName,
  page: number,
  pageSize: number,
): Promise<Extract<Answer, { t: 'page' }>> {
  const { service, contentTypeId } = RESTAURANTS[list];
  const { items, totalCount, unreadable } = await client.call({
    service,
    operation: 'areaBasedList2',
    params: {
      lDongRegnCd: SEOUL_REGION_CODE,
      contentTypeId,
      // By creation: a row edited while we read does not slide to another page.
      arrange: 'D',
      numOfRows: pageSize,
      pageNo: page,
    },
    schema: listItemSchema,
  });
  return { t: 'page', list, page, totalCount, unreadable, items: [...items] };
}

/** Menu, hours, closing days and telephone of a restaurant. */
export async function getIntroDetail(
  client: TourApiClient,
  id: string,
  modifiedtime: string,
): Promise<Extract<Answer, { t: 'intro' }>> {
  const params = { contentId: id, contentTypeId: RESTAURANT_TYPE };
  const call = { service: 'KorService2', operation: 'detailIntro2', params } as const;
  const { items } = await client.call({ ...call, schema: introItemSchema });
  return { t: 'intro', id, modifiedtime, item: findItem(items, id) };
}

/** Address and place of a restaurant whose list row lacks them. `contentId` only: any further parameter is refused. */
export async function getCommonDetail(
  client: TourApiClient,
  id: string,
  modifiedtime: string,
): Promise<Extract<Answer, { t: 'common' }>> {
  const params = { contentId: id };
  const call = { service: 'KorService2', operation: 'detailCommon2', params } as const;
  const { items } = await client.call({ ...call, schema: commonItemSchema });
  return { t: 'common', id, modifiedtime, item: findItem(items, id) };
}

/** The item that was asked for; null when the API has none, or answers with something else. */
function findItem<Item extends { contentid: string }>(items: readonly Item[], id: string) {
  return items.find(({ contentid }) => contentid === id) ?? null;
}
