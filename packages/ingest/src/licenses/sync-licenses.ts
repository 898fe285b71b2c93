import 'server-only';
import { CallJournal } from '../common/call-journal';
import { toFailure } from '../common/errors';
import { withFolderLock } from '../common/lock';
import { Quarantine } from '../common/quarantine';
import { toSeoulDay } from '../common/seoul-day';
import type { SourceClientOptions } from '../common/source-client';
import { SourceError, type Source } from '../common/source-error';
import { SourceReader, type ReadProgress } from '../common/source-reader';
import { readDistricts } from '../common/districts';
import { exceedsVanishingLimit } from '../change-report';
import districtCodes from './district-codes.json';
import type { LicenseChanges, LicenseTarget } from './license-targets';
import { LicenseMatcher, type LicenseDecision, type LicensedPlace } from './match-licenses';
import { parseLicense, pickLicenseFields } from './parse-license';

/** Register of restaurant licenses. */
export const LICENSES: Source = {
  name: 'The register of licenses',
  baseUrl: 'https://apis.data.go.kr/1741000/general_restaurants',
  dataSet: '15154916',
  ...{ key: 'the variable of --key-env', address: 'LICENSES_BASE_URL' },
};

/** Districts of Seoul; the table has the codes of their offices (`OPN_ATMY_GRP_CD`). */
export const LICENSE_DISTRICTS = Object.keys(
  districtCodes,
) as readonly (keyof typeof districtCodes)[];

/** The service answers no more rows than these, whatever is asked for. */
const ROWS_PER_PAGE = 100;

/** Calls a day of a key of the portal. */
const DEFAULT_DAILY_QUOTA = 10_000;

/** A reading that was begun longer ago starts over: its pages would no longer fit those of today. */
const MAX_READING_AGE_MS = 3 * 86_400_000;

export interface LicenseSyncOptions {
  readonly api: SourceClientOptions;
  readonly target: LicenseTarget;
  /** Folder of the lock, the journal and the quarantine report. */
  readonly workFolder: string;
  /** Brings in trading restaurants that no place is, without a menu. */
  readonly add?: boolean;
  /** Reads and compares everything, changes no place. */
  readonly dryRun?: boolean;
  /** Lets more than 20 % of the places close. */
  readonly force?: boolean;
  readonly dailyQuota?: number;
  readonly now?: () => Date;
  readonly onDownload?: (progress: ReadProgress) => void;
  readonly onWrite?: (done: number, total: number) => void;
  /** Work to be done before the journal is put aside. */
  readonly onWritten?: () => Promise<void>;
}

/** Changes and unmatched licenses beyond these are counted, and named in the report on refused rows. */
const MAX_LISTED = 500;

export type LicenseSyncResult = Awaited<ReturnType<typeof syncLicenses>>;

/**
 * Brings places up to date with the register of licenses (data set 15154916). May be killed at any moment: every answered
 * call is in the journal before the next one starts, and the same changes are applied again.
 * @throws {IngestError} when more than 20 % of the places would close; the journal is kept. When no
 *   district has a license; every page is asked for again
 * @throws {SourceError} for a failed call other than a used-up quota; the journal is kept
 * @throws {IngestError} when another sync is at work, or the disk or the database refuses
 */
export function syncLicenses(options: LicenseSyncOptions) {
  return withFolderLock(options.workFolder, async () => {
    const journal = await CallJournal.open(options.workFolder);
    try {
      const result = await sync(options, journal);
      if (result.status === 'done') await journal.finish();
      return result;
    } catch (error) {
      if (!(error instanceof SourceError && error.kind === 'quota')) throw error;
      const { message, whatToDo } = error;
      return { status: 'stopped' as const, message, whatToDo };
    } finally {
      await journal.close();
    }
  });
}

async function sync(options: LicenseSyncOptions, journal: CallJournal) {
  const { api, target, add = false, dryRun = false, force = false } = options;
  // Before the first call: a list that is damaged costs none.
  const places = await target.read();
  const downloaded = await download(options, journal);
  const takenAt = new Date(journal.begin?.at ?? options.now?.() ?? Date.now());
  const today = toSeoulDay(takenAt);
  const quarantine = new Quarantine(options.workFolder);
  const decision = await decide(places, journal, quarantine, today);
  await quarantine.finish();
  if (decision.counts.licenses === 0 && !force) {
    // Not kept: the next run would refuse the same answers.
    await journal.finish();
    throw toFailure('EmptyRegisterError', 'No district has a license.');
  }
  // Closings always, and places as requested.
  const changes: LicenseChanges = {
    closings: decision.closings,
    newcomers: add ? decision.newcomers : [],
    superseded: add && downloaded.isComplete ? decision.superseded : [],
  };
  const newlyClosed = changes.closings.filter(({ closedOn }) => closedOn !== null);
  const listed = places.filter(({ isListed }) => isListed).length;
  if (exceedsVanishingLimit(newlyClosed.length, listed) && !force && !dryRun) {
    throw toFailure(
      'ClosingLimitError',
      `${newlyClosed.length} of ${listed} places would close, more than 20 %.`,
    );
  }
  if (!dryRun) {
    const { onWrite } = options;
    await target.write(changes, { takenAt, today, onProgress: onWrite, signal: api.signal });
    await options.onWritten?.();
  }
  const unmatched = decision.unmatched.toSorted(
    (a, b) => Number(b.license.state === 'closed') - Number(a.license.state === 'closed'),
  );
  return {
    ...{ ...downloaded, counts: decision.counts, ...quarantine.summary },
    status: dryRun ? ('dry-run' as const) : ('done' as const),
    newlyClosed: newlyClosed.length,
    reopened: changes.closings.length - newlyClosed.length,
    /** Places without a menu that are there now; null without `add`. */
    newcomers: add ? changes.newcomers.length : null,
    superseded: changes.superseded.length,
    /** First changes one by one. */
    closings: changes.closings.slice(0, MAX_LISTED),
    unmatched: unmatched.length,
    /** First ones; those of closed restaurants come first. */
    likePlaces: unmatched.slice(0, MAX_LISTED).map(({ reason, license: { id, name }, like }) => ({
      ...{ name, licenseId: id, reason, like },
    })),
  };
}

/** Downloads the licenses of all districts, but for the pages that the journal has. */
async function download(
  { api, dailyQuota = DEFAULT_DAILY_QUOTA, now = () => new Date(), onDownload }: LicenseSyncOptions,
  journal: CallJournal,
) {
  const reader = new SourceReader({ source: LICENSES, api, journal, dailyQuota, now });
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
    onDownload,
  );
  return {
    /** Calls of this run, failed attempts included. */
    calls: reader.calls,
    /** True where each district has as many rows as the service says. */
    isComplete: LICENSE_DISTRICTS.every((each) => journal.isComplete(each)),
  };
}

async function decide(
  places: readonly LicensedPlace[],
  journal: CallJournal,
  quarantine: Quarantine,
  today: string,
): Promise<LicenseDecision> {
  const districts = readDistricts();
  const matcher = new LicenseMatcher(places);
  for (const district of LICENSE_DISTRICTS) {
    for await (const { where, item } of journal.items(district)) {
      const license = quarantine.take(where, parseLicense(item, districts, today));
      if (license) matcher.add(license);
    }
  }
  const decision = matcher.decide();
  for (const { reason, license, like } of decision.unmatched) {
    const { id, name, state, closedOn } = license;
    const words = like.map(({ contentId, because }) => `${contentId} (${because})`);
    const value = `${name}, ${closedOn ?? state}: ${words.join('; ')}`;
    quarantine.add(`license ${id}`, { reason, value });
  }
  return decision;
}
