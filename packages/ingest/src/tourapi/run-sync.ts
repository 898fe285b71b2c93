import 'server-only';
import type { Place } from '@kioot/places/place';
import type { SnapshotInfo } from '@kioot/places/snapshot';
import { CallJournal } from '../common/call-journal';
import { withFolderLock } from '../common/lock';
import { toSeoulDay } from '../common/seoul-day';
import type { SourceClientOptions } from '../common/source-client';
import { SourceError, toAdvice } from '../common/source-error';
import { SourceReader } from '../common/source-reader';
import { readSnapshot, readSnapshotInfo, toSnapshotInfo, writeSnapshot } from '../snapshot-file';
import { exceedsVanishingLimit } from '../change-report';
import { fetchDetail, TOURAPI } from './endpoints';
import { hasKnownItems, LISTS } from './items';
import { mergeSnapshot, type MergeResult } from './merge-snapshot';
import { planSync, type SyncPlan } from './plan-sync';
import { DEFAULT_PAGE_SIZE, readLists, type ListsResult } from './read-lists';

/** Daily calls of a development key. */
const DEFAULT_DAILY_QUOTA = 1000;

export interface SyncOptions {
  readonly api: SourceClientOptions;
  /** Snapshot to update; `restaurants.meta.json` beside it dates it. */
  readonly snapshotPath: string;
  /** Current rows and description; read from `snapshotPath` by default. */
  readonly base?: { readonly rows: readonly Place[]; readonly info: SnapshotInfo };
  /** Folder of the journal, locked by the running sync. */
  readonly journalFolder: string;
  readonly dailyQuota?: number;
  readonly pageSize?: number;
  /** Overrides the limit of 20 % vanishing rows. */
  readonly force?: boolean;
  /** Overrides the limit of 2 % of menus or hours going blank. */
  readonly allowBlank?: boolean;
  /** Reads the lists and reports planned changes; writes only the journal. */
  readonly dryRun?: boolean;
  readonly now?: () => Date;
  /** Called with the new snapshot once its file is in place. */
  readonly onReplaced?: (rows: readonly Place[], info: SnapshotInfo) => void;
  readonly onProgress?: (progress: SyncProgress) => void;
}

/** Progress of a running sync. */
export interface SyncProgress {
  readonly phase: 'lists' | 'details' | 'writing';
  /** Rows in the list; 0 while unknown. */
  readonly rows: number;
  readonly callsDone: number;
  /** Planned calls of this run. */
  readonly callsTotal: number;
  /** Remaining calls of the daily quota. */
  readonly callsLeft: number;
}

export type SyncResult = Awaited<ReturnType<SyncRun['run']>>;

/**
 * Updates a snapshot from TourAPI. Safe to kill at any moment: each response is in the journal
 * before the next call starts, and the snapshot is replaced atomically at the end.
 * @throws {SourceError} for a failed call other than an exceeded quota; the journal is kept
 * @throws {IngestError} when another sync runs, the snapshot is unreadable or the disk fails
 */
export function runSync(options: SyncOptions): Promise<SyncResult> {
  const { journalFolder } = options;
  return withFolderLock(journalFolder, async () => {
    const journal = await CallJournal.open(journalFolder, hasKnownItems);
    try {
      const result = await new SyncRun(options, journal).run();
      if (result.status === 'done') await journal.finish();
      return result;
    } finally {
      await journal.close();
    }
  });
}

/** Sync over an open journal: lists, then details, then the new snapshot. */
class SyncRun {
  readonly #options: SyncOptions;
  readonly #journal: CallJournal;
  readonly #now: () => Date;
  readonly #pageSize: number;
  readonly #dailyQuota: number;
  readonly #reader: SourceReader;
  #plan: SyncPlan | null = null;
  #phase: SyncProgress['phase'] = 'lists';
  #detailsRead = 0;

  constructor(options: SyncOptions, journal: CallJournal) {
    this.#options = options;
    this.#journal = journal;
    this.#now = options.now ?? (() => new Date());
    this.#pageSize = options.pageSize ?? DEFAULT_PAGE_SIZE;
    this.#dailyQuota = options.dailyQuota ?? DEFAULT_DAILY_QUOTA;
    this.#reader = new SourceReader({
      ...{ source: TOURAPI, api: options.api, journal, now: this.#now },
      dailyQuota: this.#dailyQuota,
      beforeCall: () => this.#report(),
    });
  }

  async run() {
    try {
      return await this.#synchronize();
    } catch (error) {
      if (!(error instanceof SourceError && error.kind === 'quota')) throw error;
      const whatToDo = toAdvice(TOURAPI, '22');
      return {
        status: 'stopped' as const,
        ...this.#calls(),
        callsToGo: this.#getCallsToGo(),
        whatToDo,
      };
    }
  }

  async #synchronize() {
    const { base, snapshotPath, force = false, dryRun = false } = this.#options;
    // Both files before the first call: a damaged file costs no quota.
    const rows = base ? [...base.rows] : await readSnapshot(snapshotPath);
    const info = base ? base.info : await readSnapshotInfo(snapshotPath);
    const lists = await readLists(this.#reader, this.#journal, this.#pageSize);
    const plan = await planSync(rows, this.#journal);
    this.#plan = plan;
    if (dryRun) return this.#toDryRun(plan, lists);
    if (exceedsVanishingLimit(plan.vanishing, plan.of) && !force)
      return this.#refuseVanishing(plan);
    await this.#readDetails(plan);
    this.#phase = 'writing';
    this.#report();
    const { allowBlank = false, onReplaced } = this.#options;
    const takenAt = new Date(this.#journal.begin?.at ?? this.#now());
    const { isListComplete, passedOver } = lists;
    const today = toSeoulDay(takenAt);
    const merged = await mergeSnapshot(rows, { journal: this.#journal, today, isListComplete });
    if (merged.blanking.exceedsLimit && !allowBlank) return this.#refuseBlanking(merged);
    const snapshot = toSnapshotInfo(merged.rows, takenAt, info);
    await writeSnapshot(snapshotPath, merged.rows, snapshot);
    onReplaced?.(merged.rows, snapshot);
    const { counts, changes } = merged.report;
    const { misplaced, unusable } = merged;
    return {
      ...{ status: 'done' as const, ...this.#calls(), counts, changes, misplaced, unusable },
      ...{ isListComplete, passedOver, snapshot },
    };
  }

  async #readDetails({ tasks }: SyncPlan): Promise<void> {
    this.#phase = 'details';
    for (const task of tasks) {
      await this.#reader.call((client) => fetchDetail(client, task));
      this.#detailsRead += 1;
    }
  }

  /** Too many vanishing rows. Discards the lists: the next run reads them again, when the source may have recovered. */
  async #refuseVanishing({ vanishing, of }: SyncPlan) {
    await this.#reader.beginAgain(this.#pageSize, 1);
    const whatToDo =
      'The present snapshot stays. Run the sync again later; if these restaurants are really closed, run it with --force.';
    return {
      status: 'refused' as const,
      reason: 'vanishing' as const,
      ...this.#calls(),
      vanishing,
      of,
      whatToDo,
    };
  }

  /**
   * Too many fields going blank. Discards blank details, including those that replace no text: the next run fetches them again.
   */
  async #refuseBlanking({ blanking, halfBlank }: MergeResult) {
    const { ids, changes, counts } = blanking;
    const discardedIds = [...new Set([...ids, ...halfBlank])];
    await this.#journal.append({ t: 'forget', at: this.#now().toISOString(), ids: discardedIds });
    const whatToDo =
      'The present snapshot stays. Run the sync again later: it fetches these rows again. If the source has really removed their text, run it with --allow-blank.';
    return {
      ...{ status: 'refused' as const, reason: 'blanking' as const, ...this.#calls(), ...counts },
      ...{ rows: ids.length, changes, whatToDo },
    };
  }

  #toDryRun({ tasks, listed, fresh, vanishing, changes }: SyncPlan, { passedOver }: ListsResult) {
    const detailCalls = tasks.length;
    const calls = this.#calls();
    // Today's remaining quota, then full days.
    const days = 1 + Math.ceil(Math.max(0, detailCalls - calls.callsLeft) / this.#dailyQuota);
    return {
      ...{ status: 'dry-run' as const, ...calls, listed, fresh, vanishing },
      ...{ detailCalls, days, passedOver, changes },
    };
  }

  #calls() {
    return { calls: this.#reader.calls, callsLeft: this.#reader.callsLeft };
  }

  /** Remaining calls, as far as planned. */
  #getCallsToGo(): number {
    const missingPages = LISTS.reduce((sum, list) => {
      const pages = this.#journal.getPageCount(list) - this.#journal.getPages(list).length;
      return sum + Math.max(0, pages);
    }, 0);
    return missingPages + (this.#plan ? this.#plan.tasks.length - this.#detailsRead : 0);
  }

  #report(): void {
    this.#options.onProgress?.({
      phase: this.#phase,
      rows: this.#journal.getPage('ko', 1)?.totalCount ?? 0,
      callsDone: this.#reader.answered,
      callsTotal: this.#reader.answered + this.#getCallsToGo(),
      callsLeft: this.#reader.callsLeft,
    });
  }
}
