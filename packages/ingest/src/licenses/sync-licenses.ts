import 'server-only';
import { CallJournal } from '../common/call-journal';
import { toFailure } from '../common/errors';
import { withFolderLock } from '../common/lock';
import { Quarantine } from '../common/quarantine';
import { toSeoulDay } from '../common/seoul-day';
import type { SourceClientOptions } from '../common/source-client';
import { SourceError } from '../common/source-error';
import type { ReadProgress } from '../common/source-reader';
import { readDistricts } from '../common/districts';
import { exceedsVanishingLimit } from '../change-report';
import { downloadLicenses, LICENSE_DISTRICTS } from './download-licenses';
import type { LicenseChanges, LicenseTarget } from './license-targets';
import { LicenseMatcher, type LicenseDecision, type LicensedPlace } from './match-licenses';
import { parseLicense } from './parse-license';

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
  const { dailyQuota, now = () => new Date() } = options;
  // Before the first call: a list that is damaged costs none.
  const places = await target.read();
  const download = await downloadLicenses({ api, journal, dailyQuota, now }, options.onDownload);
  const takenAt = new Date(journal.begin?.at ?? now());
  const today = toSeoulDay(takenAt);
  return Quarantine.within(options.workFolder, async (quarantine) => {
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
      superseded: add && download.isComplete ? decision.superseded : [],
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
      ...{ ...download, counts: decision.counts, ...quarantine.summary },
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
  });
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
      const { row, rejections } = parseLicense(item, districts, today);
      for (const rejection of rejections) await quarantine.add(where, rejection);
      if (row) matcher.add(row);
    }
  }
  const decision = matcher.decide();
  for (const { reason, license, like } of decision.unmatched) {
    const { id, name, state, closedOn } = license;
    const words = like.map(({ contentId, because }) => `${contentId} (${because})`);
    const value = `${name}, ${closedOn ?? state}: ${words.join('; ')}`;
    await quarantine.add(`license ${id}`, { reason, value });
  }
  return decision;
}
