import * as v from 'valibot';
import type { CallResult } from '../common/call-journal';
import type { SourceClient } from '../common/source-client';
import type { Source } from '../common/source-error';
import type { ReadPage } from '../common/source-reader';
import {
  commonItemSchema,
  introItemSchema,
  listItemSchema,
  RESTAURANT_TYPE,
  type ListName,
} from './items';

/** API of the Korea Tourism Organization. */
export const TOURAPI: Source = {
  name: 'TourAPI',
  baseUrl: 'https://apis.data.go.kr/B551011',
  dataSet: '15101578',
  ...{ key: 'TOURAPI_SERVICE_KEY', address: 'TOURAPI_BASE_URL' },
};

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
export function fetchListPage(
  client: SourceClient,
  list: ListName,
  page: number,
  pageSize: number,
): Promise<Required<ReadPage>> {
  const { service, contentTypeId } = RESTAURANT_SERVICES[list];
  return fetchItems(client, `${service}/areaBasedList2`, listItemSchema, {
    lDongRegnCd: SEOUL_REGION_CODE,
    contentTypeId,
    // Sorted by creation: edits during the read do not move rows between pages.
    arrange: 'D',
    numOfRows: pageSize,
    pageNo: page,
  });
}

/** Fetches menu, hours, closing days and telephone of a restaurant. */
export async function fetchIntroDetail(
  client: SourceClient,
  id: string,
  modifiedtime: string,
): Promise<CallResult> {
  const params = { contentId: id, contentTypeId: RESTAURANT_TYPE };
  const { items } = await fetchItems(client, 'KorService2/detailIntro2', introItemSchema, params);
  return { t: 'intro', id, modifiedtime, item: findItem(items, id) };
}

/**
 * Fetches address and coordinates of a restaurant whose list row lacks them. The operation rejects
 * parameters other than `contentId`.
 */
export async function fetchCommonDetail(
  client: SourceClient,
  id: string,
  modifiedtime: string,
): Promise<CallResult> {
  const params = { contentId: id };
  const { items } = await fetchItems(client, 'KorService2/detailCommon2', commonItemSchema, params);
  return { t: 'common', id, modifiedtime, item: findItem(items, id) };
}

/** Item of the requested id; null when the API has none or returns another one. */
function findItem<Item extends { contentid: string }>(items: readonly Item[], id: string) {
  return items.find(({ contentid }) => contentid === id) ?? null;
}

/** Items that fit the schema, and the number of others. */
async function fetchItems<Item>(
  client: SourceClient,
  path: string,
  schema: v.GenericSchema<unknown, Item>,
  params: Readonly<Record<string, string | number>>,
) {
  const app = { MobileOS: 'ETC', MobileApp: 'Kioot', _type: 'json' };
  const { items: values, totalCount } = await client.get(path, { ...app, ...params });
  const items = values.flatMap((value) => {
    const parsed = v.safeParse(schema, value);
    return parsed.success ? [parsed.output] : [];
  });
  return { items, unreadable: values.length - items.length, totalCount };
}
