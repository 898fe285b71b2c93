import 'server-only';
import type { Source } from '../common/source-error';
import { SourceReader, type ReaderOptions, type ReadProgress } from '../common/source-reader';
import districtCodes from './district-codes.json';
import { pickLicenseFields } from './parse-license';

/** Register of restaurant licenses. */
export const LICENSES: Source = {
  name: 'The register of licenses',
  baseUrl: 'https://apis.data.go.kr/1741000/general_restaurants',
  dataSet: '15154916',
  ...{ key: 'the variable of --key-env', address: 'LICENSES_BASE_URL' },
};

/** District of Seoul; the table has the codes of their offices (`OPN_ATMY_GRP_CD`). */
export type LicenseDistrict = keyof typeof districtCodes;

export const LICENSE_DISTRICTS = Object.keys(districtCodes) as readonly LicenseDistrict[];

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
        'cond[OPN_ATMY_GRP_CD::EQ]': districtCodes[district],
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
