import * as v from 'valibot';
import type { CallResult, DetailKind } from '../common/call-journal';
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

/** Pending detail call. */
export interface DetailTask {
  readonly kind: DetailKind;
  readonly id: string;
  readonly modifiedtime: string;
}

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

/**
 * Details of a restaurant: menu, hours, closing days and telephone, or the address and coordinates that its
 * list row lacks. The second operation rejects parameters other than `contentId`.
 */
const DETAILS = {
  intro: {
    ...{ operation: 'detailIntro2', schema: introItemSchema },
    params: { contentTypeId: RESTAURANT_TYPE },
  },
  common: { operation: 'detailCommon2', schema: commonItemSchema, params: {} },
} as const;

/** Fetches details; null when the API has none or returns those of another id. */
export async function fetchDetail(
  client: SourceClient,
  { kind, id, modifiedtime }: DetailTask,
): Promise<CallResult> {
  const { operation, schema, params } = DETAILS[kind];
  const path = `KorService2/${operation}`;
  const itemSchema: v.GenericSchema<unknown, { contentid: string }> = schema;
  const { items } = await fetchItems(client, path, itemSchema, { contentId: id, ...params });
  const item = items.find(({ contentid }) => contentid === id) ?? null;
  return { t: kind, id, modifiedtime, item };
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
