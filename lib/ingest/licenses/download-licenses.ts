import 'server-only';
import { toSeoulDay } from '../seoul-day';
import { createLicenseClient, ROWS_PER_PAGE, type LicenseOptions } from './client';
import { LICENSE_DISTRICTS, type LicenseDistrict } from './district-codes';
import { LicenseError } from './errors';
import type { LicenseJournal } from './license-journal';
import { pickLicenseFields } from './parse-license';

/** Calls a day of a key of the portal. */
const DEFAULT_DAILY_QUOTA = 10_000;

/** A reading that was begun longer ago starts over: its pages would no longer fit those of today. */
const MAX_READING_AGE_MS = 3 * 86_400_000;

export interface DownloadProgress {
  readonly district: LicenseDistrict;
  readonly pagesDone: number;
  /** Pages of all districts; one that is not begun is taken to be as long as those before it. */
  readonly pagesTotal: number;
}

export interface DownloadOptions {
  readonly api: Omit<LicenseOptions, 'onFailedAttempt'>;
  readonly journal: LicenseJournal;
  readonly dailyQuota?: number;
  readonly now: () => Date;
  readonly onProgress?: (progress: DownloadProgress) => void;
}

export interface DownloadResult {
  /** Calls of this run, failed attempts included. */
  readonly calls: number;
  /** True where each district has as many rows as the service says. */
  readonly isComplete: boolean;
}

/**
 * Downloads every page that the journal lacks, one call at a time: the run after a killed one repeats no answered call.
 * @throws {LicenseError} code `QUOTA` when the calls of the day are used up; any other after the last retry
 */
export async function downloadLicenses({
  api,
  journal,
  dailyQuota = DEFAULT_DAILY_QUOTA,
  now,
  onProgress,
}: DownloadOptions): Promise<DownloadResult> {
  let calls = 0;
  const client = createLicenseClient({
    ...api,
    async onFailedAttempt({ code }) {
      calls += 1;
      // One that never reached the service has used nothing up.
      if (code !== 'CONNECTION') {
        await journal.append({ t: 'failed', at: now().toISOString(), code });
      }
    },
  });
  const age = now().getTime() - (journal.begunAt?.getTime() ?? -Infinity);
  if (age > MAX_READING_AGE_MS) await journal.append({ t: 'begin', at: now().toISOString() });

  async function fetchPage(district: LicenseDistrict, page: number): Promise<void> {
    api.signal?.throwIfAborted();
    if (journal.getCalls(toSeoulDay(now())) >= dailyQuota) {
      throw new LicenseError('QUOTA', `all ${dailyQuota} calls of the day are made`);
    }
    const { rows, totalCount } = await client.fetchPage(district, page);
    calls += 1;
    await journal.append({
      ...{ t: 'page', at: now().toISOString(), district, page, totalCount },
      rows: rows.map(pickLicenseFields),
    });
  }

  let isComplete = true;
  for (const [at, district] of LICENSE_DISTRICTS.entries()) {
    let rows = 0;
    let totalCount = 0;
    for (let page = 1, pages = 1; page <= pages; page += 1) {
      if (!journal.getPage(district, page)) await fetchPage(district, page);
      const answer = journal.getPage(district, page);
      rows += answer?.rows ?? 0;
      totalCount = answer?.totalCount ?? 0;
      // A page without rows is the last one, whatever the service counts.
      pages = answer?.rows === 0 ? page : Math.ceil(totalCount / ROWS_PER_PAGE);
      onProgress?.({ district, ...estimatePages(journal, at, pages) });
    }
    if (rows < totalCount) isComplete = false;
  }
  return { calls, isComplete };
}

function estimatePages(journal: LicenseJournal, at: number, pagesOfThis: number) {
  const before = LICENSE_DISTRICTS.slice(0, at);
  const pagesBefore = before.reduce((sum, each) => sum + journal.countPages(each), 0);
  const district = LICENSE_DISTRICTS[at];
  const pagesDone = pagesBefore + (district ? journal.countPages(district) : 0);
  const known = pagesBefore + pagesOfThis;
  return { pagesDone, pagesTotal: Math.round((known / (at + 1)) * LICENSE_DISTRICTS.length) };
}
