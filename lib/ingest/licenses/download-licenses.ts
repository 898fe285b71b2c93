import 'server-only';
import type { Source } from '../common/source-error';
import { SourceReader, type ReaderOptions, type ReadProgress } from '../common/source-reader';
import { pickLicenseFields } from './parse-license';

/** Register of restaurant licenses. */
export const LICENSES: Source = {
  name: 'The register of licenses',
  baseUrl: 'https://apis.data.go.kr/1741000/general_restaurants',
  dataSet: '15154916',
  ...{ key: 'the variable of --key-env', address: 'LICENSES_BASE_URL' },
};

/** Codes of the district offices of Seoul (`OPN_ATMY_GRP_CD`). */
export const DISTRICT_CODES = {
  종로구: '3000000',
  중구: '3010000',
  용산구: '3020000',
  성동구: '3030000',
  광진구: '3040000',
  동대문구: '3050000',
  중랑구: '3060000',
  성북구: '3070000',
  강북구: '3080000',
  도봉구: '3090000',
  노원구: '3100000',
  은평구: '3110000',
  서대문구: '3120000',
  마포구: '3130000',
  양천구: '3140000',
  강서구: '3150000',
  구로구: '3160000',
  금천구: '3170000',
  영등포구: '3180000',
  동작구: '3190000',
  관악구: '3200000',
  서초구: '3210000',
  강남구: '3220000',
  송파구: '3230000',
  강동구: '3240000',
} as const;

export type LicenseDistrict = keyof typeof DISTRICT_CODES;

export const LICENSE_DISTRICTS = Object.keys(DISTRICT_CODES) as readonly LicenseDistrict[];

/** The service answers no more rows than these, whatever is asked for. */
const ROWS_PER_PAGE = 100;

/** Calls a day of a key of the portal. */
const DEFAULT_DAILY_QUOTA = 10_000;

/** A reading that was begun longer ago starts over: its pages would no longer fit those of today. */
const MAX_READING_AGE_MS = 3 * 86_400_000;

export interface DownloadResult {
  /** Calls of this run, failed attempts included. */
  readonly calls: number;
  /** True where each district has as many rows as the service says. */
  readonly isComplete: boolean;
}

/**
 * Downloads the licenses of all districts, but for the pages that the journal has.
 * @throws {SourceError} after the last retry; of kind `quota` when the calls of the day are used up
 */
export async function downloadLicenses(
  { dailyQuota = DEFAULT_DAILY_QUOTA, ...options }: Omit<ReaderOptions, 'source'>,
  onProgress?: (progress: ReadProgress) => void,
): Promise<DownloadResult> {
  const { journal } = options;
  const reader = new SourceReader({ source: LICENSES, dailyQuota, ...options });
  await reader.begin(ROWS_PER_PAGE, MAX_READING_AGE_MS);
  await reader.readLists(
    LICENSE_DISTRICTS,
    async (client, district, pageNo) => {
      const { items, totalCount } = await client.get('info', {
        ...{ returnType: 'json', pageNo, numOfRows: ROWS_PER_PAGE },
        'cond[OPN_ATMY_GRP_CD::EQ]': DISTRICT_CODES[district],
      });
      return { items: items.map(pickLicenseFields), totalCount };
    },
    onProgress,
  );
  return {
    calls: reader.calls,
    isComplete: LICENSE_DISTRICTS.every((each) => journal.isComplete(each)),
  };
}
